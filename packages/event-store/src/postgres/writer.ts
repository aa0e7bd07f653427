import type { Head } from '../envelope.ts';
import { namedIn } from '../named.ts';
import { type Changes, type FirstAnswer, type Known, type Operation, type Outcome, plan } from '../plan.ts';
import { StoreError } from '../store-error.ts';
import { answerPlace } from './answers.ts';
import { isRace } from './failure.ts';
import type { Line, Query } from './line.ts';
import { hashAt } from './reader.ts';
import type { SealedReading } from './sealed-blocks.ts';
import * as statements from './statements.ts';

const TRIES = 10;

type Blocks = Pick<SealedReading, 'answer' | 'events'>;

interface FirstRow {
  readonly id: string;
  readonly actor: string;
  readonly heads: string;
  readonly answer: string | null;
  /** The driver hands a bigint over as text. */
  readonly commit: string;
  /** It may be in this block, and is in no row. */
  readonly block: number | null;
}

/** Decides and writes a batch in one transaction; `COMMIT` returns when the server has synced its log. */
export async function commitBatch(
  line: Line,
  blocks: Blocks,
  batch: readonly Operation[],
): Promise<readonly Outcome[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await line.transaction(async (query) => {
        const { outcomes, changes } = plan(batch, await know(query, blocks, batch));
        await write(query, blocks, changes);
        return outcomes;
      });
    } catch (error) {
      if (tries === TRIES || !isRace(error)) throw error;
    }
  }
}

/**
 * The rows of the streams are locked first, in one order for all, and made where they are missing: whoever comes later waits,
 * and then sees what we wrote. Those that are only held are shared among all who hold them.
 */
async function know(query: Query, blocks: Blocks, batch: readonly Operation[]): Promise<Known> {
  const { streams, held, lookedAt, commands, secrets } = namedIn(batch);
  const ask = async <Row extends object>(statement: string, names: readonly string[]): Promise<readonly Row[]> =>
    names.length > 0 ? query<Row>(statement, JSON.stringify(names)) : [];
  await ask(statements.MAKE_STREAMS, [...streams, ...held]);
  const standing = await ask<Head>(statements.HOLD_STREAMS, held);
  const heads = await ask<Head>(statements.LOCK_STREAMS, [...streams, ...lookedAt]);
  let done = await findCommands(query, blocks, commands);
  const hidden = await ask<{ key: string; value: string }>(statements.LOCK_SECRETS, secrets);
  const isWriting = batch.some(({ kind }) => kind === 'append');
  const [count] = isWriting ? await query<{ last: string }>(statements.LOCK_COMMITS) : [];
  // Others have written since we looked. A command of theirs may be sealed by now, and then no row of it would stop ours.
  if (count !== undefined && Number(count.last) !== done.last) done = await findCommands(query, blocks, commands);
  return {
    commit: Number(count?.last ?? 0),
    heads: new Map([...standing, ...heads].map((head) => [head.stream, { ...head }])),
    commands: done.found,
    secrets: new Map(hidden.map(({ key, value }) => [key, value])),
  };
}

interface Done {
  readonly found: Known['commands'];
  /** The number of the last append at that moment. */
  readonly last: number;
}

/** What was answered to commands: as their rows say, or the blocks that hold them. */
async function findCommands(query: Query, blocks: Blocks, ids: readonly string[]): Promise<Done> {
  const found = new Map<string, FirstAnswer>();
  if (ids.length === 0) return { found, last: 0 };
  let last = 0;
  const asked = JSON.stringify(ids.map((id) => ({ id, ...answerPlace(id) })));
  for (const { id, actor, answer, heads, commit, block } of await query<FirstRow>(statements.FIND_COMMANDS, asked)) {
    if (id === '') last = Number(commit);
    else if (block === null)
      found.set(id, { actor, answer, heads: JSON.parse(heads) as Head[], commit: Math.max(0, Number(commit)) });
    else {
      const first = await blocks.answer(block, id);
      if (first !== null) found.set(id, first);
    }
  }
  return { found, last };
}

/** A snapshot is a cache: where its event lies in a file that is not there, it is done without. */
async function hashOrNone(query: Query, blocks: Blocks, stream: string, version: number): Promise<string | null> {
  try {
    return await hashAt(query, blocks, stream, version);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'archive-missing') return null;
    throw error;
  }
}

/**
 * One after the other. The driver queues what is sent at once, and when the connection is cut it would run the rest on the
 * next one, outside the transaction.
 */
async function write(query: Query, blocks: Blocks, changes: Changes): Promise<void> {
  const { commit, events, heads, commands, secrets, snapshots } = changes;
  if (events.length + commands.length > 0) {
    const answers = commands.map((one) => ({ ...one, heads: JSON.stringify(one.heads) }));
    await query(statements.WRITE, JSON.stringify(events), JSON.stringify(heads), JSON.stringify(answers));
    await query(statements.SET_COMMITS, String(commit));
  }
  if (secrets.size > 0) {
    const kept = [...secrets].flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
    await query(statements.REMOVE_SECRETS, JSON.stringify([...secrets.keys()]));
    await query(statements.ADD_SECRETS, JSON.stringify(kept));
  }
  for (const { stream, shape, version, state, sum } of snapshots) {
    const hash = await hashOrNone(query, blocks, stream, version);
    if (hash !== null) await query(statements.SAVE_SNAPSHOT, stream, shape, version, hash, state, sum);
  }
}
