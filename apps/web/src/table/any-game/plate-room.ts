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

/** A plate grows outwards from the rim, by the share that its style has: so much of it is left on the side of another. */
const OUTWARDS = 0.42;
const needTowards = ({ plate, inward, wants }: Seated, other: Seated): number =>
  wants * Math.max(0.1, 0.5 - OUTWARDS * inward.x * Math.sign(other.plate.x - plate.x));

/** How much room each plate has: up to the edge of the stage, to a number on the cloth, and to its neighbours, with whom it shares by need. */
export function plateRooms(seats: readonly Seated[], width: number): readonly PlateRoom[] {
  return seats.map((seat) => {
    const { x, y } = seat.plate;
    const [lefts, rights] = [[x - GAP], [width - x - GAP]];
    const keepOff = (at: number, room: number): void => {
      (at < x ? lefts : rights).push(Math.max(PLATE.least, room));
    };
    for (const other of seats) {
      const { number, plate, wants } = other;
      if (Math.abs(number.y - y) < (PLATE.height + NUMBER.high) / 2) {
        keepOff(number.x, Math.abs(number.x - x) - NUMBER.half - GAP);
      }
      if (other === seat || Math.abs(plate.y - y) > PLATE.height) continue;
      const apart = Math.abs(plate.x - x);
      const [own, its] = [needTowards(seat, other), needTowards(other, seat)];
      keepOff(plate.x, wants === 0 ? apart - FREE - GAP : (apart * own) / (own + its) - GAP);
    }
    return { left: Math.min(...lefts), right: Math.min(...rights) };
  });
}
