import type { CommitRow } from '../commit-row.ts';
import { commitBytes, headsOf } from '../commit-row.ts';
import { hashOf } from '../hash.ts';
import type { Run } from '../sealing/block.ts';
import { commitListBytes } from '../sealing/commit-list.ts';
import { isOver, MOST_BYTES, type PreparedBlock, prepareBlock, type StoredRow } from '../sealing/prepare-block.ts';
import type { SealRequest } from '../sealing/sealing.ts';
import type { Movable, SealSteps } from '../sealing/sealing-on.ts';
import { StoreError } from '../store-error.ts';
import { answerRows } from './answers.ts';
import { type AppendInRows, appendsInRows } from './appends.ts';
import type { Query } from './line.ts';
import type { Lines } from './lines.ts';
import { commitsOf, type ListRow, type SealedBlocks } from './sealed-blocks.ts';

/** So many appends are read at a time. */
const PAGE = 200;
/** Any number, as long as every node takes the same: of two who seal at once one waits. */
const LOCK = 0x5345414c;

const COMMITS_OF = `
  SELECT DISTINCT commit_no AS "commit" FROM sabot.events WHERE stream = $1 AND version <= $2 ORDER BY commit_no`;
const RUNS = `json_to_recordset($1::text::json) AS run (stream text, "from" integer, "to" integer, prev text, hash text)`;
const OVERLAPPING = `
  SELECT 1 FROM ${RUNS} JOIN sabot.runs old ON old.stream = run.stream AND old.version <= run."to" AND old.last >= run."from" LIMIT 1`;
const ADD_SEALED = `
  INSERT INTO sabot.sealed (first_commit, last_commit, commits, last_at, size, sum, may_archive, answers)
  VALUES ($1::text::bigint, $2::text::bigint, decode($3, 'hex'), $4::text::bigint, $5, decode($6, 'hex'), $7::text::boolean, $8::text::boolean)
  RETURNING block`;
const ADD_BODY = `INSERT INTO sabot.blocks VALUES ($1, decode($2, 'base64'))`;
const ADD_RUNS = `
  INSERT INTO sabot.runs SELECT stream, "from", "to", decode(prev, 'hex'), decode(hash, 'hex'), $2 FROM ${RUNS}`;
const ADD_RESTS = `
  INSERT INTO sabot.rests SELECT * FROM json_to_recordset($1::text::json) AS rest
    ("commit" bigint, stream text, version integer, last integer)`;
const ADD_ANSWERS = `
  INSERT INTO sabot.answers SELECT bucket, $2, decode(keys, 'hex')
  FROM json_to_recordset($1::text::json) AS row (bucket bigint, keys text)`;
const DROP_EVENTS = `
  WITH gone AS (DELETE FROM sabot.events USING ${RUNS}
    WHERE events.stream = run.stream AND events.version BETWEEN run."from" AND run."to" RETURNING 1)
  SELECT count(*) AS count FROM gone`;
const DROP_COMMANDS = `
  WITH gone AS (DELETE FROM sabot.commands
    WHERE commit_no IN (SELECT json_array_elements_text($1::text::json)::bigint) RETURNING 1)
  SELECT count(*) AS count FROM gone`;
const ANSWERING = `
  SELECT block FROM sabot.sealed WHERE answers AND last_at < $1::text::bigint AND (may_archive OR NOT $2::text::boolean)
  ORDER BY block LIMIT 1`;
const DROP_ANSWERS = `
  DELETE FROM sabot.answers WHERE block = $2 AND bucket IN (SELECT json_array_elements_text($1::text::json)::bigint)`;
/** Whoever opens a stream goes on from its snapshot: what that needs stays. */
const MOVABLE = `
  SELECT sealed.*, body FROM sabot.sealed JOIN sabot.blocks USING (block)
  WHERE block > $1 AND may_archive AND NOT answers AND file IS NULL AND last_at < $2::text::bigint
  AND NOT EXISTS (SELECT 1 FROM sabot.runs LEFT JOIN sabot.snapshots ON snapshots.stream = runs.stream
    WHERE runs.block = sealed.block AND coalesce(snapshots.version, 0) <= runs.last)
  ORDER BY block LIMIT 1`;
const ADD_FOLDER = 'INSERT INTO sabot.archives (folder) VALUES ($1) ON CONFLICT DO NOTHING';
const SET_FILE = 'UPDATE sabot.sealed SET file = $1 WHERE block = $2 AND file IS NULL RETURNING block';

interface MovableRow extends ListRow {
  readonly size: number;
  readonly sum: Uint8Array;
  readonly last_at: string;
  readonly body: Uint8Array;
}

/** Writes a block, in the transaction of whoever calls; its rows are theirs to remove. */
export async function addBlock(
  query: Query,
  { body, size, sum, runs, commits, lastAt, mayArchive }: PreparedBlock,
  rows: readonly StoredRow[],
  hasAnswers: boolean,
): Promise<void> {
  const list = commitListBytes(commits).toString('hex');
  const ends = [commits[0]!, commits.at(-1)!].map(String) as [string, string];
  const flags = [String(mayArchive), String(hasAnswers)] as const;
  const [added] = await query<{ block: number }>(ADD_SEALED, ...ends, list, String(lastAt), size, sum, ...flags);
  const block = added!.block;
  await query(ADD_BODY, block, body.toString('base64'));
  await query(ADD_RUNS, JSON.stringify(runs), block);
  const rests = restsOf(rows, runs);
  if (rests.length > 0) await query(ADD_RESTS, JSON.stringify(rests));
  const answers = hasAnswers ? answerRows(rows.map(({ row }) => row.commandId)) : [];
  if (answers.length > 0) await query(ADD_ANSWERS, JSON.stringify(answers), block);
}

