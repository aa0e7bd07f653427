import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqlite, openStore } from '../src/index.ts';
import { command, receipt, values, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
const oneLine = expect.stringMatching(/^[^\n]+\.$/);

test('a file that is no database is refused and left as it is', async () => {
  const path = join(folder, 'notes.txt');
  const text = 'Dear diary, today I opened a casino.\n'.repeat(100);
  writeFileSync(path, text);
  await expect(openStore(path)).rejects.toMatchObject({ name: 'StoreError', code: 'not-ours', message: oneLine });
  expect(readFileSync(path, 'utf8')).toBe(text);
  expect(existsSync(`${path}-wal`)).toBe(false);
});

test("somebody else's database is refused and left as it is", async () => {
  const path = join(folder, 'theirs.db');
  const theirs = new DatabaseSync(path);
  theirs.exec('CREATE TABLE events (stream TEXT)');
  theirs.close();
  const before = readFileSync(path);
  await expect(openStore(path)).rejects.toMatchObject({ code: 'not-ours', message: oneLine });
  expect(readFileSync(path)).toEqual(before);
});

test('a file of a newer schema is refused', async () => {
  const path = join(folder, 'newer.db');
  await (await openStore(path)).close();
  const newer = new DatabaseSync(path);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  await expect(openStore(path)).rejects.toMatchObject({ code: 'newer-schema', message: expect.stringContaining('99') });
});

test('a folder, and a place where no file can be made, are refused', async () => {
  mkdirSync(join(folder, 'a-folder.db'));
  await expect(openStore(join(folder, 'a-folder.db'))).rejects.toMatchObject({ code: 'cannot-open', message: oneLine });
  writeFileSync(join(folder, 'in-the-way'), 'x');
  await expect(openStore(join(folder, 'in-the-way', 'sabot.db'))).rejects.toMatchObject({
    code: 'cannot-open',
    message: oneLine,
  });
});

test('an empty file, left by a start that was cut short, is taken', async () => {
  const path = join(folder, 'empty.db');
  writeFileSync(path, '');
  chmodSync(path, 0o600);
  const store = await openStore(path);
  receipt(await store.append(command([write('table', 0, 1)])));
  await store.close();
  expect(existsSync(`${path}-wal`), 'closing leaves one file').toBe(false);
});

test('nodes that start at once make the file once', async () => {
  const path = join(folder, 'new', 'at-once.db');
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(path)));
  await Promise.all(stores.map((store, n) => store.append(command([write(`table-${n}`, 0, n)]))));
  expect(await values(stores[0]!, 'table-3')).toEqual([3]);
  await Promise.all(stores.map((store) => store.close()));
});

test('a file another process holds locked is refused after a while, and taken when it is free', async () => {
  const path = join(folder, 'locked.db');
  const store = await openSqlite(path, { busyTimeout: 50 });
  const other = new DatabaseSync(path);
  other.exec('BEGIN EXCLUSIVE');
  const once = command([write('table', 0, 1)]);
  await expect(store.append(once)).rejects.toMatchObject({ code: 'busy', message: oneLine });
  await expect(openSqlite(path, { busyTimeout: 50 })).rejects.toMatchObject({ code: 'busy', message: oneLine });
  other.exec('ROLLBACK');
  other.close();
  receipt(await store.append(once));
  expect(await values(store, 'table')).toEqual([1]);
  await store.close();
});

test('an empty location is refused', async () => {
  await expect(openStore('')).rejects.toMatchObject({ code: 'bad-location' });
});
