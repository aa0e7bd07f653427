import type { Head } from '../envelope.ts';
import { namedIn } from '../named.ts';
import { type Changes, type Known, type Operation, type Outcome, plan } from '../plan.ts';
import { isRace } from './failure.ts';
import type { Line, Query } from './line.ts';
import * as statements from './statements.ts';

const TRIES = 10;

interface FirstRow {
  readonly id: string;
  readonly actor: string;
  readonly heads: string;
  readonly answer: string | null;
  /** The driver hands a bigint over as text. */
  readonly commit: string;
}

/** Decides and writes a batch in one transaction; `COMMIT` returns when the server has synced its log. */
export async function commitBatch(line: Line, batch: readonly Operation[]): Promise<readonly Outcome[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await line.transaction(async (query) => {
        const { outcomes, changes } = plan(batch, await know(query, batch));
        await write(query, changes);
        return outcomes;
      });
    } catch (error) {
      if (tries === TRIES || !isRace(error)) throw error;
    }
  }
}

/**
 * The rows of the streams are locked first, in one order for all, and made where they are missing: whoever comes later waits,
 * and then sees what we wrote.
 */
async function know(query: Query, batch: readonly Operation[]): Promise<Known> {
  const { streams, lookedAt, commands, secrets } = namedIn(batch);
  const ask = async <Row extends object>(statement: string, names: readonly string[]): Promise<readonly Row[]> =>
    names.length > 0 ? query<Row>(statement, JSON.stringify(names)) : [];
  await ask(statements.MAKE_STREAMS, streams);
  const heads = await ask<Head>(statements.LOCK_STREAMS, [...streams, ...lookedAt]);
  const first = await ask<FirstRow>(statements.FIND_COMMANDS, commands);
  const held = await ask<{ key: string; value: string }>(statements.LOCK_SECRETS, secrets);
  const isWriting = batch.some(({ kind }) => kind === 'append');
  const [count] = isWriting ? await query<{ last: string }>(statements.LOCK_COMMITS) : [];
  return {
    commit: Number(count?.last ?? 0),
    heads: new Map(heads.map((head) => [head.stream, { ...head }])),
    commands: new Map(
      first.map(({ id, heads, commit, ...rest }) => {
        return [id, { ...rest, heads: JSON.parse(heads) as Head[], commit: Number(commit) }];
      }),
    ),
    secrets: new Map(held.map(({ key, value }) => [key, value])),
  };
}

/**
 * One after the other. The driver queues what is sent at once, and when the connection is cut it would run the rest on the
 * next one, outside the transaction.
 */
async function write(query: Query, { commit, events, heads, commands, secrets, snapshots }: Changes): Promise<void> {
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
    await query(statements.SAVE_SNAPSHOT, shape, state, sum, stream, version);
  }
}
