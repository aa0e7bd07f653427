import type { Answer, LobbyTable } from '@sabot/protocol';
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

export type SeatRefusal = Extract<Answer, { readonly ok: false }>['refusal'];
const NO_SEAT: SeatRefusal = { code: 'no-free-seat', grounds: [], facts: {} };

/** One free seat after the other: the list of them may be some seconds old. */
/** What of a table has to be known to sit down there. */
export type Seatable = Pick<LobbyTable, 'table' | 'seats' | 'freeSeats' | 'minimum'>;

async function takeSeat(desk: Desk, table: Seatable): Promise<SeatRefusal | null> {
  let { freeSeats } = table;
  let refusal = NO_SEAT;
  for (let seat = bestSeat(table); seat !== null; seat = bestSeat({ ...table, freeSeats })) {
    const taken = seat;
    const sat = await desk.connection.act(table.table, 'Sit', { seat });
    if (sat.ok) return null;
    refusal = sat.refusal;
    if (refusal.code !== 'seat-not-free') return refusal;
    freeSeats = freeSeats.filter((one) => one !== taken);
  }
  return refusal;
}

/** Takes the best free seat and puts chips before it; why there was none, if so. */
export async function sitDown(desk: Desk, table: Seatable): Promise<SeatRefusal | null> {
  const isThere = desk.guest.value?.tables.some((one) => one.table === table.table);
  if (isThere) return null;
  const seated = async (): Promise<SeatRefusal | null> => {
    const refusal = await takeSeat(desk, table);
    const amount = Math.min(MINIMUMS * table.minimum, desk.guest.value?.chips ?? 0);
    if (refusal !== null || amount === 0) return refusal;
    await desk.connection.act(table.table, 'BuyChips', { amount });
    await desk.refreshGuest();
    return null;
  };
  return Promise.race([seated(), new Promise<null>((late) => setTimeout(() => late(null), PATIENCE_MS))]);
}
