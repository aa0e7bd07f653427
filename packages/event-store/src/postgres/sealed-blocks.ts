import { hash } from 'node:crypto';
import { type CommitRow, eventsIn, headsOf, type KeptWrite, type NumberedRow } from '../commit-row.ts';
import type { Envelope } from '../envelope.ts';
import type { FirstAnswer } from '../plan.ts';
import { readArchived } from '../sealing/archive-file.ts';
import { type Block, unpackBlock } from '../sealing/block.ts';
import { commitListFrom } from '../sealing/commit-list.ts';
import { OpenedBlocks } from '../sealing/opened-blocks.ts';
import { StoreError } from '../store-error.ts';
import type { Query } from './line.ts';

/** What is asked of blocks: in a thread of its own, where opening one stops no socket, or within a transaction. */
export interface SealedReading {
  /** What a block has of a stream, from one version to another. */
  events(block: number, stream: string, from: number, to: number): Promise<readonly Envelope[]>;
  /** The appends with numbers from one to another that lie in blocks, whole. */
  appends(first: number, last: number): Promise<readonly NumberedRow[]>;
  /** What was answered to a command; null: the block does not hold it. */
  answer(block: number, id: string): Promise<FirstAnswer | null>;
  /** The numbers of all appends in blocks, and what is wrong with the bytes of each block. */
  audit(): Promise<{ readonly commits: readonly number[]; readonly faults: readonly string[] }>;
}

interface SealedRow {
  readonly block: number;
  readonly size: number;
  readonly sum: Uint8Array;
  readonly file: string | null;
  readonly body: Uint8Array | null;
}
export interface ListRow {
  readonly block: number;
  /** The driver hands a bigint over as text. */
  readonly first_commit: string;
  readonly commits: Uint8Array;
}

const ONE = `
  SELECT block, size, sum, file, body FROM sabot.sealed LEFT JOIN sabot.blocks USING (block) WHERE block = $1`;
const AROUND = `
  SELECT block, first_commit, commits FROM sabot.sealed
  WHERE last_commit >= $1::text::bigint AND first_commit <= $2::text::bigint ORDER BY block`;
const LISTS = 'SELECT block, first_commit, commits FROM sabot.sealed ORDER BY block';
const FOLDERS = 'SELECT folder FROM sabot.archives ORDER BY no DESC';
/** What some appends wrote to streams that were not asked for. */
const RESTS = `
  SELECT r.commit_no AS "commit", r.stream, r.version - 1 AS version, e.ruleset, e.edition, e.type, e.data, e.act,
    encode(e.prev, 'hex') AS prev, encode(e.hash, 'hex') AS hash
  FROM sabot.rests r JOIN sabot.events e ON e.stream = r.stream AND e.version BETWEEN r.version AND r.last
  WHERE r.commit_no IN (SELECT json_array_elements_text($1::text::json)::bigint) ORDER BY r.commit_no, r.stream, e.version`;

type RestRow = Omit<KeptWrite, 'events'> & KeptWrite['events'][number] & { readonly commit: string };

/** Finds and opens the sealed blocks of a database. */
export class SealedBlocks implements SealedReading {
  readonly #query: Query;
  readonly #opened = new OpenedBlocks();

  constructor(query: Query) {
    this.#query = query;
  }

  async events(no: number, stream: string, from: number, to: number): Promise<readonly Envelope[]> {
    const block = await this.open(no);
    return block
      .appendsTo(stream)
      .flatMap((commit) => eventsIn(block.part(commit, stream)!, stream))
      .filter(({ version }) => version >= from && version <= to);
  }

  async appends(first: number, last: number): Promise<readonly NumberedRow[]> {
    const found: NumberedRow[] = [];
    for (const list of await this.#query<ListRow>(AROUND, String(first), String(last))) {
      const commits = commitsOf(list).filter((commit) => commit >= first && commit <= last);
      if (commits.length > 0) found.push(...(await this.#rows(list.block, commits)));
    }
    return found.sort((a, b) => a.commit - b.commit);
  }

  async answer(no: number, id: string): Promise<FirstAnswer | null> {
    const block = await this.open(no);
    const commit = block.commits[block.commandIds.lastIndexOf(id)];
    if (commit === undefined) return null;
    const [found] = await this.#rows(no, [commit]);
    const { actor, answer } = found!.row;
    return { actor, answer, heads: headsOf(found!.row), commit: Math.max(0, commit) };
  }

  async audit(): Promise<{ readonly commits: readonly number[]; readonly faults: readonly string[] }> {
    const faults: string[] = [];
    const lists = await this.#query<ListRow>(LISTS);
    for (const { block } of lists) {
      try {
        await this.#body(block);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        faults.push(error.message);
      }
    }
    return { commits: lists.flatMap(commitsOf), faults };
  }

  async open(no: number): Promise<Block> {
    const known = this.#opened.get(no);
    if (known !== null) return known;
    const { body, size } = await this.#body(no);
    return this.#opened.keep(no, unpackBlock(body, size, `Block ${no}`), size);
  }

  async #rows(no: number, commits: readonly number[]): Promise<readonly NumberedRow[]> {
    const block = await this.open(no);
    const partial = commits.filter((commit) => block.leftBy(commit).length > 0);
    const left = partial.length > 0 ? await this.#rests(partial) : new Map<number, readonly KeptWrite[]>();
    return commits.map((commit) => ({ commit, row: block.row(commit, left.get(commit)) as CommitRow }));
  }

  async #rests(commits: readonly number[]): Promise<ReadonlyMap<number, readonly KeptWrite[]>> {
    const rows = await this.#query<RestRow>(RESTS, JSON.stringify(commits));
    const byCommit = Map.groupBy(rows, ({ commit }) => Number(commit));
    return new Map([...byCommit].map(([commit, own]) => [commit, writesFrom(own)]));
  }

  /** The compressed bytes, from the database or from where they were moved. */
  async #body(no: number): Promise<{ readonly body: Uint8Array; readonly size: number }> {
    const [row] = await this.#query<SealedRow>(ONE, no);
    if (row === undefined) throw new StoreError('damaged', `Block ${no} is missing; verify the store.`);
    const { size, file, body } = row;
    const sum = Buffer.from(row.sum).toString('hex');
    if (file !== null) {
      const folders = (await this.#query<{ folder: string }>(FOLDERS)).map(({ folder }) => folder);
      return { body: readArchived(folders, file, { no, sum }), size };
    }
    if (body === null || hash('sha256', body, 'hex') !== sum)
      throw new StoreError('damaged', `Block ${no} is missing or was changed; verify the store.`);
    return { body, size };
  }
}

/** Rows of one append, by their streams. */
const writesFrom = (rows: readonly RestRow[]): readonly KeptWrite[] =>
  [...Map.groupBy(rows, ({ stream }) => stream)].map(([stream, own]) => {
    const { version, prev, ruleset, edition } = own[0]!;
    const events = own.map(({ type, data, act, hash }) => ({ type, data, act, hash }));
    return { stream, version, prev, ruleset, edition, events };
  });

export const commitsOf = ({ first_commit, commits }: ListRow): readonly number[] =>
  commitListFrom(Number(first_commit), commits);
