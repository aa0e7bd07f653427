import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, type Claim, claimHouse, openStore, restore, verifyChain } from '../src/index.ts';
import { asHeld, describeBackup, heldIn, play } from './backup-suite.ts';
import { contract } from './contract.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { killAndLook } from './kills.ts';
import { writeOlderDatabase } from './older-database.ts';
import { OLDER, writeOlderFile } from './older-file.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { all, command, receipt, values, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const oneLine = expect.stringMatching(/^postgres:\/\/[^\n]+\.$/);

contract('PostgreSQL', () => server.fresh());

let made = 0;
const fresh = (name: string): string => {
  made += 1;
  return join(folder, `backup-${made}`, name);
};
const place = (): string => fresh('backup');
const file = async (): Promise<string> => fresh('sabot.db');
describeBackup('backup from a file to PostgreSQL', file, () => server.fresh(), place);
describeBackup('backup from PostgreSQL to a file', () => server.fresh(), file, place);

test('a restore takes no database in which something is kept, or a house is open', async () => {
  const [kept, target, store] = [place(), await server.fresh(), await openStore(await server.fresh())];
  await play(store, 0, 2);
  await backUp(store, kept);
  await store.close();
  const claim = await claimHouse(target);
  await expect(restore(kept, target, null, asHeld)).rejects.toMatchObject({ code: 'held' });
  await claim.release();
  await restore(kept, target, null, asHeld);
  const fault = { code: 'not-empty', place: expect.not.stringContaining('@') };
  await expect(restore(kept, target, null, asHeld)).rejects.toMatchObject({ fault });
});

test('PostgreSQL: of 5 writers killed in mid-append, nothing acknowledged is lost and nothing is doubled', async () => {
  await killAndLook(await server.fresh(), 5);
});

test('nodes that start at once make the tables once', async () => {
  const url = await server.fresh();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(url)));
  await Promise.all(stores.map((store) => store.close()));
});

test('a database that is not there, or does not let us in, is one clear error without the password', async () => {
  const url = new URL(await server.fresh());
  url.password = 'hunter2';
  const noServer = Object.assign(new URL(url), { port: '1' }).href;
  const noDatabase = Object.assign(new URL(url), { pathname: '/nowhere' }).href;
  const noHost = Object.assign(new URL(url), { hostname: 'nowhere.invalid' }).href;
  for (const [location, code] of [
    [noServer, 'unreachable'],
    [noHost, 'unreachable'],
    [noDatabase, 'cannot-open'],
    ['postgres://[', 'bad-location'],
  ] as const) {
    const error = await openStore(location).catch((problem) => problem);
    expect(error).toMatchObject({ name: 'StoreError', code });
    expect(error.message).not.toMatch(/hunter2|\n/);
  }
});

test('a schema of the same name that is not ours, or newer, is refused', async () => {
  const url = await server.fresh();
  const other = postgres(url, { max: 1, onnotice: () => {} });
  await other`CREATE SCHEMA sabot`;
  await other`CREATE TABLE sabot.events (stream text)`;
  await expect(openStore(url)).rejects.toMatchObject({ code: 'not-ours', message: oneLine });
  await other`DROP SCHEMA sabot CASCADE`;
  await (await openStore(url)).close();
  await other`UPDATE sabot.meta SET schema_version = 99`;
  await expect(openStore(url)).rejects.toMatchObject({ code: 'newer-schema', message: oneLine });
  await other.end();
});

test('a database from before acts were kept is verified under its own hash name, and written on under the new one', async () => {
  const file = join(folder, 'older.db');
  writeOlderFile(file);
  const url = await server.fresh();
  await writeOlderDatabase(url, file);
  // Nodes that start at once bring it up to date once.
  const [store, other] = await Promise.all([openStore(url), openStore(url)]);
  const stream = `table:${OLDER.table}`;
  expect(await verifyChain(store, [], () => true)).toEqual({ ok: true, streams: 4, events: 86 });
  // Both kinds of store give what was written before appends were counted in one order, below number 1.
  const inFile = await openStore(file);
  const older = await all(store.appends());
  expect(older).toEqual(await all(inFile.appends()));
  expect(older.map(({ commit }) => commit)).toEqual(older.map((_, n) => n + 1 - older.length));
  await inFile.close();
  const acted = { ...write(stream, OLDER.version), events: [{ type: 'Noted', data: '1', act: '{}' }] };
  expect(receipt(await other.append(command([acted]))).commit).toBe(1);
  expect(await all(store.read(stream, OLDER.version))).toMatchObject([
    { commit: 0, act: null },
    { commit: 1, act: '{}' },
  ]);
  expect(await verifyChain(store, [], (one) => one === stream)).toEqual({ ok: true, streams: 4, events: 87 });
  await Promise.all([store.close(), other.close()]);
});

