import type { DatabaseSync } from 'node:sqlite';
import { commitFrom, eventsIn, headsOf, type NumberedRow } from '../commit-row.ts';
import type { Envelope, Head } from '../envelope.ts';
import type { FirstAnswer } from '../plan.ts';
import { StoreError } from '../store-error.ts';
import { commandKey } from './command-key.ts';
import { headOf } from './row.ts';
import { type IndexLimits, type Position, Tail } from './tail.ts';

const byBytes = (a: Head, b: Head): number => Buffer.compare(Buffer.from(a.stream), Buffer.from(b.stream));

/**
 * Finds what lies in the log: by its index, and for the end of the log that is not in the index yet by what was read of it.
 * Whoever asks catches up first: other connections write too.
 */
export class LogFile {
  readonly #statements: ReturnType<typeof prepare>;
  readonly #limits: Partial<IndexLimits>;
  #tail: Tail | null = null;

  constructor(database: DatabaseSync, limits: Partial<IndexLimits> = {}) {
    this.#statements = prepare(database);
    this.#limits = limits;
  }

  /** Reads what was appended since; the first time, everything that is not in the index. */
  catchUp(): Tail {
    const { ends, after } = this.#statements;
    const { written, indexed } = ends.get() as { written: number; indexed: number };
    // Somebody else has carried a stretch into the index: what is in memory of it is no longer needed.
    if (this.#tail === null || this.#tail.indexed < indexed) this.#tail = new Tail(indexed, this.#limits);
    const tail = this.#tail;
    for (const { commit_no, body } of after.iterate(tail.last)) {
      const commit = Number(commit_no);
      tail.take(commit, commitFrom(commit, body));
    }
    if (tail.last < written)
      throw new StoreError(
        'damaged',
        `The log ends with append ${tail.last}, and ${written} were written; verify the store.`,
      );
    return tail;
  }

  /** Nobody knows what became of the last transaction: everything is read again. */
  forget(): void {
    this.#tail = null;
  }

  get #known(): Tail {
    return this.#tail ?? this.catchUp();
  }

  head(stream: string): Head | null {
    const recent = this.#known.head(stream);
    if (recent !== undefined) return { stream, version: recent.version, hash: recent.hash };
    const row = this.#statements.head.get(stream);
    return row === undefined ? null : headOf(row);
  }

  /** Names after `after` and not before `from`, in the order of their bytes. */
  heads(after: string, from: string, limit: number): readonly Head[] {
    const found = new Map<string, Head>();
    for (const row of this.#statements.heads.all(after, from, limit)) found.set(String(row.name), headOf(row));
    const isInRange = (stream: string): boolean =>
      Buffer.compare(Buffer.from(stream), Buffer.from(after)) > 0 &&
      Buffer.compare(Buffer.from(stream), Buffer.from(from)) >= 0;
    for (const stream of this.#known.streams()) if (isInRange(stream)) found.set(stream, this.head(stream)!);
    return [...found.values()].sort(byBytes).slice(0, limit);
  }

  events(stream: string, from: number, limit: number): readonly Envelope[] {
    const found: Envelope[] = [];
    for (const { commit } of this.#positions(stream, from, limit)) {
      const row = this.#row(commit);
      const events = row === null ? [] : eventsIn(row, stream);
      found.push(...events.filter(({ version }) => version >= from));
      if (found.length >= limit) break;
    }
    return found.slice(0, limit);
  }

  /** What was answered to a command. */
  command(id: string): FirstAnswer | null {
    const commit =
      this.#known.command(id) ?? (this.#statements.command.get(commandKey(id))?.commit_no as number | undefined);
    const found = commit === undefined ? null : this.#row(commit);
    if (found === null || found.row.commandId !== id) return null;
    const { actor, answer } = found.row;
    return { actor, answer, heads: headsOf(found.row), commit: Math.max(0, found.commit) };
  }

  #row(commit: number): NumberedRow | null {
    const row = this.#statements.row.get(commit);
    return row === undefined ? null : { commit, row: commitFrom(commit, row.body) };
  }

  /** Appends to a stream from the one that wrote a version on, oldest first. A stretch may be in the index by half. */
  #positions(stream: string, from: number, limit: number): readonly Position[] {
    const indexed = this.#statements.positions
      .all(stream, stream, from, limit)
      .map((row): Position => ({ version: Number(row.version), commit: Number(row.commit_no) }));
    const known = indexed.at(-1)?.version ?? 0;
    const recent = this.#known.positions(stream).filter(({ version }) => version > known);
    const all = [...indexed, ...(indexed.length < limit ? recent : [])];
    const first = all.findLastIndex(({ version }) => version <= from);
    return all.slice(Math.max(0, first));
  }
}

const prepare = (database: DatabaseSync) => ({
  ends: database.prepare('SELECT written, indexed FROM ends'),
  after: database.prepare('SELECT commit_no, body FROM log WHERE commit_no > ? ORDER BY commit_no'),
  row: database.prepare('SELECT body FROM log WHERE commit_no = ?'),
  head: database.prepare('SELECT name, version, hash FROM streams WHERE name = ?'),
  heads: database.prepare('SELECT name, version, hash FROM streams WHERE name > ? AND name >= ? ORDER BY name LIMIT ?'),
  command: database.prepare('SELECT commit_no FROM commands WHERE key = ?'),
  positions: database.prepare(`
    SELECT version, commit_no FROM positions WHERE stream = ? AND version >= coalesce(
      (SELECT max(version) FROM positions WHERE stream = ? AND version <= ?), 0)
    ORDER BY version LIMIT ?`),
});
