import type { GameEvent, Ruleset } from '@sabot/engine';
import type { Store } from '../ports/store.ts';
import { tableStream } from '../table/kept-table.ts';
import { storedEvent } from '../table/stored-event.ts';
import { type Base, CoupIndex } from './coup-index.ts';
import {
  beginning,
  type CoupLine,
  isLong,
  lineOf,
  type OpenCoup,
  type Reading,
  readOn,
  shapeOf,
  type TallaLine,
  tallaBrought,
} from './talla-line.ts';

/** An event of a table with the states around it. */
export interface Passed {
  readonly no: number;
  readonly at: number;
  /** The act it came from, on the first event of the act. */
  readonly act: string | null;
  /** False: it was kept before acts were. */
  readonly hasActs: boolean;
  readonly edition: number;
  readonly event: GameEvent;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ArchiveParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly store: Store;
}

/** After so many events it is kept how far the stream was read: the next opening starts there. */
const SAVE_EVERY = 1000;

export const archiveStream = (table: string): string => `archive:${table}`;

/**
 * Where the shoes and coups of a table stand in its stream, so that none is looked for from the beginning. A shoe is
 * put into the archive, one event each, when the next one is brought; all of it can be worked out from the table again.
 */
export class TableArchive {
  readonly #parts: ArchiveParts;
  readonly #shape: string;
  readonly coups: CoupIndex;
  #saved = 0;
  #now: Reading | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
    this.#shape = shapeOf(parts.ruleset);
    this.coups = new CoupIndex({ ...parts, shape: this.#shape });
  }

  /** Reads what the table has done since; whoever asks meanwhile waits. Gives the talla in play. */
  catchUp(): Promise<Reading> {
    const turn = this.#turn.then(() => this.#catchUp());
    // Nobody knows what is on the disk now: the next reading asks the store.
    this.#turn = turn.catch(() => {
      this.#now = null;
    });
    return turn;
  }

  /** Waits for what is under way. */
  async idle(): Promise<void> {
    await this.#turn;
  }

  /** The line of a talla, the one in play included; null: there is no such talla. */
  async talla(no: number): Promise<TallaLine | null> {
    const now = await this.catchUp();
    if (no === now.talla) return lineOf(now);
    return no >= 1 && no < now.talla ? this.#kept(no) : null;
  }

  /** The events of a talla up to a version, each with the table before and after it. */
  async *events(line: TallaLine, to: number): AsyncIterable<Passed> {
    const state = line.shape === this.#shape ? line.before : await this.#stateAt(line.from - 1);
    yield* this.from({ to: line.from - 1, state }, to);
  }

  /** The events after a place, up to a version. */
  async *from(base: Base, to: number): AsyncIterable<Passed> {
    const { table, store, ruleset } = this.#parts;
    let { state } = base;
    if (to <= base.to) return;
    for await (const kept of store.read(tableStream(table), base.to + 1, to)) {
      const { version: no, commit, at, act, edition, data } = kept;
      const event = storedEvent(data);
      const before = state;
      state = ruleset.game.evolve(before, event);
      yield { no, at, act, hasActs: commit > 0, edition, event, before, after: state };
    }
  }

  async #kept(no: number): Promise<TallaLine> {
    for await (const { data } of this.#parts.store.read(archiveStream(this.#parts.table), no, no)) {
      return JSON.parse(data) as TallaLine;
    }
    throw new Error(`talla ${no} is not in the archive`);
  }

  async #stateAt(version: number): Promise<unknown> {
    const { table, store, ruleset } = this.#parts;
    let state = ruleset.game.initial;
    for await (const { data } of store.read(tableStream(table), 1, version)) {
      state = ruleset.game.evolve(state, storedEvent(data));
    }
    return state;
  }

  /** Where it was left: by its snapshot, else after the last talla that was kept, else at the beginning. */
  async #open(): Promise<Reading> {
    const { table, store, ruleset } = this.#parts;
    const indexed = await this.coups.open();
    if (indexed === null) await this.coups.begin();
    const snapshot = indexed === null ? null : await store.snapshots.load(this.coups.stream, this.#shape);
    const saved = snapshot === null ? null : (JSON.parse(snapshot.state) as Reading & { readonly indexed: number });
    if (saved !== null && indexed !== null && saved.indexed <= indexed) {
      this.#saved = saved.to;
      return saved;
    }
    const head = indexed === null ? null : await store.head(archiveStream(table));
    if (head === null) return beginning(1, 1, ruleset.game.initial, this.#shape);
    const last = await this.#kept(head.version);
    let state = last.before;
    for await (const { after } of this.events(last, last.to)) state = after;
    return beginning(last.talla + 1, last.to + 1, state, this.#shape);
  }

  async #catchUp(): Promise<Reading> {
    const { table, store, ruleset } = this.#parts;
    let now = this.#now ?? (await this.#open());
    // What the index has already from an earlier reading is not put into it again.
    const known = this.#now === null ? await this.#lastIndexed() : 0;
    for await (const { version, at, data } of store.read(tableStream(table), now.to + 1)) {
      const event = storedEvent(data);
      if (tallaBrought(event) > now.talla) {
        await this.coups.flush();
        await this.#put(now);
        now = beginning(now.talla + 1, version, now.state, this.#shape);
      }
      const { open, coups } = now;
      now = readOn(now, event, version, at, ruleset.game.evolve(now.state, event));
      if (now.coups.length > coups.length && open !== null && version > known) {
        await this.#index(now.coups.at(-1) as CoupLine, open, now.talla);
      }
    }
    await this.coups.flush();
    await this.#save(now);
    this.#now = now;
    return now;
  }

  async #index(coup: CoupLine, { before, tail }: OpenCoup, talla: number): Promise<void> {
    await this.coups.add({ ...coup, talla, tail: isLong(coup) ? tail : null }, before);
  }

  /** The last event of the last coup that is in the index. */
  async #lastIndexed(): Promise<number> {
    const { count } = this.coups;
    return (await this.coups.lines(count, count)).at(0)?.to ?? 0;
  }

  async #save(now: Reading): Promise<void> {
    if (now.to - this.#saved < SAVE_EVERY) return;
    const { store } = this.#parts;
    const indexed = this.coups.count;
    const state = JSON.stringify({ ...now, indexed });
    await store.snapshots.save({ stream: this.coups.stream, shape: this.#shape, version: indexed + 1, state });
    this.#saved = now.to;
  }

  async #put(line: TallaLine): Promise<void> {
    const { table, store, ruleset } = this.#parts;
    const { id, regulation } = ruleset;
    const events = [{ type: 'TallaKept', data: JSON.stringify(lineOf(line)) }];
    const write = {
      stream: archiveStream(table),
      expected: line.talla - 1,
      ruleset: id,
      edition: regulation.edition,
      events,
    };
    const appended = await store.append({
      commandId: `archive:${table}:${line.talla}`,
      actor: 'house',
      at: line.coups.at(-1)?.at ?? 0,
      writes: [write],
    });
    if (!appended.ok) throw new Error(`talla ${line.talla} could not be kept: ${appended.refusal.code}`);
  }
}
