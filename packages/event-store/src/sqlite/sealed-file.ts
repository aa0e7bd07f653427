import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readArchived } from '../sealing/archive-file.ts';
import { type Block, unpackBlock } from '../sealing/block.ts';
import { commitListFrom } from '../sealing/commit-list.ts';
import { OpenedBlocks } from '../sealing/opened-blocks.ts';
import { StoreError } from '../store-error.ts';
import { hexOf, type Row } from './row.ts';

/** Versions of a stream that lie in a block. */
export interface SealedRun {
  readonly from: number;
  readonly to: number;
  readonly hash: string;
  readonly block: number;
}

/** Finds and opens the sealed blocks of a file. */
export class SealedFile {
  readonly #statements: ReturnType<typeof prepare>;
  readonly #opened = new OpenedBlocks();

  constructor(database: DatabaseSync) {
    this.#statements = prepare(database);
  }

  /** The runs of a stream that end at or after a version, oldest first. */
  runs(stream: string, from: number, limit: number): readonly SealedRun[] {
    return this.#statements.runs.all(stream, stream, from, from, limit).map((row) => ({
      from: Number(row.version),
      to: Number(row.last),
      hash: hexOf(row.hash),
      block: Number(row.block),
    }));
  }

  /** Up to which version a stream is sealed; 0: nothing of it. */
  sealedTo(stream: string): number {
    return Number(this.#statements.last.get(stream)?.last ?? 0);
  }

  /** The block that holds an append; null: none does. */
  holding(commit: number): Block | null {
    for (const row of this.#statements.around.iterate(commit, commit)) {
      if (commitsOf(row).includes(commit)) return this.open(Number(row.block));
    }
    return null;
  }

  /** The appends in a stretch that are sealed, with their blocks. */
  between(first: number, last: number): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const row of this.#statements.around.iterate(first, last)) {
      for (const commit of commitsOf(row)) if (commit >= first && commit <= last) found.set(commit, Number(row.block));
    }
    return found;
  }

  /** The numbers of all appends that are sealed. */
  *commits(): Iterable<number> {
    for (const row of this.#statements.all.iterate()) yield* commitsOf(row);
  }

  open(no: number): Block {
    const known = this.#opened.get(no);
    if (known !== null) return known;
    const row = this.#statements.one.get(no);
    if (row === undefined) throw new StoreError('damaged', `Block ${no} is missing; verify the store.`);
    const size = Number(row.size);
    return this.#opened.keep(no, unpackBlock(this.#body(no, row), size, `Block ${no}`), size);
  }

  /** What is wrong with the bytes of each block, one line each. */
  *faults(): Iterable<string> {
    for (const row of this.#statements.all.all()) {
      try {
        this.#body(Number(row.block), row);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        yield error.message;
      }
    }
  }

  /** The compressed bytes, from the file itself or from where they were moved. */
  #body(no: number, row: Row): Uint8Array {
    const sum = hexOf(row.sum);
    if (row.file !== null) {
      const folders = this.#statements.folders.all().map(({ folder }) => String(folder));
      return readArchived(folders, String(row.file), { no, sum });
    }
    const body = this.#statements.body.get(no)?.body;
    if (!(body instanceof Uint8Array) || hash('sha256', body, 'hex') !== sum)
      throw new StoreError('damaged', `Block ${no} is missing or was changed; verify the store.`);
    return body;
  }
}

export const commitsOf = (row: Row): readonly number[] =>
  commitListFrom(Number(row.first_commit), row.commits instanceof Uint8Array ? row.commits : new Uint8Array());

const prepare = (database: DatabaseSync) => ({
  runs: database.prepare(`
    SELECT version, last, hash, block FROM runs WHERE stream = ? AND version >= coalesce(
      (SELECT max(version) FROM runs WHERE stream = ? AND version <= ?), 0) AND last >= ?
    ORDER BY version LIMIT ?`),
  last: database.prepare('SELECT max(last) AS last FROM runs WHERE stream = ?'),
  around: database.prepare(`
    SELECT block, first_commit, commits FROM sealed WHERE last_commit >= ? AND first_commit <= ? ORDER BY last_commit`),
  one: database.prepare('SELECT * FROM sealed WHERE block = ?'),
  all: database.prepare('SELECT block, first_commit, commits, sum, file FROM sealed ORDER BY block'),
  body: database.prepare('SELECT body FROM blocks WHERE block = ?'),
  folders: database.prepare('SELECT folder FROM archives ORDER BY rowid DESC'),
});
