import type { PuntoBancaState } from '@sabot/engine';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { noLoad } from '../../src/ports/load.ts';
import { type Log, silent } from '../../src/ports/log.ts';
import type { Shuffler } from '../../src/ports/shuffler.ts';
import { Room } from '../../src/room.ts';
import { CLOCKS } from '../../src/table/pace.ts';
import type { TableRunner } from '../../src/table/table-runner.ts';
import { MemoryStore } from './memory-store.ts';
import { seededShuffler } from './seeded-shuffler.ts';
import { SimulatedClock } from './simulated-clock.ts';

export interface TestRoom {
  readonly room: Room;
  readonly store: MemoryStore;
  readonly clock: SimulatedClock;
  readonly table: TableRunner;
}

/** A room with one table and a clock of its own; on a store that was used before it goes on there. */
export async function testRoom(
  entry: Entry = REGISTRY[0] as Entry,
  { store = new MemoryStore(), shuffler = seededShuffler('a') as Shuffler, log = silent as Log } = {},
): Promise<TestRoom> {
  const clock = new SimulatedClock();
  const pace = { clocks: CLOCKS, pace: 1 };
  const room = await Room.open({ store, clock, shuffler, rulesets: [entry], pace, load: noLoad, log });
  return { room, store, clock, table: [...room.tables.values()][0] as TableRunner };
}

/** The table as its game has it. */
export const stateOf = ({ scene }: TableRunner): PuntoBancaState => scene.state as PuntoBancaState;

let count = 0;
/** Somebody does something; ids are made here. */
export const does = (table: TableRunner, name: string, type: string, fields: object = {}, id = `test-${++count}`) =>
  table.act(id, { ...fields, type, by: { kind: 'player', id: name } });

/** Enters, sits down and buys chips. */
export async function seat({ room, table }: TestRoom, name: string, n: number, amount = 1000_00): Promise<void> {
  await room.guests.enter(name);
  for (const outcome of [
    await does(table, name, 'Sit', { seat: n }),
    await does(table, name, 'BuyChips', { amount }),
  ]) {
    if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.refusal.code}`);
  }
}

export type Streams = ReadonlyMap<string, readonly { readonly data: string }[]>;

/** All chips there are, in wallets and at tables; what the mint gave out. They must be the same. */
export function chipsIn({ streams }: { readonly streams: Streams }): {
  readonly held: number;
  readonly minted: number;
} {
  const postings = [...streams].flatMap(([stream, events]) =>
    events.flatMap(({ data }) =>
      ((JSON.parse(data).postings ?? []) as { from: string; to: string; amount: number }[]).map((one) => ({
        ...one,
        stream,
      })),
    ),
  );
  let [held, minted] = [0, 0];
  for (const { stream, from, to, amount } of postings) {
    if (from === 'mint') minted += amount;
    if (to === 'mint') minted -= amount;
    if (stream === to) held += amount;
    if (stream === from) held -= amount;
    // At a table `outside` is the wallets; everything else, the house included, is held there.
    if (stream.startsWith('table:')) held += (from === 'outside' ? amount : 0) - (to === 'outside' ? amount : 0);
  }
  return { held, minted };
}
