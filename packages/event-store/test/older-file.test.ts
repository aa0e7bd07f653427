import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openStore, openStream, verifyChain } from '../src/index.ts';
import { OLDER, writeOlderFile } from './older-file.ts';
import { all, command, receipt, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';
import { tamper, tamperEvent } from './tamper.ts';

const folder = scratchFolder();
const stream = `table:${OLDER.table}`;

test('a file from before acts were kept is verified under its own hash name, read, and written on under the new one', async () => {
  const path = join(folder, 'older.db');
  writeOlderFile(path);
  let store = await openStore(path);
  expect(await verifyChain(store, [], () => true)).toEqual({ ok: true, streams: 4, events: 86 });
  const old = await all(store.read(stream));
  expect(old).toHaveLength(OLDER.version);
  expect(old.every(({ commit, act }) => commit === 0 && act === null)).toBe(true);
  const acted = { ...write(stream, OLDER.version, 'on'), events: [{ type: 'Noted', data: '1', act: '{}' }] };
  expect(receipt(await store.append(command([acted]))).commit).toBe(1);
  await store.close();
  store = await openStore(path);
  expect((await all(store.read(stream, OLDER.version))).map(({ commit, act }) => [commit, act])).toEqual([
    [0, null],
    [1, '{}'],
  ]);
  expect(await verifyChain(store, [], (one) => one === stream)).toEqual({ ok: true, streams: 4, events: 87 });
  const count = { shape: 'count', initial: 0, evolve: (sum: number) => sum + 1 };
  expect(await openStream(store, stream, count)).toMatchObject({ state: OLDER.version + 1 });
  await store.close();
});

test('a command of a file from before gets its first answer, without a number', async () => {
  const path = join(folder, 'repeated.db');
  writeOlderFile(path);
  const store = await openStore(path);
  const repeated = command([write(stream, 0, 'again')], {
    commandId: 'act:ana:019363ad-0000-7000-8000-000000000014',
    actor: 'player:ana',
  });
  expect(receipt(await store.append(repeated))).toMatchObject({
    repeated: true,
    commit: 0,
    answer: '{"ok":true,"version":79}',
  });
  await store.close();
});

test('an act put beside an old event is found', async () => {
  const path = join(folder, 'put-beside.db');
  writeOlderFile(path);
  await (await openStore(path)).close();
  tamperEvent(path, stream, 7, { act: '{}' });
  const store = await openStore(path);
  expect(await verifyChain(store)).toEqual({ ok: false, stream, version: 7, fault: 'changed' });
  await store.close();
});

test('a file with an event that belongs to no command is left as it is', async () => {
  const path = join(folder, 'stray.db');
  writeOlderFile(path);
  tamper(path, `UPDATE events SET command_id = 'nobody' WHERE version = 7`);
  await expect(openStore(path)).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringMatching(/^[^\n]+\.$/),
  });
  const left = new DatabaseSync(path);
  expect(left.prepare('SELECT count(*) AS count FROM events').get()).toEqual({ count: 86 });
  left.close();
});
