import type { Layout } from '@sabot/protocol';
import { BETS, type Bet, type Side } from './bets.ts';
import { type Curve, curveOf, type Point } from './curve.ts';

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}
export interface SeatPlace {
  readonly n: number;
  /** The number on the cloth, and the plate on the rim with the way to the middle from there. */
  readonly number: Point;
  readonly plate: Point;
  readonly inward: Point;
  /** Where the seat's cards are held while it has them. */
  readonly held: Point;
  readonly zones: Readonly<Record<Bet, Point>>;
}
export interface Row {
  readonly bet: Bet;
  readonly name: Point & { readonly anchor: 'end' | 'middle' };
  readonly boxes: readonly (Box & { readonly n: number })[];
}
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  readonly curve: Curve;
  readonly rim: number;
  readonly seats: readonly SeatPlace[];
  /** How wide a stake's mark before a seat is. */
  readonly mark: number;
  readonly rows: readonly Row[];
  readonly hands: Readonly<Record<Side, Point>>;
  readonly cardWidth: number;
  readonly call: Box;
  readonly croupier: Point;
  readonly shoe: Point;
  readonly basket: Point;
}

export const CARD_RATIO = 90 / 64;

/** Seats are numbered from the croupier's right to each player's right; a chair beyond the twelfth skips thirteen. */
export const seatNumbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i >= 12 ? i + 2 : i + 1));

interface Scale {
  readonly narrow: boolean;
  readonly mark: number;
  /** From the edge to the middle of the first mark, and to where the middle of the table begins. */
  readonly inside: number;
  readonly reach: number;
}

const placeOf = (layout: Layout, bet: Bet) => layout.zones.find((zone) => zone.bet === bet)?.place ?? 'seat';
const betsAt = (layout: Layout, place: 'seat' | 'centre') => BETS.filter((bet) => placeOf(layout, bet) === place);

function scaleOf(width: number, height: number, layout: Layout): Scale {
  const narrow = width < 640;
  const mark = narrow ? 22 : Math.max(26, Math.min(38, height / 17));
  const inside = narrow ? 33 : 56;
  const rings = Math.max(1, betsAt(layout, 'seat').length);
  return {
    narrow,
    mark,
    inside,
    reach: inside + (rings - 0.5) * mark + (rings - 1) * gapOf(narrow) + (narrow ? 3 : 12),
  };
}
const gapOf = (narrow: boolean): number => (narrow ? 2 : 6);

function seatsOf(curve: Curve, layout: Layout, numbers: readonly number[], rim: number, scale: Scale): SeatPlace[] {
  const { narrow, mark, inside } = scale;
  const atSeat = betsAt(layout, 'seat');
  return curve.along(numbers.length).map(({ at, inward }, i) => {
    const inwards = (by: number): Point => ({ x: at.x + inward.x * by, y: at.y + inward.y * by });
    const ring = (bet: Bet): Point => inwards(inside + Math.max(0, atSeat.indexOf(bet)) * (mark + gapOf(narrow)));
    return {
      n: numbers[i] as number,
      inward,
      plate: inwards(-rim / 2),
      number: inwards(narrow ? 13 : 25),
      held: inwards(scale.reach + mark * 0.6),
      zones: { punto: ring('punto'), banca: ring('banca'), tie: ring('tie') },
    };
  });
}

/** Numbered boxes in the middle, as wide as the cloth allows at that height. */
/** How far the middle reaches to either side between two heights, before it meets a stake's mark or the edge. */
function roomBetween(
  curve: Curve,
  seats: readonly SeatPlace[],
  marked: readonly Bet[],
  mark: number,
  high: number,
  low: number,
): number {
  const edge = Math.min(curve.halfWidth(high), curve.halfWidth(low)) - mark;
  const marks = seats.flatMap(({ zones }) => marked.map((bet) => zones[bet]));
  const beside = marks.filter(({ y }) => y > high - mark / 2 && y < low + mark / 2);
  return Math.min(edge, ...beside.map(({ x }) => Math.abs(x - curve.cx) - mark / 2 - 6));
}

type Room = (high: number, low: number) => number;

function rowsOf(
  curve: Curve,
  layout: Layout,
  numbers: readonly number[],
  top: number,
  narrow: boolean,
  roomAt: Room,
): Row[] {
  const bets = betsAt(layout, 'centre');
  const height = curve.bottom - curve.top;
  const h = narrow ? 22 : Math.max(30, Math.min(38, height / 22));
  const pitch = h + (narrow ? 17 : 10);
  const lowest = top + bets.length * pitch;
  const label = narrow ? 0 : 82;
  const room = 2 * roomAt(top, lowest) - label;
  const w = Math.min(narrow ? 26 : h * 1.25, room / numbers.length);
  const left = curve.cx + label / 2 - (w * numbers.length) / 2;
  return bets.map((bet, row) => {
    const y = top + row * pitch + h / 2 + (narrow ? 12 : 0);
    return {
      bet,
      name: narrow ? { x: curve.cx, y: y - h / 2 - 8, anchor: 'middle' } : { x: left - 12, y, anchor: 'end' },
      boxes: numbers.map((n, i) => ({ n, x: left + (i + 0.5) * w, y, w: w - 3, h })),
    };
  });
}

/** Where everything lies, in pixels, on a stage of this size. The croupier is at the top, so his right is our left. */
export function geometryOf(width: number, height: number, layout: Layout, numbers: readonly number[]): Geometry {
  const scale = scaleOf(width, height, layout);
  const { narrow } = scale;
  const rim = narrow ? 8 : 15;
  const curve = curveOf(layout.shape, width, height, rim, narrow ? { x: 12, y: 12 } : { x: 64, y: 18 });
  const { cx, top } = curve;
  const tall = curve.bottom - top;
  const isOval = layout.shape === 'oval';
  const cardWidth = Math.max(40, Math.min(narrow ? 56 : 112, tall * (narrow ? 0.112 : 0.122)));
  const cardHeight = cardWidth * CARD_RATIO;
  const tools = top + (narrow ? 40 : Math.max(46, tall * 0.11));
  const cardsTop = tools + (narrow ? 60 : Math.max(58, tall * (isOval ? 0.135 : 0.095)));
  const handsY = cardsTop + cardHeight / 2;
  const callTop = cardsTop + cardHeight + (narrow ? 36 : 30);
  const callHeight = narrow ? 86 : Math.max(88, tall * 0.17);
  const spread = cardWidth * (narrow ? 1.36 : 1.5);
  const seats = seatsOf(curve, layout, numbers, rim, scale);
  const marked = betsAt(layout, 'seat');
  const roomAt: Room = (high, low) => roomBetween(curve, seats, marked, scale.mark, high, low);
  const rowsTop = callTop + callHeight + (narrow ? 4 : 6);
  const beside = Math.min(curve.halfWidth(tools) * 0.55, narrow ? 92 : 190);
  return {
    width,
    height,
    narrow,
    curve,
    rim,
    seats,
    mark: scale.mark,
    rows: rowsOf(curve, layout, numbers, rowsTop, narrow, roomAt),
    hands: { punto: { x: cx - spread, y: handsY }, banca: { x: cx + spread, y: handsY } },
    cardWidth,
    call: {
      x: cx,
      y: callTop + callHeight / 2,
      w: Math.max(narrow ? 186 : 300, 2 * roomAt(callTop, callTop + callHeight) - 8),
      h: callHeight,
    },
    croupier: { x: cx, y: top + (narrow ? 19 : 26) },
    shoe: { x: cx + beside, y: tools },
    basket: { x: cx - beside, y: tools },
  };
}
