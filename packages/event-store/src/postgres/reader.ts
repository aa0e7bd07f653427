import type { Backend } from '../backend.ts';
import type { Envelope, Head } from '../envelope.ts';
import type { NewSnapshot } from '../store.ts';
import type { Query } from './line.ts';

const EVENTS = `
  SELECT stream, version, commit_no AS "commit", command_id AS "commandId", actor, at, ruleset, edition, act, type, data,
    encode(prev, 'hex') AS prev, encode(hash, 'hex') AS hash
  FROM sabot.events WHERE stream = $1 AND version >= $2 ORDER BY version LIMIT $3`;

const HEAD = `
  SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams WHERE name = $1 AND version > 0`;

const HEADS = `
  SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams
  WHERE name > $1 AND name >= $2 AND version > 0 ORDER BY name LIMIT $3`;

const SNAPSHOT = `
  SELECT s.stream, s.shape, s.version, s.state, s.sum FROM sabot.snapshots s
  JOIN sabot.events e ON e.stream = s.stream AND e.version = s.version AND e.hash = s.event_hash
  WHERE s.stream = $1 AND s.shape = $2`;

const STRAYS = `
  SELECT stream, min(version) AS version FROM sabot.events
  WHERE stream NOT IN (SELECT name FROM sabot.streams WHERE version > 0) GROUP BY stream ORDER BY stream LIMIT 10`;

export function readerOn(query: Query): Omit<Backend, 'commit' | 'close'> {
  return {
    async events(stream, from, limit) {
      const rows = await query<Envelope>(EVENTS, stream, from, limit);
      // The driver hands a bigint over as text.
      return rows.map((row) => ({ ...row, commit: Number(row.commit), at: Number(row.at) }));
    },
    async head(stream) {
      const [row] = await query<Head>(HEAD, stream);
      return row ? { ...row } : null;
    },
    async heads(after, from, limit) {
      return (await query<Head>(HEADS, after, from, limit)).map((row) => ({ ...row }));
    },
    async snapshot(stream, shape) {
      const [row] = await query<NewSnapshot & { readonly sum: string }>(SNAPSHOT, stream, shape);
      return row ?? null;
    },
    async secret(key) {
      const [row] = await query<{ value: string }>('SELECT value FROM sabot.vault WHERE key = $1', key);
      return row?.value ?? null;
    },
    async secretNames(after, limit) {
      const statement = 'SELECT key FROM sabot.vault WHERE key > $1 ORDER BY key LIMIT $2';
      return (await query<{ key: string }>(statement, after, limit)).map(({ key }) => key);
    },
    async audit() {
      const strays = await query<{ stream: string; version: number }>(STRAYS);
      return strays.map(({ stream, version }) => `${stream} has event ${version}, but no head`);
    },
  };
}
