import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Envelope,
  type EventStore,
  type Head,
  hashOf,
  NO_HASH,
  openSqlite,
  openStore,
  openStream,
  verifyChain,
} from '../src/index.ts';
import { all, command, receipt, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';
import { tamper, tamperAppend, tamperEvent } from './tamper.ts';

const folder = scratchFolder();
let made = 0;
let path: string;
let store: EventStore;

beforeEach(async () => {
  made += 1;
  path = join(folder, `${made}.db`);
  store = await openStore(path);
  for (let n = 0; n < 6; n += 1) {
    for (const stream of ['mesa', 'table']) receipt(await store.append(command([write(stream, n, n)])));
  }
});
afterEach(() => store.close());

const table = (version: number, change: Parameters<typeof tamperEvent>[3]) => () =>
  tamperEvent(path, 'table', version, change);

const cases: [string, () => void, object][] = [
  ['a changed event', table(4, { data: '1' }), { version: 4, fault: 'changed' }],
  ['an act put beside', table(5, { act: '{}' }), { version: 5, fault: 'changed' }],
  [
    'a changed author',
    () => tamperAppend(path, 'table', 2, (row) => ({ ...row, actor: 'eve' })),
    { version: 2, fault: 'changed' },
  ],
  [
    'another number of an append',
    () => tamperAppend(path, 'table', 6, (row) => row, 99),
    { version: 6, fault: 'changed' },
  ],
  ['an append taken out', () => tamperAppend(path, 'table', 3, () => null), { version: 3, fault: 'missing' }],
  [
    'the last cut off',
    () => {
      for (const version of [5, 6]) tamperAppend(path, 'table', version, () => null);
    },
    { version: 5, fault: 'missing' },
  ],
  [
    'an append whose form is broken',
    () => tamper(path, `UPDATE log SET body = CAST(body || x'00' AS BLOB) WHERE commit_no = 4`),
    { version: 2, fault: 'unreadable' },
  ],
];

test('a store as it was written is sound', async () => {
  expect(await verifyChain(store)).toEqual({ ok: true, streams: 2, events: 12 });
});

test.each(cases)('%s is found', async (_, change, report) => {
  // Whoever reads knows the log already.
  expect(await all(store.streams())).toHaveLength(2);
  change();
  expect(await verifyChain(store)).toEqual({ ok: false, stream: 'table', ...report });
});

test('an append that is missing from the log is named by its number, whoever opens the file', async () => {
  tamperAppend(path, 'table', 3, () => null);
  const other = await openStore(path);
  expect(await other.audit()).toEqual(['append 6 is missing']);
  expect(await verifyChain(other)).toMatchObject({ ok: false, stream: 'table', version: 3, fault: 'missing' });
  await other.close();
});

test.each([
  ['the head put back', `UPDATE streams SET version = 5 WHERE name = 'table'`],
  ['another head', `UPDATE streams SET hash = zeroblob(32) WHERE name = 'table'`],
])('%s is found once it is in the index', async (_, statement) => {
  await store.close();
  store = await openSqlite(path, { index: { stretch: 1, portion: 1000 } });
  expect(await store.ping()).toBeNull();
  tamper(path, statement);
  expect(await verifyChain(store)).toEqual({ ok: false, stream: 'table', version: 6, fault: 'head-differs' });
});

test('an event rewritten together with its hash is no longer what the next one follows', async () => {
  const third = (await all(store.read('table', 3)))[0]!;
  const forged = { ...third, data: '{"value":"forged"}' };
  tamperEvent(path, 'table', 3, { data: forged.data, hash: hashOf(forged) });
  expect(await verifyChain(store)).toEqual({ ok: false, stream: 'table', version: 4, fault: 'not-linked' });
});

test('events whose appends are not in order are found, though each is as it was written', async () => {
  const forged: Envelope[] = [];
  for (const event of (await all(store.read('table'))).slice(0, 2)) {
    const linked = { ...event, commit: 9 - event.commit, prev: forged.at(-1)?.hash ?? NO_HASH };
    forged.push({ ...linked, hash: hashOf(linked) });
  }
  const reading: EventStore = {
    ...store,
    async *streams() {
      yield { stream: 'table', version: 2, hash: forged[1]!.hash };
    },
    async *read() {
      yield* forged;
    },
  };
  expect(await verifyChain(reading)).toEqual({ ok: false, stream: 'table', version: 2, fault: 'out-of-order' });
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
  tamper(path, `UPDATE snapshots SET state = '7'`);
  expect(await openStream(store, 'table', folding)).toMatchObject({ state: 6, folded: 6 });
  expect(await openStream(store, 'table', folding)).toMatchObject({ state: 6, folded: 0 });
  tamper(path, `UPDATE snapshots SET event_hash = zeroblob(32)`);
  expect(await openStream(store, 'table', folding)).toMatchObject({ state: 6, folded: 6 });
});

test('a stream with a gap is not folded', async () => {
  tamperAppend(path, 'table', 3, () => null);
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
});
