import type { Sql } from 'postgres';
import type { Backend } from '../backend.ts';
import type { Envelope, Head } from '../envelope.ts';
import type { NewSnapshot } from '../store.ts';

export function readerOn(sql: Sql): Omit<Backend, 'commit' | 'close'> {
  return {
    async events(stream, from, limit) {
      const rows = await sql<Envelope[]>`
        SELECT stream, version, command_id AS "commandId", actor, at, ruleset, edition, type, data,
          encode(prev, 'hex') AS prev, encode(hash, 'hex') AS hash
        FROM sabot.events WHERE stream = ${stream} AND version >= ${from} ORDER BY version LIMIT ${limit}`;
      // The driver hands a bigint over as text.
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
    async head(stream) {
      const [row] = await sql<Head[]>`
        SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams
        WHERE name = ${stream} AND version > 0`;
      return row ? { ...row } : null;
    },
    async heads(after, from, limit) {
      const rows = await sql<Head[]>`
        SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams
        WHERE name > ${after} AND name >= ${from} AND version > 0 ORDER BY name LIMIT ${limit}`;
      return rows.map((row) => ({ ...row }));
    },
    async snapshot(stream, shape) {
      const [row] = await sql<(NewSnapshot & { readonly sum: string })[]>`
        SELECT s.stream, s.shape, s.version, s.state, s.sum FROM sabot.snapshots s
        JOIN sabot.events e ON e.stream = s.stream AND e.version = s.version AND e.hash = s.event_hash
        WHERE s.stream = ${stream} AND s.shape = ${shape}`;
      return row ?? null;
    },
    async secret(key) {
      const [row] = await sql`SELECT value FROM sabot.vault WHERE key = ${key}`;
      return row?.value ?? null;
    },
    async audit() {
      const strays = await sql`
        SELECT stream, min(version) AS version FROM sabot.events
        WHERE stream NOT IN (SELECT name FROM sabot.streams WHERE version > 0) GROUP BY stream ORDER BY stream LIMIT 10`;
      return strays.map(({ stream, version }) => `${stream} has event ${version}, but no head`);
    },
  };
}
