import type { Point } from './curve.ts';

/** A seat as far as its plate is concerned. `wants`: how wide its plate would like to be; 0: nobody sits there. */
export interface Seated {
  readonly plate: Point;
  readonly number: Point;
  readonly inward: Point;
  readonly wants: number;
}

/** How far a plate may reach to either side of its place on the rim. */
export interface PlateRoom {
  readonly left: number;
  readonly right: number;
}

const GAP = 2;
/** A plate is so high at most; a free seat is a disc; a number on the cloth is as large as two figures. */
const PLATE = { height: 32, least: 22 };
const FREE = 13;
const NUMBER = { half: 11, high: 20 };

/** How much of a plate wants to be on the side of another: little, where that side looks to the middle of the table. */
const OUTWARDS = 0.7;
const needTowards = ({ plate, inward, wants }: Seated, other: Seated): number =>
  wants * Math.max(0.1, 0.5 - OUTWARDS * inward.x * Math.sign(other.plate.x - plate.x));

/** Each of two keeps at least this of what is between them. */
const EACH = 14;
function shareOf(seat: Seated, other: Seated): number {
  const apart = Math.abs(other.plate.x - seat.plate.x);
  if (other.wants === 0) return apart - FREE;
  const [own, its] = [needTowards(seat, other), needTowards(other, seat)];
  return Math.max(Math.min(EACH, apart / 2), Math.min(apart - EACH, (apart * own) / (own + its)));
}

/** How much room each plate has: up to the edge of the stage, to a number on the cloth, and to its neighbours, with whom it shares by need. */
export function plateRooms(seats: readonly Seated[], width: number): readonly PlateRoom[] {
  return seats.map((seat) => {
    const { x, y } = seat.plate;
    const [lefts, rights] = [[x - GAP], [width - x - GAP]];
    const keepOff = (at: number, room: number): void => void (at < x ? lefts : rights).push(room);
    for (const other of seats) {
      const { number, plate } = other;
      if (Math.abs(number.y - y) < (PLATE.height + NUMBER.high) / 2) {
        keepOff(number.x, Math.max(PLATE.least, Math.abs(number.x - x) - NUMBER.half - GAP));
      }
      if (other === seat || Math.abs(plate.y - y) > PLATE.height) continue;
      keepOff(plate.x, shareOf(seat, other) - GAP);
    }
    return { left: Math.min(...lefts), right: Math.min(...rights) };
  });
}