/** What the appends of a block wrote to streams that it does not hold. */
function restsOf(rows: readonly StoredRow[], runs: readonly Run[]): readonly object[] {
  const taken = new Set(runs.map(({ stream }) => stream));
  return rows.flatMap(({ commit, row }) =>
    row.writes
      .filter(({ stream, events }) => events.length > 0 && !taken.has(stream))
      .map(({ stream, version, events }) => ({ commit, stream, version: version + 1, last: version + events.length })),
  );
}

/**
 * Seals on a line of its own, beside whoever writes. A block takes the place of its rows in one transaction: a database that keeps
 * the old rows for whoever still reads them needs no second step.
 */
export function sealStepsOn(lines: Lines, query: Query, blocks: SealedBlocks): Omit<SealSteps, 'sealedTo' | 'sweep'> {
  const inOne = async <T>(work: (query: Query) => Promise<T>): Promise<T> => (await lines.current()).transaction(work);

  async function rowsOf({ streams }: SealRequest): Promise<readonly StoredRow[]> {
    const to = new Map(streams.map(({ stream, to }) => [stream, to]));
    const commits = new Set<number>();
    for (const one of streams)
      for (const { commit } of await query<{ commit: string }>(COMMITS_OF, one.stream, one.to))
        commits.add(Number(commit));
    const wanted = [...commits].sort((a, b) => a - b);
    const found: StoredRow[] = [];
    let bytes = 0;
    // What an earlier block left in rows has no command there, and stays: an append lies in one block at most.
    for (let at = 0; at < wanted.length && bytes <= MOST_BYTES; at += PAGE) {
      for (const append of await appendsInRows(query, wanted.slice(at, at + PAGE))) {
        if (bytes > MOST_BYTES || !isOver(append.row, to)) continue;
        check(append);
        const body = commitBytes(append.row);
        found.push({ commit: append.commit, row: append.row, body });
        bytes += body.length;
      }
    }
    return found;
  }

  return {
    async sealBlock(request) {
      const rows = await rowsOf(request);
      const block = prepareBlock(rows, request);
      if (block === null) return 0;
      const [runs, commits] = [JSON.stringify(block.runs), JSON.stringify(block.commits)];
      const events = block.runs.reduce((sum, { from, to }) => sum + to - from + 1, 0);
      return inOne(async (query) => {
        await query('SELECT pg_advisory_xact_lock($1)', LOCK);
        // Somebody else has sealed some of it meanwhile.
        if ((await query(OVERLAPPING, runs)).length > 0) return 0;
        await addBlock(query, block, rows, true);
        const [gone] = await query<{ count: string }>(DROP_EVENTS, runs);
        const [done] = await query<{ count: string }>(DROP_COMMANDS, commits);
        if (Number(gone?.count) !== events || Number(done?.count) !== block.commits.length)
          throw notAsItWas(block.commits[0]!);
        return block.commits.length;
      });
    },
    async forget(before, mayArchiveOnly) {
      for (;;) {
        const [row] = await query<{ block: number }>(ANSWERING, String(before), String(mayArchiveOnly));
        if (row === undefined) return;
        const ids = (await blocks.open(row.block)).commandIds;
        const buckets = answerRows(ids).map(({ bucket }) => bucket);
        await inOne(async (query) => {
          await query(DROP_ANSWERS, JSON.stringify(buckets), row.block);
          await query('UPDATE sabot.sealed SET answers = false WHERE block = $1', row.block);
        });
      }
    },
    async movable(before, after) {
      const [row] = await query<MovableRow>(MOVABLE, after, String(before));
      if (row === undefined) return null;
      const { block: no, size, sum, last_at, body } = row;
      const appends = commitsOf(row).length;
      return {
        no,
        size,
        sum: Buffer.from(sum).toString('hex'),
        lastAt: Number(last_at),
        appends,
        body,
      } satisfies Movable;
    },
    moved: (no, folder, file) =>
      inOne(async (query) => {
        await query(ADD_FOLDER, folder);
        if ((await query(SET_FILE, file, no)).length === 0) return false;
        await query('DELETE FROM sabot.blocks WHERE block = $1', no);
        return true;
      }),
    async readFrom(folder) {
      await inOne((query) => query(ADD_FOLDER, folder));
    },
  };
}

/** Every field of every row: what a block computes anew must have been there. */
function check({ commit, row, heads, events }: AppendInRows): void {
  const isSound = ({ hash, ...event }: AppendInRows['events'][number]): boolean =>
    hashOf(event) === hash && belongsTo(row, event);
  if (!events.every(isSound) || JSON.stringify(headsOf(row)) !== JSON.stringify(heads.map(plain)))
    throw notAsItWas(commit);
}

const plain = ({ stream, version, hash }: AppendInRows['heads'][number]) => ({ stream, version, hash });

const belongsTo = (
  row: CommitRow,
  event: Pick<AppendInRows['events'][number], 'commandId' | 'actor' | 'at'>,
): boolean => event.commandId === row.commandId && event.actor === row.actor && event.at === row.at;

const notAsItWas = (commit: number): StoreError =>
  new StoreError('damaged', `Append ${commit} is not as it was written, and was not sealed; verify the store.`);
