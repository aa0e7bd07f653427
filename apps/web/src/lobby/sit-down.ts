import type { LobbyTable } from '@sabot/protocol';
import type { Desk } from '../client/desk.ts';

/** So many times the minimum lie before somebody who sits down without being asked. */
const MINIMUMS = 50;
/** A house that answers late is not waited for: the table is looked at meanwhile. */
const PATIENCE_MS = 4000;

/** Numbers go round the table, and 13 is not among them. */
const ring = (seats: number): readonly number[] => Array.from({ length: seats }, (_, i) => (i < 12 ? i + 1 : i + 2));

/** Beside somebody rather than alone; the lowest number among equals. */
export function bestSeat({ seats, freeSeats }: Pick<LobbyTable, 'seats' | 'freeSeats'>): number | null {
  const round = ring(seats);
  const isTaken = (at: number): boolean => !freeSeats.includes(round.at(at % seats) as number);
  const company = (n: number): number => {
    const at = round.indexOf(n);
    return Number(isTaken(at - 1)) + Number(isTaken(at + 1));
  };
  return freeSeats.toSorted((a, b) => company(b) - company(a) || a - b)[0] ?? null;
}

/** Takes the best free seat and puts chips before it. What is refused is left to the table's own page. */
export async function sitDown(desk: Desk, table: LobbyTable): Promise<void> {
  const seat = bestSeat(table);
  const isThere = desk.guest.value?.tables.some((one) => one.table === table.table);
  if (seat === null || isThere) return;
  const seated = async (): Promise<void> => {
    const sat = await desk.connection.act(table.table, 'Sit', { seat });
    const amount = Math.min(MINIMUMS * table.minimum, desk.guest.value?.chips ?? 0);
    if (!sat.ok || amount === 0) return;
    await desk.connection.act(table.table, 'BuyChips', { amount });
    await desk.refreshGuest();
  };
  await Promise.race([seated(), new Promise((late) => setTimeout(late, PATIENCE_MS))]);
}
