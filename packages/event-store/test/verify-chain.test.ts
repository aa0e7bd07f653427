import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EventStore, type Head, hashOf, NO_HASH, openStore, openStream, verifyChain } from '../src/index.ts';
import { all, command, receipt, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
let made = 0;
let path: string;
let store: EventStore;

beforeEach(async () => {
  made += 1;
  path = join(folder, `${made}.db`);
  store = await openStore(path);
  for (let n = 0; n < 6; n += 1) receipt(await store.append(command([write('mesa', n, n), write('table', n, n)])));
});
afterEach(() => store.close());

function tamper(statement: string): void {
  const database = new DatabaseSync(path);
  database.exec(statement);
  database.close();
}

const cases: [string, string, object][] = [
  ['nothing', '', { ok: true, streams: 2, events: 12 }],
  [
    'a changed event',
    `UPDATE events SET data = '1' WHERE stream = 'table' AND version = 4`,
    { version: 4, fault: 'changed' },
  ],
  [
    'a changed author',
    `UPDATE events SET actor = 'eve' WHERE stream = 'table' AND version = 2`,
    { version: 2, fault: 'changed' },
  ],
  [
    'another number of an append',
    `UPDATE events SET commit_no = 4 WHERE stream = 'table' AND version = 3`,
    { version: 3, fault: 'changed' },
  ],
  [
    'an act put beside',
    `UPDATE events SET act = '{}' WHERE stream = 'table' AND version = 5`,
    { version: 5, fault: 'changed' },
  ],
  ['an event taken out', `DELETE FROM events WHERE stream = 'table' AND version = 3`, { version: 3, fault: 'missing' }],
  ['the last cut off', `DELETE FROM events WHERE stream = 'table' AND version > 4`, { version: 5, fault: 'missing' }],
  ['the head put back', `UPDATE streams SET version = 5 WHERE name = 'table'`, { version: 6, fault: 'head-differs' }],
  [
    'another head',
    `UPDATE streams SET hash = zeroblob(32) WHERE name = 'table'`,
    { version: 6, fault: 'head-differs' },
  ],
];

test.each(cases)('%s', async (_, statement, report) => {
  tamper(statement);
  expect(await verifyChain(store)).toMatchObject(report);
  if (statement) expect(await verifyChain(store)).toMatchObject({ ok: false, stream: 'table' });
});

test('an event rewritten together with its hash is no longer what the next one follows', async () => {
  const third = (await all(store.read('table', 3)))[0]!;
  const forged = { ...third, data: '{"value":"forged"}' };
  tamper(
    `UPDATE events SET data = '${forged.data}', hash = x'${hashOf(forged)}' WHERE stream = 'table' AND version = 3`,
  );
  expect(await verifyChain(store)).toEqual({ ok: false, stream: 'table', version: 4, fault: 'not-linked' });
});

test('events whose appends are not in order are found, though each is as it was written', async () => {
  const forged = (await all(store.read('table'))).map((event) => ({ ...event, commit: 7 - event.commit }));
  let prev = NO_HASH;
  for (const event of forged) {
    const hash = hashOf({ ...event, prev });
    tamper(`UPDATE events SET commit_no = ${event.commit}, prev = x'${prev}', hash = x'${hash}'
      WHERE stream = 'table' AND version = ${event.version}`);
    prev = hash;
  }
  tamper(`UPDATE streams SET hash = x'${prev}' WHERE name = 'table'`);
  expect(await verifyChain(store)).toEqual({ ok: false, stream: 'table', version: 2, fault: 'out-of-order' });
});

test('a history written anew is found by a head noted elsewhere', async () => {
  const noted = await all(store.streams());
  expect(await verifyChain(store, noted)).toMatchObject({ ok: true });
  receipt(await store.append(command([write('table', 6, 'on')])));
  expect(await verifyChain(store, noted)).toMatchObject({ ok: true });
  const table = noted.find(({ stream }) => stream === 'table')!;
  const expectFound = async (note: Head, report: object) =>
    expect(await verifyChain(store, [note])).toMatchObject({ ok: false, ...report });
  await expectFound({ ...table, hash: 'f'.repeat(64) }, { stream: 'table', version: 6, fault: 'not-as-noted' });
  await expectFound({ ...table, version: 9 }, { stream: 'table', version: 8, fault: 'missing' });
  await expectFound({ ...table, stream: 'gone' }, { stream: 'gone', version: 1, fault: 'missing' });
});

test('a snapshot that was changed, or of another history, is folded again', async () => {
  const folding = { shape: 'count', initial: 0, evolve: (count: number) => count + 1, every: 1 };
  await openStream(store, 'table', folding);
  expect(await openStream(store, 'table', folding)).toMatchObject({ state: 6, folded: 0 });
  tamper(`UPDATE snapshots SET state = '7'`);
  expect(await openStream(store, 'table', folding)).toMatchObject({ state: 6, folded: 6 });
  expect(await openStream(store, 'table', folding)).toMatchObject({ state: 6, folded: 0 });
  tamper(`UPDATE snapshots SET event_hash = zeroblob(32)`);
  expect(await openStream(store, 'table', folding)).toMatchObject({ state: 6, folded: 6 });
});

test('a stream with a gap is not folded', async () => {
  tamper(`DELETE FROM events WHERE stream = 'table' AND version = 3`);
  const folding = { shape: 'count', initial: 0, evolve: (count: number) => count + 1 };
  await expect(openStream(store, 'table', folding)).rejects.toMatchObject({ code: 'damaged' });
});

test('a store that is written to meanwhile is as it was written, however far a stream has grown', async () => {
  let version = 6;
  const busy: EventStore = {
    ...store,
    async *read(stream, from) {
      if (stream === 'table') receipt(await store.append(command([write('table', version++, 'meanwhile')])));
      yield* store.read(stream, from);
      if (stream === 'table') receipt(await store.append(command([write('table', version++, 'and again')])));
    },
  };
  expect(await verifyChain(busy)).toMatchObject({ ok: true, streams: 2 });
  expect(await verifyChain(busy)).toMatchObject({ ok: true, streams: 2 });
  tamper(`UPDATE streams SET version = 8 WHERE name = 'table'`);
  expect(await verifyChain(store)).toMatchObject({ ok: false, stream: 'table', fault: 'head-differs' });
});
