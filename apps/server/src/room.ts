import type { PuntoBancaState } from '@sabot/engine';
import type { LobbyTable } from '@sabot/protocol';
import type { PuntoBancaEntry } from '@sabot/regulations';
import { BOT_NAMES, isBot } from './bots/company.ts';
import { CashDesk } from './money/cash-desk.ts';
import { Guests } from './people/guests.ts';
import type { Clock } from './ports/clock.ts';
import type { Log } from './ports/log.ts';
import type { Shuffler } from './ports/shuffler.ts';
import type { Store } from './ports/store.ts';
import type { Pace } from './table/pace.ts';
import { TableRunner } from './table/table-runner.ts';

export interface RoomParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  readonly rulesets: readonly PuntoBancaEntry[];
  readonly pace: Pace;
  readonly log: Log;
}

const tableOf = ({ id }: PuntoBancaEntry): string => `${id.replaceAll('/', '.')}.1`;
const HOUSE = { kind: 'director', id: 'house' } as const;

/** A room of tables, one for each ruleset, with the desk and the guest book they share. */
export class Room {
  readonly desk: CashDesk;
  readonly guests: Guests;
  readonly tables: ReadonlyMap<string, TableRunner>;

  private constructor(desk: CashDesk, guests: Guests, tables: ReadonlyMap<string, TableRunner>) {
    this.desk = desk;
    this.guests = guests;
    this.tables = tables;
  }

  /** Goes on where the store left off; a table that was never open is opened on its regulation's own terms. */
  static async open(parts: RoomParts): Promise<Room> {
    const { rulesets, store, clock, ...rest } = parts;
    const desk = new CashDesk(store);
    const guests = await Guests.open(store, clock, desk, BOT_NAMES);
    const tables = new Map<string, TableRunner>();
    for (const entry of rulesets) {
      const table = tableOf(entry);
      const runner = await TableRunner.open({ ...rest, store, clock, table, ruleset: entry.ruleset, desk, isBot });
      const opening = { ...entry.ruleset.regulation.defaults, type: 'OpenTable', by: HOUSE };
      if (runner.scene.state.phase === 'unopened') await runner.act(`open:${table}`, opening);
      tables.set(table, runner);
    }
    return new Room(desk, guests, tables);
  }

  lobby(): readonly LobbyTable[] {
    return [...this.tables.values()].map(({ scene }) => lobbyLine(scene.table, scene.ruleset.id, scene.state));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.tables.values()].map((table) => table.stop()));
  }
}

function lobbyLine(
  table: string,
  ruleset: string,
  { table: terms, phase, people, coups }: PuntoBancaState,
): LobbyTable {
  const names = Object.keys(people);
  const bots = names.filter(isBot).length;
  const { seats = 0, minimum = 0, maximum = 0 } = terms?.settings ?? {};
  return { table, ruleset, phase, seats, people: names.length - bots, bots, minimum, maximum, coups };
}
