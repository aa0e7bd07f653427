import type { DatabaseSync } from 'node:sqlite';
import { commandKey } from '../command-key.ts';
import { type CommitRow, commitFrom, eventsIn, headsOf, isRest } from '../commit-row.ts';
import type { Envelope, Head } from '../envelope.ts';
import type { FirstAnswer } from '../plan.ts';
import { StoreError } from '../store-error.ts';
import { headOf } from './row.ts';
import { SealedFile, type SealedRun } from './sealed-file.ts';
import { type IndexLimits, type Position, Tail } from './tail.ts';

const byBytes = (a: Head, b: Head): number => Buffer.compare(Buffer.from(a.stream), Buffer.from(b.stream));

/**
 * Finds what lies in the log and in sealed blocks: by their index, and for the end of the log that is not in the index yet by what
 * was read of it.
 * Whoever asks catches up first: other connections write too.
 */
export class LogFile {
  readonly sealed: SealedFile;
  readonly #statements: ReturnType<typeof prepare>;
  readonly #limits: Partial<IndexLimits>;
  #tail: Tail | null = null;

  constructor(database: DatabaseSync, limits: Partial<IndexLimits> = {}) {
    this.sealed = new SealedFile(database);
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
    for (const piece of this.#pieces(stream, from, limit)) {
      const events = 'block' in piece ? this.#sealedEvents(stream, piece) : this.#loggedEvents(stream, piece.commit);
      found.push(...events.filter(({ version }) => version >= from));
      if (found.length >= limit) break;
    }
    return found.slice(0, limit);
  }

  /** The hash of an event. Where it is the last of a sealed run, the block need not be opened. */
  hashAt(stream: string, version: number): string | null {
    const [run] = this.sealed.runs(stream, version, 1);
    if (run?.to === version) return run.hash;
    const [event] = this.events(stream, version, 1);
    return event?.version === version ? event.hash : null;
  }

  /** What was answered to a command. */
  command(id: string): FirstAnswer | null {
    const commit =
      this.#known.command(id) ?? (this.#statements.command.get(commandKey(id))?.commit_no as number | undefined);
    const row = commit === undefined ? null : this.row(commit);
    if (commit === undefined || row?.commandId !== id) return null;
    const { actor, answer } = row;
    return { actor, answer, heads: headsOf(row), commit: Math.max(0, commit) };
  }

  /** An append as it was written, from the log or from its block; null: it is not there. */
  row(commit: number): CommitRow | null {
    const body = this.#statements.row.get(commit)?.body;
    if (body !== undefined && !isRest(body)) return commitFrom(commit, body);
    const left = body === undefined ? [] : commitFrom(commit, body).writes;
    return this.sealed.holding(commit)?.row(commit, left) ?? null;
  }

  #loggedEvents(stream: string, commit: number): readonly Envelope[] {
    const body = this.#statements.row.get(commit)?.body;
    return body === undefined ? [] : eventsIn({ commit, row: commitFrom(commit, body) }, stream);
  }

  #sealedEvents(stream: string, { block, from, to }: SealedRun): readonly Envelope[] {
    const opened = this.sealed.open(block);
    return opened
      .appendsTo(stream)
      .flatMap((commit) => eventsIn(opened.part(commit, stream)!, stream))
      .filter(({ version }) => version >= from && version <= to);
  }

  /** Where the events of a stream lie from a version on, oldest first: appends in the log, and runs in sealed blocks. */
  #pieces(stream: string, from: number, limit: number): readonly (Position | SealedRun)[] {
    const runs = this.sealed.runs(stream, from, limit);
    const first = (piece: Position | SealedRun): number => ('block' in piece ? piece.from : piece.version);
    // One more: the first may lie before a run that the version is in.
    return [...this.#positions(stream, from, limit + 1), ...runs].sort((a, b) => first(a) - first(b));
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
