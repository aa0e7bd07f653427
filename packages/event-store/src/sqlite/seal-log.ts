import type { DatabaseSync } from 'node:sqlite';
import { commandKey } from '../command-key.ts';
import { commitFrom, isRest, restBytes } from '../commit-row.ts';
import { commitListBytes } from '../sealing/commit-list.ts';
import type { PreparedBlock } from '../sealing/prepare-block.ts';
import type { Movable } from '../sealing/sealing-on.ts';
import { commitsOf, SealedFile } from './sealed-file.ts';

/** Rows that blocks have made superfluous, in the order of the log. */
export interface SweepPlan {
  readonly blocks: readonly number[];
  readonly rows: readonly SweptRow[];
}
interface SweptRow {
  readonly commit: number;
  /** Streams whose events stay. */
  readonly left: readonly string[];
}

/** Commands of a block whose answers are given up. */
export interface ForgetPlan {
  readonly block: number;
  readonly commands: readonly { readonly key: Uint8Array; readonly commit: number }[];
}

const BLOCKS_AT_ONCE = 64;
const bytes = (hex: string) => Buffer.from(hex, 'hex');

export interface SealPlanner {
  sweepPlan(): SweepPlan;
  forgetPlan(before: number, mayArchiveOnly: boolean): ForgetPlan | null;
  movable(before: number, after: number): Movable | null;
}

/** Looks what is to be done about blocks; writes nothing. */
export function sealPlannerOn(database: DatabaseSync): SealPlanner {
  const sealed = new SealedFile(database);
  const unswept = database.prepare('SELECT * FROM sealed WHERE swept = 0 ORDER BY block LIMIT ?');
  const answering = database.prepare(
    'SELECT block FROM sealed WHERE answers = 1 AND last_at < ? AND may_archive >= ? ORDER BY block LIMIT 1',
  );
  const body = database.prepare('SELECT body FROM blocks WHERE block = ?');
  // Whoever opens a stream goes on from its snapshot: what that needs stays.
  const next = database.prepare(`
    SELECT * FROM sealed WHERE block > ? AND may_archive = 1 AND swept = 1 AND answers = 0 AND file IS NULL AND last_at < ?
    AND NOT EXISTS (SELECT 1 FROM runs LEFT JOIN snapshots ON snapshots.stream = runs.stream
      WHERE runs.block = sealed.block AND coalesce(snapshots.version, 0) <= runs.last)
    ORDER BY block LIMIT 1`);
  return {
    sweepPlan() {
      const found = unswept.all(BLOCKS_AT_ONCE);
      const rows = found.flatMap((row) => {
        const block = sealed.open(Number(row.block));
        return commitsOf(row).map((commit) => ({ commit, left: block.leftBy(commit) }));
      });
      return {
        blocks: found.map(({ block }) => Number(block)),
        rows: rows.sort((a, b) => a.commit - b.commit),
      };
    },
    forgetPlan(before, mayArchiveOnly) {
      const row = answering.get(before, mayArchiveOnly ? 1 : 0);
      if (row === undefined) return null;
      const block = Number(row.block);
      const opened = sealed.open(block);
      const ids = opened.commandIds;
      const commands = opened.commits.map((commit, i) => ({ key: commandKey(ids[i]!), commit }));
      return { block, commands: commands.sort((a, b) => Buffer.compare(a.key, b.key)) };
    },
    movable(before, after) {
      const row = next.get(after, before);
      if (row === undefined) return null;
      const no = Number(row.block);
      return {
        no,
        size: Number(row.size),
        sum: Buffer.from(row.sum as Uint8Array).toString('hex'),
        lastAt: Number(row.last_at),
        appends: commitsOf(row).length,
        body: body.get(no)?.body as Uint8Array,
      };
    },
  };
}

