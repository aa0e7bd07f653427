import type { DatabaseSync } from 'node:sqlite';
import { commitBytes, rowsOf } from '../commit-row.ts';
import { namedIn } from '../named.ts';
import { type Changes, type Known, type Operation, type Outcome, plan } from '../plan.ts';
import type { SealRequest } from '../sealing/sealing.ts';
import { isFinal, StoreError } from '../store-error.ts';
import { storeErrorOf } from './failure.ts';
import { LogFile } from './log-file.ts';
import type { IndexLimits, IndexLine, Tail } from './tail.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

export interface Writer {
  readonly commit: (batch: readonly Operation[]) => readonly Outcome[];
  /** Carries some lines into the index. True: what streams say up to a version is all in it. */
  readonly carry: (streams: SealRequest['streams']) => boolean;
}

/** Decides and writes whole batches, each in one transaction. `COMMIT` returns when the file is synced. */
export function writerOn(database: DatabaseSync, limits: Partial<IndexLimits> = {}): Writer {
  const log = new LogFile(database, limits);
  const addRow = database.prepare('INSERT INTO log VALUES (?, ?)');
  const setWritten = database.prepare('UPDATE ends SET written = ?');
  const secret = database.prepare('SELECT value FROM vault WHERE key = ?');
  const putSecret = database.prepare('INSERT OR REPLACE INTO vault VALUES (?, ?)');
  const removeSecret = database.prepare('DELETE FROM vault WHERE key = ?');
  const index = indexOn(database);
  const saveSnapshot = database.prepare(`
    INSERT INTO snapshots VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (stream) DO UPDATE SET shape = excluded.shape, version = excluded.version,
      event_hash = excluded.event_hash, state = excluded.state, sum = excluded.sum
    WHERE excluded.shape <> snapshots.shape OR excluded.version >= snapshots.version`);

  const know = (batch: readonly Operation[], tail: Tail): Known => {
    const named = namedIn(batch);
    return {
      commit: Math.max(0, tail.last),
      heads: found([...named.streams, ...named.held], (name) => log.head(name)),
      commands: found(named.commands, (id) => log.command(id)),
      secrets: found(named.secrets, (key) => (secret.get(key)?.value as string | undefined) ?? null),
    };
  };
  /** A snapshot is a cache: where its event lies in a file that is not there, it is done without. */
  const hashAt = (stream: string, version: number): string | null => {
    try {
      return log.hashAt(stream, version);
    } catch (error) {
      if (error instanceof StoreError && error.code === 'archive-missing') return null;
      throw error;
    }
  };
  const write = (changes: Changes, tail: Tail): void => {
    for (const { commit, row } of rowsOf(changes)) {
      addRow.run(commit, commitBytes(row));
      tail.take(commit, row);
    }
    if (changes.commands.length > 0) setWritten.run(changes.commit);
    for (const [key, value] of changes.secrets) value === null ? removeSecret.run(key) : putSecret.run(key, value);
    for (const { stream, shape, version, state, sum } of changes.snapshots) {
      const hash = hashAt(stream, version);
      if (hash !== null) saveSnapshot.run(stream, shape, version, bytes(hash), state, sum);
    }
    const portion = tail.portion();
    if (portion !== null) index(portion.lines, portion.completeTo);
  };

  const inOne = <T>(work: (tail: Tail) => T): T => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const done = work(log.catchUp());
      database.exec('COMMIT');
      return done;
    } catch (error) {
      log.forget();
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    commit: (batch) =>
      inOne((tail) => {
        const { outcomes, changes } = plan(batch, know(batch, tail));
        write(changes, tail);
        return outcomes;
      }),
    carry: (streams) =>
      inOne((tail) => {
        const isIn = ({ stream, to }: SealRequest['streams'][number]): boolean =>
          tail.positions(stream).every(({ version }) => version > to);
        if (streams.every(isIn)) return true;
        const portion = tail.portion(1);
        if (portion !== null) index(portion.lines, portion.completeTo);
        return false;
      }),
  };
}

type Calls = Readonly<Record<string, (...values: never[]) => unknown>>;

/** A batch may be on its way here already when the one before it fails for good: it is not written either. */
export function untilItFails<W extends Partial<Writer>>(writer: W, path: string): W {
  let end: unknown;
  const guarded =
    (work: Calls[string]) =>
    (...values: never[]): unknown => {
      if (end !== undefined) throw end;
      try {
        return work(...values);
      } catch (error) {
        const failure = storeErrorOf(error, path);
        if (isFinal(failure)) end = failure;
        throw failure;
      }
    };
  const calls = Object.entries(writer).map(([name, work]) => [name, guarded(work)] as const);
  return Object.fromEntries(calls) as W;
}

/** Somebody else may be carrying the same stretch into the index: what is there already is left. */
function indexOn(database: DatabaseSync): (lines: readonly IndexLine[], completeTo: number | null) => void {
  const addPosition = database.prepare('INSERT OR IGNORE INTO positions VALUES (?, ?, ?)');
  const addCommand = database.prepare('INSERT OR IGNORE INTO commands VALUES (?, ?)');
  const setHead = database.prepare(`
    INSERT INTO streams VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET version = excluded.version, hash = excluded.hash
    WHERE excluded.version > streams.version`);
  const setIndexed = database.prepare('UPDATE ends SET indexed = max(indexed, ?)');
  const add = (line: IndexLine): unknown => {
    switch (line.kind) {
      case 'position':
        return addPosition.run(line.stream, line.version, line.commit);
      case 'command':
        return addCommand.run(line.key, line.commit);
      case 'head':
        return setHead.run(line.stream, line.version, bytes(line.hash));
      default:
        return line satisfies never;
    }
  };
  return (lines, completeTo) => {
    lines.forEach(add);
    if (completeTo !== null) setIndexed.run(completeTo);
  };
}

function found<T>(keys: readonly string[], find: (key: string) => T | null): Map<string, T> {
  const map = new Map<string, T>();
  for (const key of keys) {
    const value = find(key);
    if (value !== null) map.set(key, value);
  }
  return map;
}
