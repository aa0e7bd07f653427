import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CommitRow } from '../src/commit-row.ts';
import { claimHouse, HeadsKeeper, headsFrom, openStore, openStream, StoreBehind } from '../src/index.ts';
import { command, receipt, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';
import { tamperAppend, tamperEvent } from './tamper.ts';

const folder = scratchFolder();
const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('every file is for us alone, in a folder for us alone, whatever the umask', async () => {
  const data = join(folder, 'umask', 'data');
  const before = process.umask(0);
  try {
    const location = join(data, 'sabot.db');
    const store = await openStore(location);
    const claim = await claimHouse(location);
    await claim.announce('http://127.0.0.1:4040');
    const heads = await HeadsKeeper.open(store, join(data, 'heads'));
    receipt(await store.append(command([write('table', 0, 1)])));
    await store.snapshots.save({ stream: 'table', shape: 's', version: 1, state: '{}' });
    heads.stop();
    const names = readdirSync(data).sort();
    expect(names).toEqual(['heads', 'house.json', 'house.lock', 'sabot.db', 'sabot.db-shm', 'sabot.db-wal']);
    expect(names.map((name) => [name, modeOf(join(data, name)).toString(8)])).toEqual(
      names.map((name) => [name, '600']),
    );
    expect(modeOf(data).toString(8)).toBe('700');
    await claim.release();
    await store.close();
  } finally {
    process.umask(before);
  }
});

test('files that an earlier version left open to all are closed to others', async () => {
  const location = join(folder, 'wide', 'sabot.db');
  await (await openStore(location)).close();
  chmodSync(location, 0o644);
  await (await openStore(location)).close();
  expect(modeOf(location)).toBe(0o600);
});

test('a folder that is there, and a file that is not ours, stay as they are', async () => {
  const place = join(folder, 'shared');
  mkdirSync(place);
  chmodSync(place, 0o755);
  writeFileSync(join(place, 'letter.db'), 'Dear diary, '.repeat(100));
  chmodSync(join(place, 'letter.db'), 0o644);
  await expect(openStore(join(place, 'letter.db'))).rejects.toMatchObject({ code: 'not-ours' });
  expect([modeOf(place), modeOf(join(place, 'letter.db'))]).toEqual([0o755, 0o644]);
});

test('a store that is behind the heads beside it, or has another history, is refused', async () => {
  const location = join(folder, 'behind', 'sabot.db');
  const file = join(folder, 'behind', 'heads');
  const copy = join(folder, 'behind', 'copy.db');
  let store = await openStore(location);
  receipt(await store.append(command([write('table', 0, 'early')])));
  await store.close();
  copyFileSync(location, copy);
  store = await openStore(location);
  const keeper = await HeadsKeeper.open(store, file);
  receipt(await store.append(command([write('table', 1, 'late'), write('wallet', 0, 'late')])));
  keeper.stop();
  await store.close();
  expect(headsFrom(readFileSync(file, 'utf8')).map(({ stream, version }) => [stream, version])).toEqual([
    ['table', 2],
    ['wallet', 1],
  ]);
  // The same store goes on, also where it has grown since.
  store = await openStore(location);
  receipt(await store.append(command([write('table', 2, 'later')])));
  (await HeadsKeeper.open(store, join(folder, 'behind', 'other'))).stop();
  await expect(HeadsKeeper.open(store, file)).resolves.toBeInstanceOf(HeadsKeeper);
  await store.close();
  // An older copy does not, nor one in which something else came after.
  store = await openStore(copy);
  const refused = await HeadsKeeper.open(store, file).catch((error) => error);
  expect(refused).toBeInstanceOf(StoreBehind);
  expect(refused).toMatchObject({ code: 'behind', file, head: { stream: 'table', version: 2 } });
  receipt(await store.append(command([write('table', 1, 'otherwise'), write('wallet', 0, 'otherwise')])));
  await expect(HeadsKeeper.open(store, file)).rejects.toMatchObject({ code: 'behind' });
  await store.close();
  // A list that cannot be read is no licence.
  writeFileSync(file, 'sabot-heads-1 now 3\n');
  store = await openStore(location);
  await expect(HeadsKeeper.open(store, file)).rejects.toMatchObject({ code: 'bad-input' });
  await store.close();
  expect(existsSync(file)).toBe(true);
});

test('heads are written from time to time, and only when something was', async () => {
  const data = join(folder, 'often');
  const store = await openStore(join(data, 'sabot.db'));
  const file = join(data, 'heads');
  let times = 0;
  const keeper = await HeadsKeeper.open(store, file, { everyMs: 5, now: () => ++times });
  const written = async (version: number): Promise<void> => {
    const has = (): boolean => existsSync(file) && headsFrom(readFileSync(file, 'utf8'))[0]?.version === version;
    while (!has()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  receipt(await store.append(command([write('table', 0, 1)])));
  await written(1);
  receipt(await store.append(command([write('table', 1, 2)])));
  await written(2);
  const before = times;
  await new Promise((resolve) => setTimeout(resolve, 50));
  keeper.stop();
  expect(times).toBe(before);
  await store.close();
});

const linkedElsewhere = (row: CommitRow): CommitRow => ({
  ...row,
  writes: row.writes.map((one) => ({ ...one, prev: 'f'.repeat(64) })),
});
const FOLDING = { initial: 0, evolve: (sum: number) => sum + 1, shape: 'count', every: 3 };

test.each([
  ['changed', (file: string) => tamperEvent(file, 'table', 6, { data: '9' }), /event 6 is not as it was written/],
  ['taken out', (file: string) => tamperAppend(file, 'table', 6, () => null), /event 6 is missing/],
  ['cut off at the end', (file: string) => tamperAppend(file, 'table', 8, () => null), /ends with append 7, and 8/],
  ['of another chain', (file: string) => tamperEvent(file, 'table', 6, { hash: 'f'.repeat(64) }), /event 6 is not as/],
  ['linked elsewhere', (file: string) => tamperAppend(file, 'table', 7, linkedElsewhere), /event 7 does not follow/],
])('a stream with an event %s since its snapshot is not opened', async (_, change, why) => {
  const location = join(folder, `broken-${_.replaceAll(' ', '-')}`, 'sabot.db');
  let store = await openStore(location);
  for (let n = 0; n < 8; n += 1) {
    receipt(await store.append(command([write('table', n, n)])));
    if (n === 4) expect(await openStream(store, 'table', FOLDING)).toMatchObject({ version: 5, folded: 5 });
  }
  expect(await openStream(store, 'table', { ...FOLDING, every: 9 })).toMatchObject({ version: 8, folded: 3 });
  await store.close();
  change(location);
  store = await openStore(location);
  await expect(openStream(store, 'table', FOLDING)).rejects.toMatchObject({ code: 'damaged', message: why });
  await store.close();
});
