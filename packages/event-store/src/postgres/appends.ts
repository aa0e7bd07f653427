import { type NumberedRow, rowOf } from '../commit-row.ts';
import type { Envelope, Head } from '../envelope.ts';
import { StoreError } from '../store-error.ts';
import type { Query } from './line.ts';
import type { SealedReading } from './sealed-blocks.ts';

/** So many appends are fetched at a time: those that lie in one sealed block come together. */
const PAGE = 1000;

interface CommandRow {
  readonly id: string;
  readonly actor: string;
  /** The driver hands a bigint over as text. */
  readonly at: string;
  readonly heads: string;
  readonly answer: string | null;
  readonly commit: string;
}

/** An append that lies in rows, with the events as their rows have them. */
export interface AppendInRows extends NumberedRow {
  readonly heads: readonly Head[];
  readonly events: readonly Envelope[];
}

const ENDS = `
  SELECT least((SELECT min(commit_no) FROM sabot.commands), (SELECT min(first_commit) FROM sabot.sealed)) AS first, last
  FROM sabot.commits`;
const IN_RANGE = `
  SELECT id, actor, at, heads, answer, commit_no AS "commit" FROM sabot.commands
  WHERE commit_no >= $1::text::bigint AND commit_no <= $2::text::bigint ORDER BY commit_no`;
const BY_NUMBERS = `
  SELECT id, actor, at, heads, answer, commit_no AS "commit" FROM sabot.commands
  WHERE commit_no IN (SELECT json_array_elements_text($1::text::json)::bigint) ORDER BY commit_no`;

/**
 * What each of some appends wrote to each of its streams. An append knows the version it reached; its events are those before it,
 * back to the first of an earlier append.
 */
const EVENTS = `
  SELECT e.stream, e.version, e.commit_no AS "commit", e.command_id AS "commandId", e.actor, e.at, e.ruleset, e.edition, e.act,
    e.type, e.data, encode(e.prev, 'hex') AS prev, encode(e.hash, 'hex') AS hash
  FROM json_to_recordset($1::text::json) AS reached (stream text, version integer, "commit" bigint),
  LATERAL (
    SELECT * FROM sabot.events own WHERE own.stream = reached.stream AND own.version <= reached.version
    AND own.version > coalesce((
      SELECT version FROM sabot.events earlier WHERE earlier.stream = reached.stream
      AND earlier.version <= reached.version AND earlier.commit_no < reached."commit" ORDER BY version DESC LIMIT 1), 0)
  ) e ORDER BY e.stream, e.version`;

async function withEvents(query: Query, commands: readonly CommandRow[]): Promise<readonly AppendInRows[]> {
  const headsOf = commands.map(({ heads }) => JSON.parse(heads) as Head[]);
  const reached = commands.flatMap(({ commit }, i) =>
    headsOf[i]!.map(({ stream, version }) => ({ stream, version, commit })),
  );
  const events = reached.length > 0 ? await query<Envelope>(EVENTS, JSON.stringify(reached)) : [];
  const byCommit = Map.groupBy(events, ({ commit }) => Number(commit));
  return commands.map(({ id, actor, at, answer, commit: number }, i) => {
    const commit = Number(number);
    const own = byCommit.get(commit) ?? [];
    const heads = headsOf[i]!;
    const row = rowOf({ id, actor, at: Number(at), heads, answer }, own);
    return {
      commit,
      row,
      heads,
      events: own.map((event) => ({ ...event, commit: Math.max(0, commit), at: Number(event.at) })),
    };
  });
}

/** The appends with these numbers that lie in rows. */
export const appendsInRows = async (query: Query, commits: readonly number[]): Promise<readonly AppendInRows[]> =>
  withEvents(query, await query<CommandRow>(BY_NUMBERS, JSON.stringify(commits)));

/**
 * Rows first, blocks after: what is sealed in between is in one of both. Numbers have no gaps, so whatever lies in neither was taken
 * away by somebody.
 */
export async function* appendsOn(
  query: Query,
  sealed: Pick<SealedReading, 'appends'>,
  after: number,
  to: number,
): AsyncGenerator<NumberedRow> {
  for (let next: number | null = null; ; ) {
    const [ends] = await query<{ first: string | null; last: string }>(ENDS);
    if (ends === undefined || ends.first === null) return;
    const start: number = next ?? Math.max(after + 1, Number(ends.first));
    const end = Math.min(to, Number(ends.last), start + PAGE - 1);
    if (end < start) return;
    const found = new Map<number, NumberedRow>();
    for (const { commit, row } of await withEvents(
      query,
      await query<CommandRow>(IN_RANGE, String(start), String(end)),
    ))
      found.set(commit, { commit, row });
    if (found.size < end - start + 1)
      for (const append of await sealed.appends(start, end))
        if (!found.has(append.commit)) found.set(append.commit, append);
    for (let commit = start; commit <= end; commit += 1) {
      const append = found.get(commit);
      if (append === undefined) throw new StoreError('damaged', `Append ${commit} is missing; verify the store.`);
      yield append;
    }
    next = end + 1;
  }
}
