import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinHouse, openStore, verifyChain } from '../src/index.ts';
import { withLeastRights } from './least-rights.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { played, TALLA, talla } from './sealing-suite.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('a house with the least rights writes, seals and joins others, and can change neither what it has written nor a table', async () => {
  const url = await withLeastRights(server);
  const store = await played({ open: openStore }, url);
  expect(await store.sealing!.seal(talla(1))).toBe(TALLA);
  await store.sealing!.tidy(0);
  await store.snapshots.save({ stream: 'table:a', shape: 'count', version: 60, state: '60' });
  const node = await joinHouse(url, { name: 'a', secret: 'what all nodes of a house know, and nobody else' });
  await node.notes.put([{ name: 't', fence: 1, text: 'x' }]);
  await store.vault.put('secret', 'one');
  expect(await store.vault.replace('secret', 'one', 'other')).toBe(true);
  await store.vault.remove('secret');
  expect(await verifyChain(store)).toMatchObject({ ok: true });
  await node.leave();
  await store.close();

  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const statement of [
    `UPDATE sabot.events SET data = '{}'`,
    `UPDATE sabot.commands SET answer = '{}'`,
    'DELETE FROM sabot.streams',
    'DELETE FROM sabot.commits',
    'UPDATE sabot.meta SET schema_version = 1',
    'TRUNCATE sabot.events',
    'DROP TABLE sabot.events',
    'CREATE TABLE sabot.other ()',
    'CREATE SCHEMA other',
  ])
    await expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' });
  await sql.end();
});
