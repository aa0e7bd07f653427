import type { Ruleset } from '@sabot/engine';
import type { LobbyTable } from '@sabot/protocol';
import { BOT_NAMES, isBot } from './bots/company.ts';
import { BroadcastQueue } from './broadcast/broadcast-queue.ts';
import { heldStore } from './cluster/held-store.ts';
import type { Owners } from './cluster/owners.ts';
import type { Authority } from './desk/authority.ts';
import { openingOn } from './hosted/terms.ts';
import { lobbyLine } from './lobby-line.ts';
import type { TableCounts } from './metrics.ts';
import { CashDesk } from './money/cash-desk.ts';
import { holdingsIn } from './money/holdings.ts';
import { tableAccount, type Wallet } from './money/wallet.ts';
import { Guests } from './people/guests.ts';
import { RefusalBudget } from './people/refusal-budget.ts';
import type { Clock } from './ports/clock.ts';
import type { Load } from './ports/load.ts';
import type { Log } from './ports/log.ts';
import type { Shuffler } from './ports/shuffler.ts';
import type { Hold, Store } from './ports/store.ts';
import type { WhyUnruled } from './staff/unruled.ts';
import type { Pace } from './table/pace.ts';
import type { RunnerParts } from './table/runner-parts.ts';
import { TableRunner } from './table/table-runner.ts';

/** Something that is played here, at its own number of tables or at as many as the others. */
export interface Played {
  readonly id: string;
  readonly ruleset: object;
  readonly tables?: number;
  /** What differs from the regulation's own terms, table by table; those beyond the list are opened on its own. */
  readonly openings?: readonly object[];
  /** Its cards are dealt by hand by a croupier of the house, and a director opens its tables. */
  readonly isByHand?: boolean;
}

export interface RoomParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  /** What is played: the room's own types know nothing of a game's. */
  readonly rulesets: readonly Played[];
  /** How many tables each ruleset has; one unless told otherwise. */
  readonly tablesEach?: number;
  readonly pace: Pace;
  readonly load: Load;
  readonly log: Log;
  readonly counts?: TableCounts;
  readonly authority?: Authority;
  /** What is said in a ruling that nobody gave in time. */
  readonly unruled?: WhyUnruled;
  /** Whose the tables are, where the store may have another house or node on it; a file has one house alone. */
  readonly owners?: Owners | undefined;
  /** Several nodes share the tables: none is opened before it is said which are ours. */
  readonly isShared?: boolean;
  /** What was left of the clocks of a table that another node had. */
  readonly clocksLeft?: ((table: string) => Promise<ReadonlyMap<string, number>>) | undefined;
}

/** A table as it is to be opened. */
export interface PlaceForTable {
  readonly table: string;
  readonly ruleset: Ruleset;
  /** What differs from the regulation's own terms. */
  readonly terms: Readonly<Record<string, unknown>>;
  readonly isByHand?: boolean;
  readonly pace?: Pace;
  readonly hosted?: NonNullable<RunnerParts['hosted']>;
}

type Attendant = (table: TableRunner) => () => void;

export const tableOf = (id: string, no: number | string): string => `${id.replaceAll('/', '.')}.${no}`;
/** So many tables are opened at a time: their first events share a commit. */
const AT_A_TIME = 32;

/** A room of tables with the desk and the guest book they share. */
export class Room {
  readonly desk: CashDesk;
  readonly guests: Guests;
  readonly refusals: RefusalBudget;
  readonly #parts: RoomParts;
  readonly #queue: BroadcastQueue;
  readonly #tables = new Map<string, TableRunner>();
  readonly #places = new Map<string, PlaceForTable>();
  /** By which version of its owner stream a table is ours. */
  readonly #holds = new Map<string, Hold>();
  /** What is done for every table, and for each of them what ends it. */
  readonly #attendants = new Map<Attendant, Map<TableRunner, () => void>>();

  private constructor(parts: RoomParts, desk: CashDesk, guests: Guests) {
    this.#parts = parts;
    this.#queue = new BroadcastQueue(parts.load);
    this.desk = desk;
    this.refusals = new RefusalBudget(parts.clock);
    this.guests = guests;
    desk.heldAt = (name, table) => this.#heldAt(name, table);
    desk.heldAtTables = (name, brought) => this.#heldAtTables(name, brought);
  }

  /** Goes on where the store left off; a table that was never open is opened on its regulation's own terms. */
  static async open(parts: RoomParts): Promise<Room> {
    const { rulesets, tablesEach = 1, store, clock } = parts;
    const desk = new CashDesk(store, parts.isShared);
    const guests = await Guests.open(store, clock, desk, BOT_NAMES);
    const room = new Room(parts, desk, guests);
    const places = rulesets.flatMap(({ id, ruleset, tables: count = tablesEach, openings = [], isByHand = false }) =>
      Array.from({ length: count }, (_, i) => ({
        table: tableOf(id, i + 1),
        ruleset: ruleset as Ruleset,
        terms: { ...openings[i] },
        isByHand,
      })),
    );
    for (const place of places) room.#places.set(place.table, place);
    if (!parts.isShared) await room.openTables(places);
    return room;
  }

