import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres } from './postgres-server.ts';

/** Two servers of which one follows the other, and an answer waits until both have it. */
export interface PostgresPair {
  /** The database, by both hosts. */
  readonly url: string;
  /** The one that takes writes is gone, and the other takes them. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** The second is made from a copy of the first one's data. */
export async function startPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-pair-'));
  // Whoever runs the servers has to come through.
  chmodSync(folder, 0o755);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const one of [first, second]) mkdirSync(one);
  await (await startPostgres({ folder: first })).stop();
  // With its owner, who is not us where we are root.
  execFileSync('cp', ['-a', join(first, 'data'), join(second, 'data')]);
  const primary = await startPostgres({ folder: first, settings: ['synchronous_standby_names=*'] });
  const { port } = new URL(primary.url);
  writeFileSync(join(second, 'data/standby.signal'), '');
  const follow = `primary_conninfo = 'host=127.0.0.1 port=${port} user=sabot application_name=second'\n`;
  appendFileSync(join(second, 'data/postgresql.auto.conf'), follow);
  const standby = await startPostgres({ folder: second });
  const ask = async (url: string, statement: string): Promise<Record<string, unknown> | undefined> => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      return (await sql.unsafe(statement))[0];
    } finally {
      await sql.end();
    }
  };
  const isFollowed = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`;
  for (const until = Date.now() + 20_000; (await ask(primary.url, isFollowed)) === undefined; await pause(50))
    if (Date.now() > until) throw new Error('the second server does not follow the first');
  let isThere = true;
  const other = new URL(standby.url).port;
  return {
    url: `postgres://sabot@127.0.0.1:${port},127.0.0.1:${other}/postgres?target_session_attrs=primary`,
    async failOver() {
      isThere = false;
      await primary.crash();
      await ask(standby.url, 'SELECT pg_promote()');
    },
    async stop() {
      if (isThere) await primary.crash();
      await standby.crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
