import type { Backend } from '../backend.ts';
import type { Envelope, Head } from '../envelope.ts';
import { firstGap } from '../sealing/first-gap.ts';
import type { NewSnapshot } from '../store.ts';
import { appendsOn } from './appends.ts';
import type { Query } from './line.ts';
import type { SealedReading } from './sealed-blocks.ts';

/** As many versions as are asked for: where some lie in a block, those after them are not fetched in vain. */
const EVENTS = `
  SELECT stream, version, greatest(commit_no, 0) AS "commit", command_id AS "commandId", actor, at, ruleset, edition, act, type,
    data, encode(prev, 'hex') AS prev, encode(hash, 'hex') AS hash
  FROM sabot.events WHERE stream = $1 AND version >= $2 AND version < $2::bigint + $3::bigint ORDER BY version`;

const RUNS = `
  SELECT version AS "from", last AS "to", block FROM sabot.runs WHERE stream = $1 AND last >= $2 AND version >= coalesce(
    (SELECT max(version) FROM sabot.runs WHERE stream = $1 AND version <= $2), 0)
  ORDER BY version LIMIT 20`;

const HASH = `
  SELECT encode(hash, 'hex') AS hash FROM sabot.events WHERE stream = $1 AND version = $2
  UNION ALL SELECT encode(hash, 'hex') FROM sabot.runs WHERE stream = $1 AND last = $2`;

const HEAD = `
  SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams WHERE name = $1 AND version > 0`;

const HEADS = `
  SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams
  WHERE name > $1 AND name >= $2 AND version > 0 ORDER BY name LIMIT $3`;

const SNAPSHOT = `
  SELECT stream, shape, version, state, sum, encode(event_hash, 'hex') AS "eventHash" FROM sabot.snapshots
  WHERE stream = $1 AND shape = $2`;

const STRAYS = `
  SELECT stream, min(version) AS version
  FROM (SELECT stream, version FROM sabot.events UNION ALL SELECT stream, version FROM sabot.runs) AS written
  WHERE stream NOT IN (SELECT name FROM sabot.streams WHERE version > 0) GROUP BY stream ORDER BY stream LIMIT 10`;

const NUMBERS = `
  SELECT commit_no AS "commit" FROM sabot.commands WHERE commit_no > $1::text::bigint ORDER BY commit_no LIMIT 50000`;

/** One statement sees one moment. */
const SECRETS = `
  SELECT last AS "commit", key, value FROM sabot.commits LEFT JOIN sabot.vault ON true ORDER BY key`;

interface SealedRun {
  readonly from: number;
  readonly to: number;
  readonly block: number;
}

/** Rows first, blocks after: what is sealed in between is in one of both. */
async function eventsOn(
  query: Query,
  blocks: Pick<SealedReading, 'events'>,
  stream: string,
  from: number,
  limit: number,
): Promise<readonly Envelope[]> {
  const found: Envelope[] = [];
  const first = Math.max(1, from);
  let runs: readonly SealedRun[] = [];
  for (;;) {
    const [next, most] = [first + found.length, limit - found.length];
    if (most <= 0) return found;
    const run = runs.find(({ from, to }) => from <= next && next <= to);
    if (run !== undefined) {
      found.push(...(await blocks.events(run.block, stream, next, Math.min(run.to, next + most - 1))));
      continue;
    }
    // The driver hands a bigint over as text.
    const rows = (await query<Envelope>(EVENTS, stream, next, most)).map((row) => ({
      ...row,
      commit: Number(row.commit),
      at: Number(row.at),
    }));
    const gap = rows.findIndex(({ version }, i) => version !== next + i);
    const inRow = gap < 0 ? rows : rows.slice(0, gap);
    found.push(...inRow);
    if (inRow.length === most) return found;
    const missing = next + inRow.length;
    runs = await query<SealedRun>(RUNS, stream, missing);
    // Where it is in no block the stream is over, or somebody took events away: then what comes after them is given.
    if (!runs.some(({ from, to }) => from <= missing && missing <= to)) return [...found, ...rows.slice(inRow.length)];
  }
}

/** The hash of an event; null: there is none. Where it is the last of a sealed run, the block need not be opened. */
export async function hashAt(
  query: Query,
  blocks: Pick<SealedReading, 'events'>,
  stream: string,
  version: number,
): Promise<string | null> {
  const [row] = await query<{ hash: string }>(HASH, stream, version);
  if (row !== undefined) return row.hash;
  const [event] = await eventsOn(query, blocks, stream, version, 1);
  return event?.version === version ? event.hash : null;
}

async function numbersIn(query: Query): Promise<readonly number[]> {
  const found: number[] = [];
  for (let last = Number.MIN_SAFE_INTEGER; ; last = found.at(-1)!) {
    const page = await query<{ commit: string }>(NUMBERS, String(last));
    if (page.length === 0) return found;
    for (const { commit } of page) found.push(Number(commit));
  }
}

export function readerOn(query: Query, blocks: SealedReading): Omit<Backend, 'commit' | 'close'> {
  return {
    events: (stream, from, limit) => eventsOn(query, blocks, stream, from, limit),
    async head(stream) {
      const [row] = await query<Head>(HEAD, stream);
      return row ? { ...row } : null;
    },
    async heads(after, from, limit) {
      return (await query<Head>(HEADS, after, from, limit)).map((row) => ({ ...row }));
    },
    async snapshot(stream, shape) {
      const [row] = await query<NewSnapshot & { readonly sum: string; readonly eventHash: string }>(
        SNAPSHOT,
        stream,
        shape,
      );
      if (row === undefined) return null;
      const { eventHash, ...snapshot } = row;
      return (await hashAt(query, blocks, stream, row.version)) === eventHash ? snapshot : null;
    },
    async secret(key) {
      const [row] = await query<{ value: string }>('SELECT value FROM sabot.vault WHERE key = $1', key);
      return row?.value ?? null;
    },
    async secretNames(after, limit) {
      const statement = 'SELECT key FROM sabot.vault WHERE key > $1 ORDER BY key LIMIT $2';
      return (await query<{ key: string }>(statement, after, limit)).map(({ key }) => key);
    },
    async secrets() {
      const rows = await query<{ commit: string; key: string | null; value: string }>(SECRETS);
      const held = rows.flatMap(({ key, value }) => (key === null ? [] : [[key, value] as const]));
      return { commit: Number(rows[0]?.commit ?? 0), secrets: new Map(held) };
    },
    appends: (after, to) => appendsOn(query, blocks, after, to),
    async audit() {
      // Rows first, blocks after: what is sealed in between is counted twice rather than not at all.
      const inRows = await numbersIn(query);
      const strays = await query<{ stream: string; version: number }>(STRAYS);
      const sealed = await blocks.audit();
      const missing = firstGap([inRows, sealed.commits]);
      return [
        ...(missing === null ? [] : [`append ${missing} is missing`]),
        ...strays.map(({ stream, version }) => `${stream} has event ${version}, but no head`),
        ...sealed.faults,
      ];
    },
  };
}
