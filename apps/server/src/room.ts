import { namesIn, player, type Ruleset } from '@sabot/engine';
import type { LobbyTable } from '@sabot/protocol';
import { BOT_NAMES, isBot } from './bots/company.ts';
import { BroadcastQueue } from './broadcast/broadcast-queue.ts';
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
import type { Store } from './ports/store.ts';
import type { Pace } from './table/pace.ts';
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
  /** What is said in a ruling that nobody gave in time. */
  readonly unruled?: (table: string) => string;
}

const tableOf = (id: string, no: number): string => `${id.replaceAll('/', '.')}.${no}`;
const HOUSE = { kind: 'director', id: 'house' } as const;
/** So many tables are opened at a time: their first events share a commit. */
const AT_A_TIME = 32;

/** A room of tables with the desk and the guest book they share. */
export class Room {
  readonly desk: CashDesk;
  readonly guests: Guests;
  readonly tables: ReadonlyMap<string, TableRunner>;
  readonly refusals: RefusalBudget;

  private constructor(
    desk: CashDesk,
    guests: Guests,
    tables: ReadonlyMap<string, TableRunner>,
    refusals: RefusalBudget,
  ) {
    this.desk = desk;
    this.refusals = refusals;
    this.guests = guests;
    this.tables = tables;
    desk.heldAt = (name, table) => this.#heldAt(name, table);
    desk.heldAtTables = (name, brought) => this.#heldAtTables(name, brought);
  }

  /** Goes on where the store left off; a table that was never open is opened on its regulation's own terms. */
  static async open(parts: RoomParts): Promise<Room> {
    const { rulesets, tablesEach = 1, store, clock, load, ...rest } = parts;
    const desk = new CashDesk(store);
    const queue = new BroadcastQueue(load);
    const guests = await Guests.open(store, clock, desk, BOT_NAMES);
    const places = rulesets.flatMap(({ id, ruleset, tables: count = tablesEach, openings = [], isByHand = false }) =>
      Array.from({ length: count }, (_, i) => ({
        table: tableOf(id, i + 1),
        ruleset: ruleset as Ruleset,
        terms: openings[i],
        isByHand,
      })),
    );
    const opened: [string, TableRunner][] = [];
    for (let i = 0; i < places.length; i += AT_A_TIME) {
      const some = places
        .slice(i, i + AT_A_TIME)
        .map(async ({ table, ruleset, terms, isByHand }): Promise<[string, TableRunner]> => {
          const runner = await TableRunner.open({
            ...rest,
            store,
            clock,
            table,
            ruleset,
            desk,
            queue,
            isBot,
            isByHand,
          });
          const opening = { ...(ruleset.regulation.defaults as object), ...terms, type: 'OpenTable', by: HOUSE };
          if (runner.scene.version === 0 && !isByHand) await runner.actOfHouse(`open:${table}`, opening);
          return [table, runner];
        });
      opened.push(...(await Promise.all(some)));
    }
    return new Room(desk, guests, new Map(opened), new RefusalBudget(clock));
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

/** The seats that somebody who comes now may take. */
function freeSeats({ scene }: TableRunner): number[] {
  const sit = scene.ruleset.legal(scene.state, player('newcomer')).find(({ act }) => act === 'Sit');
  const seat = sit?.offer.answer.fields.seat;
  return seat?.kind === 'one-of' ? seat.options.filter((option) => typeof option === 'number') : [];
}

/** How the bank is played, where the game has a setting for it. */
const modalityOf = (state: unknown): string | null =>
  (state as { readonly table?: { readonly settings: { readonly modality?: string } } | null }).table?.settings
    .modality ?? null;

function lobbyLine(runner: TableRunner): LobbyTable {
  const { scene, summary, results } = runner;
  const { table, ruleset, bots, awaits } = scene;
  const { phase, people, seats, minimum, maximum, unit, talla, coups, left } = summary;
  const waits = awaits[0];
  return {
    table,
    ruleset: ruleset.id,
    game: ruleset.game.id,
    modality: modalityOf(scene.state),
    phase,
    seats,
    freeSeats: freeSeats(runner),
    people: namesIn(people).length - bots.length,
    bots: bots.length,
    minimum,
    maximum,
    unit,
    talla,
    coups,
    cardsLeft: left,
    clock: waits === undefined ? null : { name: waits.clock, until: waits.until },
    results: [...results.results],
  };
}
