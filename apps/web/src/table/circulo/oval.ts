import { type Curve, curveOf, type Point } from '../any-game/curve.ts';
import type { HandWords } from './hand.tsx';

/** Where things of a seat lie. */
export interface SeatPlace {
  readonly n: number;
  readonly number: Point;
  readonly plate: Point;
  readonly inward: Point;
  readonly stake: Point;
  /** On the line that runs round the table. */
  readonly line: Point;
  readonly held: Point;
}

/** What both tables have, and where. */
export interface Oval<Seat extends SeatPlace, Side extends string> {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  readonly curve: Curve;
  readonly rim: number;
  readonly mark: number;
  readonly seats: readonly Seat[];
  readonly cardWidth: number;
  readonly hands: Readonly<Record<Side, Point>>;
  readonly handWords: HandWords;
  readonly bank: Point;
  readonly cagnotte: Point;
  readonly croupier: Point;
  readonly shoe: Point;
  readonly basket: Point;
  /** Where the call stands, and the ladder while the bank is on its way. */
  readonly call: Point & { readonly w: number };
  readonly middle: Point & { readonly w: number };
  /** How far inside the edge the line for half stakes runs. */
  readonly lineIn: number;
}

/** The table itself on a stage of this size. */
export function ovalOn(width: number, height: number) {
  const narrow = width < 640;
  const rim = narrow ? 8 : 15;
  const curve = curveOf(width, height, {
    shape: 'oval',
    rim,
    plates: narrow ? { x: 12, y: 12 } : { x: 84, y: 18 },
    low: width < height ? 0.85 : 0.1,
  });
  return { width, height, narrow, rim, curve };
}

interface Depths {
  readonly stakeIn: number;
  readonly lineIn: number;
  readonly heldIn: number;
}

/** A seat at this place on the edge, with its things ever further inside. */
export function seatAt(
  n: number,
  { at, inward }: { readonly at: Point; readonly inward: Point },
  { narrow, rim }: { readonly narrow: boolean; readonly rim: number },
  { stakeIn, lineIn, heldIn }: Depths,
): SeatPlace {
  const inwards = (by: number): Point => ({ x: at.x + inward.x * by, y: at.y + inward.y * by });
  return {
    n,
    inward,
    plate: inwards(-rim / 2),
    number: inwards(narrow ? 13 : 25),
    stake: inwards(stakeIn),
    line: inwards(lineIn),
    held: inwards(heldIn),
  };
}

/** So far to the side of a seat. */
export const asideOf = ({ inward }: SeatPlace, by: number): Point => ({ x: -inward.y * by, y: inward.x * by });
