import type { TableLink } from '../../house/table-link.ts';
import type { AnyTable } from '../any-table.ts';
import type { Time } from '../screen/time.ts';
import { BUY_IN, type Hand } from './hand.ts';

export interface Joining {
  readonly link: TableLink;
  readonly table: AnyTable;
  readonly hand: Hand;
  readonly time: Time;
  readonly you: string;
  /** Told once when no seat is free. */
  readonly noSeat: () => void;
  /** Resolves when the person does not want to wait any longer. */
  readonly left: Promise<void>;
}

export type Joined = 'seated' | 'back' | 'left';

function middleSeat(table: AnyTable): number | null {
  const seat = table.offered('Sit')?.fields.seat;
  const free = seat?.kind === 'one-of' ? (seat.options as readonly number[]) : [];
  return free[Math.floor(free.length / 2)] ?? null;
}

/** Lets the others come to the table before it is shown, where time waits for you. */
async function settle({ link, table, time }: Joining): Promise<void> {
  for (const _ of ['shuffling', 'cutting']) {
    table.show(link.latest);
    await time.before(table.awaited?.until ?? table.message.shuffle?.until ?? null);
  }
  table.show(link.latest);
}

/** Takes a seat and brings chips; whoever has a place here already goes on with it. */
export async function join(joining: Joining): Promise<Joined> {
  const { link, table, hand, time, you, noSeat, left } = joining;
  if (table.isSeated) {
    hand.brought = table.means(you);
    return 'back';
  }
  let waits = false;
  let hasLeft = false;
  void left.then(() => {
    hasLeft = true;
  });
  while (!table.isSeated) {
    const seat = middleSeat(table);
    if (seat !== null && (await hand.act('Sit', { seat })).ok) break;
    if (!waits) noSeat();
    waits = true;
    await Promise.race([time.news(), left]);
    if (hasLeft) return 'left';
    table.show(link.latest);
  }
  await hand.buy(BUY_IN);
  await settle(joining);
  return 'seated';
}
