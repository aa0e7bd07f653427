import type { DatabaseSync } from 'node:sqlite';
import type { Envelope, Head } from '../envelope.ts';
import type { NewSnapshot } from '../store.ts';
import { LogFile } from './log-file.ts';
import { hexOf } from './row.ts';

type KeptSnapshot = NewSnapshot & { readonly sum: string };

export interface Reader {
  events(stream: string, from: number, limit: number): readonly Envelope[];
  head(stream: string): Head | null;
  heads(after: string, from: string, limit: number): readonly Head[];
  snapshot(stream: string, shape: string): KeptSnapshot | null;
  secret(key: string): string | null;
  secretNames(after: string, limit: number): readonly string[];
  audit(): readonly string[];
}

export function readerOn(database: DatabaseSync): Reader {
  const log = new LogFile(database);
  const secret = database.prepare('SELECT value FROM vault WHERE key = ?');
  const secretNames = database.prepare('SELECT key FROM vault WHERE key > ? ORDER BY key LIMIT ?');
  const snapshot = database.prepare('SELECT * FROM snapshots WHERE stream = ? AND shape = ?');
  const gap = database.prepare(`
    SELECT commit_no FROM log AS before WHERE commit_no < (SELECT max(commit_no) FROM log)
    AND NOT EXISTS (SELECT 1 FROM log WHERE commit_no = before.commit_no + 1) LIMIT 1`);
  const strays = database.prepare(`
    SELECT stream, min(version) AS version FROM positions
    WHERE stream NOT IN (SELECT name FROM streams) GROUP BY stream ORDER BY stream LIMIT 10`);

  return {
    events(stream, from, limit) {
      log.catchUp();
      return log.events(stream, from, limit);
    },
    head(stream) {
      log.catchUp();
      return log.head(stream);
    },
    heads(after, from, limit) {
      log.catchUp();
      return log.heads(after, from, limit);
    },
    snapshot(stream, shape) {
      const row = snapshot.get(stream, shape);
      if (row === undefined) return null;
      log.catchUp();
      const version = Number(row.version);
      const [at] = log.events(stream, version, 1);
      if (at?.version !== version || at.hash !== hexOf(row.event_hash)) return null;
      return { stream, shape, version, state: String(row.state), sum: String(row.sum) };
    },
    secret: (key) => (secret.get(key)?.value as string | undefined) ?? null,
    secretNames: (after, limit) => secretNames.all(after, limit).map(({ key }) => String(key)),
    audit() {
      const said = database.prepare('PRAGMA integrity_check(10)').all();
      const problems = said.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
      const missing = gap.all().map(({ commit_no }) => `append ${Number(commit_no) + 1} is missing`);
      const tail = log.catchUp();
      const stray = strays
        .all()
        .filter(({ stream }) => tail.head(String(stream)) === undefined)
        .map(({ stream, version }) => `${stream} has event ${version}, but no head`);
      return [...problems, ...missing, ...stray];
    },
  };
}
