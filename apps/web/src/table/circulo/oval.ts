import { type Curve, curveOf, type Point, type Station } from '../any-game/curve.ts';
import { type Box, NARROW } from '../any-game/room.ts';
import type { HandWords } from './hand.tsx';

/** The third card lies across the other two, so far below their middle. */
export const THIRD_BELOW = 0.42;

/** Where things of a seat lie. */
export interface SeatPlace {
  readonly n: number;
  readonly number: Point;
  readonly plate: Point;
  readonly inward: Point;
  readonly stake: Point;
  /** On the line that runs round the table. */
  readonly line: Point;
  /** Cards that the seat holds, and the shoe while it is its: on either side of its mark. */
  readonly held: Point;
  readonly shoe: Point;
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
  readonly heldWidth: number;
  readonly hands: Readonly<Record<Side, Point>>;
  readonly handWords: HandWords;
  readonly bank: Point;
  readonly cagnotte: Point;
  readonly croupier: Point;
  readonly shoe: Point;
  readonly basket: Point;
  readonly call: Box;
  /** Where the ladder and what is said of it stand while the bank is on its way: from here downwards. */
  readonly middle: Point & { readonly w: number };
  /** How far inside the edge the line for half stakes runs. */
  readonly lineIn: number;
}

/** How large things are on a stage of this size. */
export interface Sizes {
  /** Room for one letter on a plate, and for little else. */
  readonly narrow: boolean;
  readonly rim: number;
  readonly mark: number;
  readonly stakeIn: number;
  readonly lineIn: number;
  readonly number: number;
  readonly gap: number;
  readonly margin: number;
  readonly call: { readonly w: number; readonly h: number };
  readonly note: number;
  readonly headHeight: number;
}

/** `share`: how large the marks are, of the most they may be. */
export function sizesOf(width: number, height: number, share: number): Sizes {
  const narrow = width < NARROW;
  const mark = narrow ? Math.max(18, 24 * share) : Math.max(26, Math.min(44, height / 14) * share);
  const stakeIn = (narrow ? 27 : 38) + mark / 2;
  return {
    narrow,
    rim: narrow ? 8 : 15,
    mark,
    stakeIn,
    lineIn: stakeIn + mark / 2 + (narrow ? 5 : 9),
    number: narrow ? 17 : 27,
    gap: narrow ? 8 : 14,
    margin: narrow ? 6 : 14,
    call: narrow ? { w: 172, h: 78 } : { w: 290, h: 104 },
    note: narrow ? 26 : 22,
    headHeight: narrow ? 26 : 34,
  };
}

/** The table itself on a stage of this size. */
export function ovalOn(width: number, height: number, low: number, { narrow, rim }: Sizes) {
  const side = Math.max(60, Math.min(104, width * 0.11));
  const plates = narrow ? { x: 12, y: 12 } : { x: side, y: 18 };
  return { width, height, narrow, rim, curve: curveOf(width, height, { shape: 'oval', rim, plates, low }) };
}

/** A table with its seats, before anything stands in the middle. */
export interface Table<Seat extends SeatPlace> extends ReturnType<typeof ovalOn> {
  readonly sizes: Sizes;
  readonly seats: readonly Seat[];
  /** What lies before the seats, each with its extent. */
  readonly marks: readonly Box[];
}

/** The seats on a table, with their marks and the cards that they hold. */
export function seated<Seat extends SeatPlace>(
  oval: ReturnType<typeof ovalOn>,
  sizes: Sizes,
  places: readonly Seat[],
): Table<Seat> {
  const seats = withHeld(places, sizes);
  return { ...oval, sizes, seats, marks: seats.map(({ stake }) => ({ ...stake, w: sizes.mark, h: sizes.mark })) };
}

/** The next place along the edge; beyond the last one, as far on as the one before it is behind. */
function neighbour(stations: readonly Station[], i: number, step: 1 | -1): Station {
  const own = stations[i] as Station;
  const next = stations[i + step];
  if (next !== undefined) return next;
  const back = stations[i - step] ?? own;
  return { at: { x: 2 * own.at.x - back.at.x, y: 2 * own.at.y - back.at.y }, inward: own.inward };
}

/** A seat at this place on the edge, with its things ever further inside; what it holds lies beside it. */
export function seatAt(
  n: number,
  stations: readonly Station[],
  index: number,
  { rim, stakeIn, lineIn, number, narrow }: Sizes,
): SeatPlace {
  const { at, inward } = stations[index] as Station;
  const [before, after] = [neighbour(stations, index, -1), neighbour(stations, index, 1)];
  const inwards = (by: number): Point => ({ x: at.x + inward.x * by, y: at.y + inward.y * by });
  const halfway = (other: Station, by: number): Point => {
    const own = inwards(by);
    return { x: (own.x + other.at.x + other.inward.x * by) / 2, y: (own.y + other.at.y + other.inward.y * by) / 2 };
  };
  return {
    n,
    inward,
    plate: inwards(-rim / 2),
    number: inwards(number),
    stake: inwards(stakeIn),
    line: inwards(lineIn),
    held: halfway(after, stakeIn),
    // Nearer to the rim than what the seat before it holds: that lies in the same gap.
    shoe: halfway(before, narrow ? number : number - 8),
  };
}

/** So far to the side of a seat. */
export const asideOf = ({ inward }: SeatPlace, by: number): Point => ({ x: -inward.y * by, y: inward.x * by });

/** What is free between a mark and the next, where they are closest. */
function gapBetween(seats: readonly SeatPlace[], mark: number): number {
  const next = seats.slice(1).map(({ stake }, i) => {
    const before = (seats[i] as SeatPlace).stake;
    return Math.hypot(stake.x - before.x, stake.y - before.y);
  });
  return Math.min(...next) - mark;
}
/** How wide cards may be that lie between a mark and the next: two of them take half as much again. */
const widthBetween = (seats: readonly SeatPlace[], mark: number): number => (gapBetween(seats, mark) - 6) / 1.5;

/** Whether a shoe between two marks has to do without the picture of its mouth. */
const WHOLE_SHOE = 84;
export const isShoeSlim = ({ seats, mark }: { readonly seats: readonly SeatPlace[]; readonly mark: number }): boolean =>
  gapBetween(seats, mark) < WHOLE_SHOE;
const LEAST_HELD = 14;
/** How far inside the line cards lie, and how wide they are, where there is no room between the marks. */
const INSIDE = { narrow: { by: 21, width: 15 }, wide: { by: 24, width: 20 } } as const;

/** Cards that somebody holds lie between their mark and the next, or inside the line where the marks are close. */
function withHeld<Seat extends SeatPlace>(seats: readonly Seat[], sizes: Sizes): readonly Seat[] {
  const { mark, narrow, lineIn, stakeIn } = sizes;
  if (widthBetween(seats, mark) >= LEAST_HELD) return seats;
  const by = lineIn - stakeIn + INSIDE[narrow ? 'narrow' : 'wide'].by;
  return seats.map((seat) => {
    const { stake, inward } = seat;
    return { ...seat, held: { x: stake.x + inward.x * by, y: stake.y + inward.y * by } };
  });
}

export function heldWidth(seats: readonly SeatPlace[], { mark, narrow }: Sizes, cardWidth: number): number {
  const between = widthBetween(seats, mark);
  return Math.min(cardWidth * 0.6, between >= LEAST_HELD ? between : INSIDE[narrow ? 'narrow' : 'wide'].width);
}