test('a backup of what was written before appends were counted is restored as it was hashed', async () => {
  const path = join(folder, 'older-backup.db');
  writeOlderFile(path);
  const url = await server.fresh();
  await writeOlderDatabase(url, path);
  for (const [from, to] of [
    [path, await server.fresh()],
    [url, await file()],
  ] as const) {
    const [store, kept] = [await openStore(from), place()];
    await backUp(store, kept);
    await restore(kept, to, null, asHeld);
    const copy = await openStore(to);
    expect(await heldIn(copy)).toEqual(await heldIn(store));
    expect(await all(copy.appends())).not.toEqual([]);
    await Promise.all([store.close(), copy.close()]);
  }
});

test('a changed, a missing and a stray event are found and named', async () => {
  const url = await server.fresh();
  const store = await openStore(url);
  for (let n = 0; n < 5; n += 1) receipt(await store.append(command([write('a', n, n), write('b', n, n)])));
  const hand = postgres(url, { max: 1 });
  await hand`UPDATE sabot.events SET data = '{"value":9}' WHERE stream = 'b' AND version = 3`;
  expect(await verifyChain(store)).toEqual({ ok: false, stream: 'b', version: 3, fault: 'changed' });
  await hand`DELETE FROM sabot.events WHERE stream = 'a' AND version = 5`;
  expect(await verifyChain(store)).toEqual({ ok: false, stream: 'a', version: 5, fault: 'missing' });
  await hand`DELETE FROM sabot.streams WHERE name = 'b'`;
  expect(await store.audit()).toEqual(['b has event 1, but no head']);
  await hand.end();
  await store.close();
});

test('connections that are cut are made anew, and a command in doubt is repeated without harm', async () => {
  const url = await server.fresh();
  const store = await openStore(url);
  const hand = postgres(url, { max: 1 });
  for (let n = 0; n < 10; n += 1) {
    const once = command([write('table', n, n), write('mirror', n, n)]);
    const cut = hand`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'sabot' AND datname = current_database()`;
    const first = await Promise.all([store.append(once).catch((error) => error.code), cut]);
    if (typeof first[0] === 'string') expect(first[0]).toBe('unreachable');
    receipt(await store.append(once).catch(() => store.append(once)));
  }
  for (const stream of ['table', 'mirror']) expect(await values(store, stream)).toEqual([...Array(10).keys()]);
  expect(await verifyChain(store)).toEqual({ ok: true, streams: 2, events: 20 });
  await hand.end();
  await store.close();
});

test('a commit waits for the sync of the server, whatever the server does by default', async () => {
  const url = await server.fresh();
  const hand = postgres(url, { max: 1 });
  await hand.unsafe(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  const store = await openStore(url);
  for (let n = 0; n < 20; n += 1) {
    const [before] = await hand`SELECT pg_current_wal_insert_lsn()::text AS place`;
    receipt(await store.append(command([write('a', n, n)])));
    const [after] = await hand`SELECT pg_current_wal_flush_lsn() > ${before?.place}::text::pg_lsn AS synced`;
    expect(after?.synced).toBe(true);
  }
  await hand.end();
  await store.close();
});

test('a house whose session is cut takes its claim again, and one whose claim was taken meanwhile is told', async () => {
  const url = await server.fresh();
  const hand = postgres(url, { max: 1 });
  const claim = await claimHouse(url);
  const sessions = () => hand`
    SELECT pid FROM pg_stat_activity
    WHERE application_name LIKE 'sabot house%' AND datname = current_database()`;
  const before = (await sessions())[0]?.pid;
  for (;;) {
    await hand`SELECT pg_terminate_backend(${before})`;
    const [now] = await sessions();
    if (now !== undefined && now.pid !== before) break;
  }
  await expect(claimHouse(url)).rejects.toMatchObject({ code: 'held', holder: { pid: process.pid } });
  await claim.release();

  const proxy = await cuttingProxy(url);
  const away = await claimHouse(proxy.url);
  // Cut off for good, it cannot take the claim again before another does.
  proxy.cutAfter(() => 0);
  proxy.cutAll();
  let other: Claim | undefined;
  while (other === undefined) other = await claimHouse(url).catch(() => undefined);
  proxy.cutAfter(null);
  expect(await away.lost).toMatchObject({ code: 'held', holder: { pid: process.pid } });
  await other.release();
  await away.release();
  await proxy.close();
  await hand.end();
});
