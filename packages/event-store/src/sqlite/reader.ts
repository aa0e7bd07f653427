import type { DatabaseSync } from 'node:sqlite';
import type { Envelope, Head } from '../envelope.ts';
import type { NewSnapshot } from '../store.ts';
import { envelopeOf, headOf, snapshotOf } from './row.ts';

export interface Reader {
  events(stream: string, from: number, limit: number): readonly Envelope[];
  head(stream: string): Head | null;
  heads(after: string, from: string, limit: number): readonly Head[];
  snapshot(stream: string, shape: string): (NewSnapshot & { readonly sum: string }) | null;
  secret(key: string): string | null;
  secretNames(after: string, limit: number): readonly string[];
  audit(): readonly string[];
}

export function readerOn(database: DatabaseSync): Reader {
  const events = database.prepare('SELECT * FROM events WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?');
  const head = database.prepare('SELECT name, version, hash FROM streams WHERE name = ?');
  const heads = database.prepare('SELECT * FROM streams WHERE name > ? AND name >= ? ORDER BY name LIMIT ?');
  const secret = database.prepare('SELECT value FROM vault WHERE key = ?');
  const secretNames = database.prepare('SELECT key FROM vault WHERE key > ? ORDER BY key LIMIT ?');
  const snapshot = database.prepare(`
    SELECT s.stream, s.shape, s.version, s.state, s.sum FROM snapshots s
    JOIN events e ON e.stream = s.stream AND e.version = s.version AND e.hash = s.event_hash
    WHERE s.stream = ? AND s.shape = ?`);
  const strays = database.prepare(`
    SELECT stream, min(version) AS version FROM events
    WHERE stream NOT IN (SELECT name FROM streams) GROUP BY stream ORDER BY stream LIMIT 10`);

  return {
    events: (stream, from, limit) => events.all(stream, from, limit).map(envelopeOf),
    head(stream) {
      const row = head.get(stream);
      return row ? headOf(row) : null;
    },
    heads: (after, from, limit) => heads.all(after, from, limit).map(headOf),
    snapshot(stream, shape) {
      const row = snapshot.get(stream, shape);
      return row ? snapshotOf(row) : null;
    },
    secret: (key) => (secret.get(key)?.value as string | undefined) ?? null,
    secretNames: (after, limit) => secretNames.all(after, limit).map(({ key }) => String(key)),
    audit() {
      const said = database.prepare('PRAGMA integrity_check(10)').all();
      const problems = said.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
      const stray = strays.all().map(({ stream, version }) => `${stream} has event ${version}, but no head`);
      return [...problems, ...stray];
    },
  };
}
