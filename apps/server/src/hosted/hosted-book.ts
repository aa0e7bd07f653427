import { randomBytes } from 'node:crypto';
import { openStream, readChecked } from '@sabot/event-store';
import type { Clock } from '../ports/clock.ts';
import type { Store, VaultChange, Write } from '../ports/store.ts';
import { Turns } from '../table/turns.ts';
import { evolveHosted, type Hosted, type HostedLine, UNOPENED } from './hosted-lines.ts';

/** Which tables people have opened, and which of them are closed. */
const HOUSE_STREAM = 'hosting';
/** What its host did with one of them. */
const hostedStream = (table: string): string => `hosted:${table}`;
const codeKey = (table: string, no: number): string => `table-code:${table}:${no}`;

/** Somebody else has written first, on this house or another: it is read, judged anew and tried again so often. */
const MOST_TRIES = 5;

interface Kept {
  readonly hosted: Hosted;
  readonly version: number;
}

/** What is to be written about a table, and under which id: whoever repeats it does it once. */
export interface HostedWrite {
  readonly table: string;
  readonly by: string;
  readonly commandId: string;
  readonly line: HostedLine;
  readonly code?: string;
}
export type Written = 'written' | 'repeated' | 'foreign-command' | 'not-written';

/**
 * The tables that people open while the house runs: which there are, on what terms, who is their host. All of it is in the store, and a
 * house that starts finds them there; what is closed is read again only for whoever asks.
 */
export class HostedBook {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #turns = new Turns();
  readonly #open = new Map<string, Kept>();
  readonly #byHash = new Map<string, string>();
  #version = 0;

  private constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  static async open(store: Store, clock: Clock): Promise<HostedBook> {
    const book = new HostedBook(store, clock);
    const { state, version } = await openStream(store, HOUSE_STREAM, LISTED);
    book.#version = version;
    for (const table of state) await book.refresh(table);
    return book;
  }

  /** The tables that are open, in the order in which they were opened. */
  get tables(): ReadonlyMap<string, { readonly hosted: Hosted }> {
    return this.#open;
  }

  /** A table that is open; null: nobody has opened it, or it is closed. */
  of(table: string): Hosted | null {
    return this.#open.get(table)?.hosted ?? null;
  }

  /** The table to which a link leads, by the hash of its code; null: to none. */
  byHash(hash: string): string | null {
    return this.#byHash.get(hash) ?? null;
  }

  /** A table that was opened once, open or closed; null: there never was one. */
  async ever(table: string): Promise<Hosted | null> {
    const open = this.of(table);
    if (open !== null) return open;
    const { hosted, version } = await this.#read(table, { hosted: UNOPENED, version: 0 });
    return version === 0 ? null : hosted;
  }

  /** The code that the host gives to friends. */
  async code(table: string): Promise<string | null> {
    const hosted = this.of(table);
    return hosted === null ? null : this.#store.vault.get(codeKey(table, hosted.codes));
  }

  /** Under which name somebody has opened a table with this command already; null: they have not. */
  async openedBefore(by: string, commandId: string): Promise<string | null | 'foreign-command'> {
    const first = await this.#store.find({ commandId: openingId(by, commandId), actor: by, stream: HOUSE_STREAM });
    if (first === null) return null;
    return first.ok ? (first.value.answer ?? null) : 'foreign-command';
  }

