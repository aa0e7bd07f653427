import { type ByName, byNameFrom } from '@sabot/engine/by-name';
import type { Layout } from '@sabot/protocol';
import { betsIn } from '../any-game/bets.ts';
import type { Curve, Point } from '../any-game/curve.ts';
import { NARROW } from '../any-game/room.ts';

export interface SeatPlace {
  readonly n: number;
  /** The number on the cloth, and the plate on the rim with the way to the middle from there. */
  readonly number: Point;
  readonly plate: Point;
  readonly inward: Point;
  /** Where the seat's cards are held while it has them: beside its marks. */
  readonly held: Point;
  /** The middle of the first mark, and where each bet lies. */
  readonly first: Point;
  readonly zones: ByName<Point>;
}

/** How large things are on a stage of this size. */
export interface Sizes {
  /** Room for one letter on a plate, and for little else. */
  readonly narrow: boolean;
  readonly rim: number;
  readonly plates: Point;
  readonly mark: number;
  /** From the edge to a seat's number, to the middle of its first mark, and from mark to mark. */
  readonly number: number;
  readonly inside: number;
  readonly apart: number;
  readonly gap: number;
  /** What stands in the middle keeps so far from the edge. */
  readonly margin: number;
  readonly head: { readonly w: number; readonly h: number };
  readonly tool: { readonly w: number; readonly h: number };
  readonly note: number;
  readonly call: { readonly w: number; readonly h: number };
}

/** `share`: how large the marks are, of the most they may be. */
export function sizesOf(width: number, height: number, share: number): Sizes {
  const narrow = width < NARROW;
  const mark = narrow ? Math.max(16, 20 * share) : Math.max(22, Math.min(38, height / 17) * share);
  if (narrow) {
    return {
      narrow,
      rim: 8,
      plates: { x: 12, y: 12 },
      mark,
      number: 17,
      inside: 28 + mark / 2,
      apart: mark + 3,
      gap: 8,
      margin: 6,
      head: { w: 104, h: 26 },
      tool: { w: 66, h: 40 },
      note: 18,
      call: { w: 190, h: 84 },
    };
  }
  return {
    narrow,
    rim: 15,
    plates: { x: Math.max(60, Math.min(100, width * 0.11)), y: 18 },
    mark,
    number: 25,
    inside: 40 + mark / 2,
    apart: mark + 7,
    gap: 14,
    margin: 14,
    head: { w: 132, h: 32 },
    tool: { w: 96, h: 54 },
    note: 22,
    call: { w: 300, h: 104 },
  };
}

export const betsAt = ({ zones }: Layout, place: 'seat' | 'centre'): readonly string[] =>
  zones.flatMap((zone) => (zone.place === place ? [zone.bet] : []));

export function seatsOf(curve: Curve, layout: Layout, numbers: readonly number[], sizes: Sizes): SeatPlace[] {
  const { inside, apart, rim } = sizes;
  const atSeat = betsAt(layout, 'seat');
  const stations = curve.along(numbers.length);
  return stations.map(({ at, inward }, i) => {
    const inwards = (by: number): Point => ({ x: at.x + inward.x * by, y: at.y + inward.y * by });
    const ring = (bet: string): Point => inwards(inside + Math.max(0, atSeat.indexOf(bet)) * apart);
    const next = stations[i + 1 < stations.length ? i + 1 : i - 1] ?? { at, inward };
    const beside = { x: next.at.x + next.inward.x * inside, y: next.at.y + next.inward.y * inside };
    const own = inwards(inside);
    return {
      n: numbers[i] as number,
      inward,
      plate: inwards(-rim / 2),
      number: inwards(sizes.number),
      held: { x: (own.x + beside.x) / 2, y: (own.y + beside.y) / 2 },
      first: own,
      zones: byNameFrom(betsIn(layout).map((bet) => [bet, ring(bet)])),
    };
  });
}

/** How far the first marks of two neighbours are apart, where they are closest. */
export const spacing = (seats: readonly SeatPlace[]): number =>
  Math.min(
    ...seats.slice(1).map(({ first }, i) => {
      const before = (seats[i] as SeatPlace).first;
      return Math.hypot(first.x - before.x, first.y - before.y);
    }),
  );
