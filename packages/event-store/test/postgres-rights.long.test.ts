import { afterAll, beforeAll } from 'vitest';
import { contract } from './contract.ts';
import { withLeastRights } from './least-rights.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

contract('PostgreSQL with the least rights', () => withLeastRights(server));
