import { BackupError } from '../backup/backup-fault.ts';
import type { Restored, RestoreReport } from '../backup/restore.ts';
import { commitBytes, eventsIn, headsOf, type NumberedRow } from '../commit-row.ts';
import type { Head } from '../envelope.ts';
import { prepareBlock } from '../sealing/prepare-block.ts';
import { StoreError } from '../store-error.ts';
import { storeOn } from '../store-on.ts';
import { verifyChain } from '../verify-chain.ts';
import { addressOf } from './address.ts';
import { appendsInRows } from './appends.ts';
import { storeErrorOf } from './failure.ts';
import type { Query } from './line.ts';
import { Lines } from './lines.ts';
import { claimPostgres } from './postgres-claim.ts';
import { readerOn } from './reader.ts';
import { makeTables, stateOf } from './schema.ts';
import { addBlock } from './seal-steps.ts';
import { SealedBlocks } from './sealed-blocks.ts';
import * as statements from './statements.ts';

const BATCH = 200;

const DONE_BEFORE = `
  SELECT commit_no AS "commit" FROM sabot.commands WHERE id IN (SELECT json_array_elements_text($1::text::json))`;
const DROP_COMMANDS = `
  DELETE FROM sabot.commands WHERE commit_no IN (SELECT json_array_elements_text($1::text::json)::bigint)`;

/** All of it in one transaction, verified before the commit: nobody ever sees half of it. The database is claimed meanwhile. */
export async function restoreToPostgres(
  url: string,
  restored: Restored,
): Promise<Pick<RestoreReport, 'events' | 'streams'>> {
  const address = addressOf(url);
  const claim = await claimPostgres(url);
  const lines = new Lines(address, { connections: 1, statementMs: null });
  try {
    const line = await lines.current();
    return await line.transaction(async (query) => {
      const { isOurs, hasTables } = await stateOf(query);
      if (isOurs || hasTables) throw new BackupError({ code: 'not-empty', place: address.name });
      await makeTables(query);
      await fill(query, restored);
      return verified(query);
    });
  } catch (error) {
    throw error instanceof BackupError ? error : storeErrorOf(error, address.name);
  } finally {
    await lines.end();
    await claim.release();
  }
}

async function fill(query: Query, { appends, last, secrets }: Restored): Promise<void> {
  let batch: NumberedRow[] = [];
  const doneAnew: NumberedRow[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) doneAnew.push(...(await setAside(query, batch)), ...(await write(query, batch)));
    batch = [];
  };
  for await (const append of appends()) {
    batch.push(append);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await sealAside(query, doneAnew);
  await query(statements.SET_COMMITS, String(Math.max(0, last)));
  const kept = [...secrets].map(([key, value]) => ({ key, value }));
  if (kept.length > 0) await query(statements.ADD_SECRETS, JSON.stringify(kept));
}

/** Takes out the commands that this batch does anew: their answers were forgotten, and the later one counts. */
async function setAside(query: Query, batch: readonly NumberedRow[]): Promise<readonly NumberedRow[]> {
  const ids = JSON.stringify(batch.map(({ row }) => row.commandId));
  const commits = (await query<{ commit: string }>(DONE_BEFORE, ids)).map(({ commit }) => Number(commit));
  if (commits.length === 0) return [];
  const rows = await appendsInRows(query, commits);
  await query(DROP_COMMANDS, JSON.stringify(commits));
  return rows.map(({ commit, row }) => ({ commit, row }));
}

/** Puts them into a block that answers nobody. Their events stay in rows. */
async function sealAside(query: Query, appends: readonly NumberedRow[]): Promise<void> {
  const sorted = [...appends].sort((a, b) => a.commit - b.commit);
  const rows = sorted.map(({ commit, row }) => ({ commit, row, body: commitBytes(row) }));
  const block = prepareBlock(rows, { streams: [], mayArchive: false });
  if (block !== null) await addBlock(query, block, rows, false);
}

/** Gives the appends whose command comes again in the same batch: they have no row of their own. */
async function write(query: Query, batch: readonly NumberedRow[]): Promise<readonly NumberedRow[]> {
  const heads = new Map<string, Head>();
  const events = batch.flatMap((one) =>
    one.row.writes.flatMap(({ stream }) => eventsIn(one, stream).map((event) => ({ ...event, commit: one.commit }))),
  );
  const latest = new Map(batch.map(({ commit, row }) => [row.commandId, commit]));
  const commands = batch.map(({ commit, row }) => {
    const reached = headsOf(row);
    for (const head of reached) heads.set(head.stream, head);
    const { commandId: id, actor, at, answer } = row;
    return { id, actor, at, heads: JSON.stringify(reached), answer, commit };
  });
  if (heads.size > 0) await query(statements.MAKE_STREAMS, JSON.stringify([...heads.keys()]));
  const kept = commands.filter(({ id, commit }) => latest.get(id) === commit);
  await query(statements.WRITE, JSON.stringify(events), JSON.stringify([...heads.values()]), JSON.stringify(kept));
  return batch.filter(({ commit, row }) => latest.get(row.commandId) !== commit);
}

/** Within the transaction that wrote it. */
async function verified(query: Query): Promise<Pick<RestoreReport, 'events' | 'streams'>> {
  const commit = (): Promise<never> => Promise.reject(new StoreError('closed', 'Only read here.'));
  const report = await verifyChain(
    storeOn({ ...readerOn(query, new SealedBlocks(query)), commit, close: async () => {} }),
  );
  if (!report.ok) {
    const where = `${report.stream}, event ${report.version}: ${report.fault}`;
    throw new StoreError('damaged', `What was restored does not verify (${where}).`);
  }
  return { events: report.events, streams: report.streams };
}
