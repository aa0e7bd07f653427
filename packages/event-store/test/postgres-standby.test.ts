import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../src/postgres/address.ts';
import { Line } from '../src/postgres/line.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('a commit that the synchronous standby has not confirmed in time is in doubt, and not taken for one', async () => {
  const address = addressOf(await server.fresh());
  const [host] = address.hosts;
  const admin = new Line(address, host!, { connections: 1 });
  await admin.query('CREATE TABLE kept (what text)');
  await admin.query(`ALTER SYSTEM SET synchronous_standby_names = 'nobody'`);
  await admin.query('SELECT pg_reload_conf()');
  const line = new Line(address, host!, { connections: 1, statementMs: 300 });
  const writing = line.transaction((query) => query(`INSERT INTO kept VALUES ('in doubt')`));
  // No timeout of the server ends this wait: it would say that it is committed, though it may be nowhere else.
  await expect(writing).rejects.toMatchObject({ code: 'unreachable' });
  expect(line.isLost).toBe(true);
  await admin.query(`ALTER SYSTEM RESET synchronous_standby_names`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
});