  /**
   * A new table is listed, with its terms and its link: one append, so that it is there with all of them or not at all. Null: when its
   * turn came `isFit` said no.
   */
  add(
    { table, by, commandId, line, code = '' }: HostedWrite,
    isFit: () => boolean,
  ): Promise<Written | { readonly before: string } | null> {
    return this.#turns.take(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        if (!isFit()) {
          const before = await this.openedBefore(by, commandId);
          return before === null || before === 'foreign-command' ? before : { before };
        }
        const appended = await this.#store.append({
          commandId: openingId(by, commandId),
          actor: by,
          at: this.#clock.now(),
          answer: table,
          writes: [
            writeOf(HOUSE_STREAM, this.#version, 'TableAdded', { table }),
            writeOf(hostedStream(table), 0, line.type, { ...line, type: undefined }),
          ],
          vault: [{ kind: 'put', key: codeKey(table, 1), value: code }],
        });
        if (appended.ok && appended.value.repeated) return { before: appended.value.answer ?? '' };
        await this.catchUp();
        if (appended.ok) return 'written';
        if (appended.refusal.code === 'foreign-command') return 'foreign-command';
      }
      return 'not-written';
    });
  }

  /**
   * One more line about a table, if `isFit` still says so when its turn comes. Null: it no longer does.
   */
  write(
    { table, by, commandId, line, code }: HostedWrite,
    isFit: (hosted: Hosted) => boolean,
  ): Promise<Written | null> {
    return this.#turns.take(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const kept = this.#open.get(table);
        if (kept === undefined) return null;
        const { hosted, version } = kept;
        const id = `hosted:${table}:${by}:${commandId}`;
        if (!isFit(hosted)) {
          const first = await this.#store.find({ commandId: id, actor: by, stream: hostedStream(table) });
          return first?.ok === true ? 'repeated' : null;
        }
        const isLast = line.type === 'Closed';
        const vault: VaultChange[] = [];
        if (code !== undefined || isLast) vault.push({ kind: 'remove', key: codeKey(table, hosted.codes) });
        if (code !== undefined) vault.push({ kind: 'put', key: codeKey(table, hosted.codes + 1), value: code });
        const writes = [writeOf(hostedStream(table), version, line.type, { ...line, type: undefined })];
        if (isLast) writes.push(writeOf(HOUSE_STREAM, this.#version, 'TableRemoved', { table }));
        const append = { commandId: id, actor: by, at: this.#clock.now(), writes, vault };
        const appended = await this.#store.append(append);
        await this.catchUp();
        await this.refresh(table);
        if (appended.ok) return appended.value.repeated ? 'repeated' : 'written';
        if (appended.refusal.code === 'foreign-command') return 'foreign-command';
      }
      return 'not-written';
    });
  }

  /** Reads on in the list of tables. */
  async catchUp(): Promise<void> {
    const gone: string[] = [];
    const come = new Set<string>();
    for await (const { type, data, version } of readFrom(this.#store, HOUSE_STREAM, this.#version)) {
      const { table } = JSON.parse(data) as { readonly table: string };
      this.#version = version;
      if (type === 'TableAdded') come.add(table);
      else if (!come.delete(table)) gone.push(table);
    }
    for (const table of gone) this.#forget(table);
    for (const table of come) await this.refresh(table);
  }

  /** Reads on in what was settled about a table. */
  async refresh(table: string): Promise<void> {
    const before = this.#open.get(table) ?? { hosted: UNOPENED, version: 0 };
    const kept = await this.#read(table, before);
    if (kept.hosted.closed !== null || kept.version === 0) return this.#forget(table);
    if (before.hosted.hash !== kept.hosted.hash) this.#byHash.delete(before.hosted.hash);
    this.#byHash.set(kept.hosted.hash, table);
    this.#open.set(table, kept);
  }

  #forget(table: string): void {
    const kept = this.#open.get(table);
    if (kept === undefined) return;
    this.#byHash.delete(kept.hosted.hash);
    this.#open.delete(table);
  }

  async #read(table: string, { hosted, version }: Kept): Promise<Kept> {
    let kept = { hosted, version };
    for await (const line of readFrom(this.#store, hostedStream(table), version)) {
      const { type, data, actor, at } = line;
      const read = { ...(JSON.parse(data) as object), type } as HostedLine;
      kept = { hosted: evolveHosted(kept.hosted, read, actor, at), version: line.version };
    }
    return kept;
  }
}

/** The names of the tables that are open: whatever was closed leaves nothing to be read at a start. */
const LISTED = {
  initial: [] as readonly string[],
  evolve: (tables: readonly string[], { type, data }: { readonly type: string; readonly data: string }) => {
    const { table } = JSON.parse(data) as { readonly table: string };
    return type === 'TableAdded' ? [...tables, table] : tables.filter((one) => one !== table);
  },
  shape: 'hosting:1',
};

/** From the beginning the chain is checked; later on nothing is read twice. */
const readFrom = (store: Store, stream: string, version: number): ReturnType<Store['read']> =>
  version === 0 ? readChecked(store, stream) : store.read(stream, version + 1);

const openingId = (by: string, commandId: string): string => `open-table:${by}:${commandId}`;

const writeOf = (stream: string, expected: number, type: string, data: object): Write => ({
  stream,
  expected,
  ruleset: '',
  edition: 0,
  events: [{ type, data: JSON.stringify(data) }],
});

/** What the house does by itself has an id of its own each time. */
export const houseId = (): string => randomBytes(9).toString('base64url');
