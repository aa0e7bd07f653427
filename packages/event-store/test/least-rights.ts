import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { openStore } from '../src/index.ts';
import type { PostgresServer } from './postgres-server.ts';

const PAGE = fileURLToPath(new URL('../../../docs/operations.md', import.meta.url));

/** What the page of operations lets a house do in its database. */
function grants(): string {
  const [, statements] = /### Least rights[\s\S]*?```sql\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  if (statements === undefined) throw new Error('docs/operations.md does not say which rights a house needs');
  return statements;
}

/** A database whose tables somebody else has made, by its URL for a role that has just these rights. */
export async function withLeastRights(server: PostgresServer): Promise<string> {
  const url = await server.fresh();
  await (await openStore(url)).close();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [there] = await sql`SELECT FROM pg_roles WHERE rolname = 'sabot_house'`;
  if (there === undefined) await sql.unsafe('CREATE ROLE sabot_house LOGIN');
  await sql.unsafe(grants());
  await sql.end();
  return Object.assign(new URL(url), { username: 'sabot_house' }).href;
}