export interface SealWriter {
  seal(block: PreparedBlock): boolean;
  sweep(rows: readonly SweptRow[]): void;
  swept(blocks: readonly number[]): void;
  forget(commands: ForgetPlan['commands']): void;
  forgotten(block: number): void;
  moved(no: number, folder: string, file: string): boolean;
  readFrom(folder: string): void;
}

/** Writes what the planner found, each in a transaction of its own that is soon over: players wait for it. */
export function sealWriterOn(database: DatabaseSync): SealWriter {
  const indexed = database.prepare('SELECT indexed FROM ends');
  const overlapping = database.prepare('SELECT 1 FROM runs WHERE stream = ? AND version <= ? AND last >= ? LIMIT 1');
  const addSealed = database.prepare('INSERT INTO sealed VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, 0, 1, NULL)');
  const addBody = database.prepare('INSERT INTO blocks VALUES (?, ?)');
  const addRun = database.prepare('INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?)');
  const dropPositions = database.prepare('DELETE FROM positions WHERE stream = ? AND version >= ? AND version <= ?');
  const row = database.prepare('SELECT body FROM log WHERE commit_no = ?');
  const drop = database.prepare('DELETE FROM log WHERE commit_no = ?');
  const reduce = database.prepare('UPDATE log SET body = ? WHERE commit_no = ?');
  const setSwept = database.prepare('UPDATE sealed SET swept = 1 WHERE block = ?');
  const dropCommand = database.prepare('DELETE FROM commands WHERE key = ? AND commit_no = ?');
  const setForgotten = database.prepare('UPDATE sealed SET answers = 0 WHERE block = ?');
  const addFolder = database.prepare('INSERT OR IGNORE INTO archives VALUES (?)');
  const setFile = database.prepare('UPDATE sealed SET file = ? WHERE block = ? AND file IS NULL');
  const dropBody = database.prepare('DELETE FROM blocks WHERE block = ?');

  const inOne = <T>(work: () => T): T => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      database.exec('COMMIT');
      return done;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    /** False: somebody else has sealed some of it meanwhile. */
    seal: ({ body, size, sum, runs, commits, lastAt, mayArchive }) =>
      inOne(() => {
        const [first, last] = [commits[0]!, commits.at(-1)!];
        const isFree = runs.every(({ stream, from, to }) => overlapping.get(stream, to, from) === undefined);
        if (!isFree || Number(indexed.get()?.indexed) < last) return false;
        const list = commitListBytes(commits);
        const added = addSealed.run(first, last, list, lastAt, size, bytes(sum), mayArchive ? 1 : 0);
        const block = Number(added.lastInsertRowid);
        addBody.run(block, body);
        for (const { stream, from, to, prev, hash } of runs) {
          addRun.run(stream, from, to, bytes(prev), bytes(hash), block);
          dropPositions.run(stream, from, to);
        }
        return true;
      }),
    sweep: (rows) =>
      inOne(() => {
        for (const { commit, left } of rows) {
          const body = left.length === 0 ? null : row.get(commit)?.body;
          if (body === null) drop.run(commit);
          else if (body !== undefined && !isRest(body)) {
            const whole = commitFrom(commit, body);
            reduce.run(
              restBytes({ ...whole, writes: whole.writes.filter(({ stream }) => left.includes(stream)) }),
              commit,
            );
          }
        }
      }),
    swept: (blocks) => inOne(() => blocks.forEach((block) => void setSwept.run(block))),
    forget: (commands) => inOne(() => commands.forEach(({ key, commit }) => void dropCommand.run(key, commit))),
    forgotten: (block) => inOne(() => void setForgotten.run(block)),
    /** False: somebody else has moved it meanwhile. */
    moved: (no, folder, file) =>
      inOne(() => {
        addFolder.run(folder);
        if (Number(setFile.run(file, no).changes) === 0) return false;
        dropBody.run(no);
        return true;
      }),
    readFrom: (folder) => inOne(() => void addFolder.run(folder)),
  };
}