  /** The tables of the house itself, on whatever node they are. */
  get places(): ReadonlyMap<string, PlaceForTable> {
    return this.#places;
  }

  /** By which versions of their owner streams the tables are ours. */
  get holds(): ReadonlyMap<string, Hold> {
    return this.#holds;
  }

  get tables(): ReadonlyMap<string, TableRunner> {
    return this.#tables;
  }

  /** Opens tables, or goes on with them: so many at a time, that their first events share a commit. */
  async openTables(places: readonly PlaceForTable[]): Promise<void> {
    for (let i = 0; i < places.length; i += AT_A_TIME) {
      const some = places.slice(i, i + AT_A_TIME);
      const opened = await Promise.all(some.map((place) => this.#runnerAt(place)));
      for (const runner of opened) if (runner !== null) this.#welcome(runner);
    }
  }

  /** A table is there no longer: nothing is done for it any more, and nothing of it is kept in mind. */
  async forget(table: string): Promise<void> {
    await this.#leave(table)?.stop();
  }

  /** A table is another node's, or is given to one once all is done that was under way; whoever is at it looks for it there. */
  async moveAway(table: string, give: (hold: Hold) => Promise<unknown> = async () => undefined): Promise<void> {
    const hold = this.#holds.get(table);
    const runner = this.#leave(table);
    await runner?.departure.begin(
      () => runner.stop(),
      async () => (hold === undefined ? undefined : give(hold)),
    );
  }

  #leave(table: string): TableRunner | undefined {
    const runner = this.#tables.get(table);
    if (runner === undefined) return undefined;
    this.#tables.delete(table);
    this.#holds.delete(table);
    for (const attended of this.#attendants.values()) {
      attended.get(runner)?.();
      attended.delete(runner);
    }
    return runner;
  }

  /** Does something for every table, for those that are opened later too. What it gives ends it, with the table or here. */
  attend(attendant: Attendant): () => void {
    const attended = new Map<TableRunner, () => void>();
    this.#attendants.set(attendant, attended);
    for (const runner of this.#tables.values()) attended.set(runner, attendant(runner));
    return () => {
      this.#attendants.delete(attendant);
      for (const end of attended.values()) end();
    };
  }

  /** Null: another node was quicker to take it. */
  async #runnerAt(place: PlaceForTable): Promise<TableRunner | null> {
    const { table, ruleset, terms, isByHand = false, pace, hosted } = place;
    const {
      rulesets: _rulesets,
      tablesEach: _tablesEach,
      load: _load,
      owners,
      authority,
      isShared: _isShared,
      clocksLeft,
      ...rest
    } = this.#parts;
    let { store } = this.#parts;
    if (owners !== undefined) {
      const hold = await owners.take(table);
      if (hold === null) return null;
      this.#holds.set(table, hold);
      store = heldStore(store, hold, () => this.#lost(table, hold));
    }
    const runner = await TableRunner.open({
      ...rest,
      store,
      pace: pace ?? rest.pace,
      table,
      ruleset,
      desk: this.desk,
      queue: this.#queue,
      isBot,
      isByHand,
      ...(hosted && { hosted }),
      ...(clocksLeft && { clocksLeft: await clocksLeft(table) }),
      ...(authority && { unauthorised: (law, command) => authority.refusesOpening(law, command) }),
    });
    if (runner.scene.version > 0 || isByHand) return runner;
    const own = authority?.filled(ruleset, terms) ?? terms;
    const opened = await runner.actOfHouse(`open:${table}`, openingOn(ruleset, own));
    if (!opened.ok) this.#parts.log.warn({ table, code: opened.refusal.code }, 'a table was not opened');
    return runner;
  }

  /** The store has refused to write: another has the table. What was being done here was not done. */
  #lost(table: string, hold: Hold): void {
    if (this.#holds.get(table) !== hold) return;
    this.#parts.log.warn({ table }, 'the table is another node’s now');
    void this.moveAway(table);
  }

  #welcome(runner: TableRunner): void {
    this.#tables.set(runner.scene.table, runner);
    for (const [attendant, attended] of this.#attendants) attended.set(runner, attendant(runner));
  }

  lobby(): readonly LobbyTable[] {
    return [...this.tables.values()].map(lobbyLine);
  }

  /** The chips somebody has at a table, before them, on the cloth and in the bank. */
  #heldAt(name: string, table: string): number {
    const books = this.tables.get(table)?.summary.books;
    if (books === undefined) return 0;
    const { chips, staked } = holdingsIn(books, name);
    return chips + staked;
  }

  #heldAtTables(name: string, brought: Wallet['sittings']): number {
    let held = 0;
    for (const table of this.tables.keys()) held += this.#heldAt(name, table);
    for (const [account, { bought }] of Object.entries(brought)) {
      if (!this.tables.has(account.slice(tableAccount('').length))) held += bought;
    }
    return held;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.tables.values()].map((table) => table.stop()));
  }
}
