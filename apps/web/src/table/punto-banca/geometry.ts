import type { Layout } from '@sabot/protocol';
import { BETS, type Bet, type Side } from '../any-game/bets.ts';
import { type Curve, curveOf, type Point } from '../any-game/curve.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';

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
  const mark = narrow ? 20 : Math.max(26, Math.min(38, height / 17));
  const inside = narrow ? 31 : 56;
  const rings = Math.max(1, betsAt(layout, 'seat').length);
  return {
    narrow,
    mark,
    inside,
    reach: inside + (rings - 0.5) * mark + (rings - 1) * gapOf(narrow) + (narrow ? 3 : 12),
  };
}
const gapOf = (narrow: boolean): number => (narrow ? 4 : 8);

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

/** A department is not made narrower than this, even on a stage that is too small for it. */
const LEAST_BOX = 13;

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
  const h = narrow ? 19 : Math.max(30, Math.min(38, height / 22));
  const head = narrow ? 14 : 0;
  const pitch = head + h + (narrow ? 3 : 10);
  const middle = (row: number): number => top + row * pitch + head + h / 2;
  const label = narrow ? 0 : 82;
  const rooms = bets.map((_, row) => 2 * roomAt(middle(row) - h / 2, middle(row) + h / 2) - label);
  const w = Math.max(LEAST_BOX, Math.min(narrow ? 26 : h * 1.25, Math.min(...rooms) / numbers.length));
  const left = curve.cx + label / 2 - (w * numbers.length) / 2;
  return bets.map((bet, row) => {
    const y = middle(row);
    return {
      bet,
      name: narrow ? { x: curve.cx, y: y - h / 2 - 7, anchor: 'middle' } : { x: left - 12, y, anchor: 'end' },
      boxes: numbers.map((n, i) => ({ n, x: left + (i + 0.5) * w, y, w: w - (narrow ? 2 : 3), h })),
    };
  });
}

const heightOf = (rows: readonly Row[]): number => {
  const boxes = rows.flatMap((row) => row.boxes);
  const [first] = boxes;
  if (first === undefined) return 0;
  return Math.max(...boxes.map(({ y, h }) => y + h / 2)) - Math.min(...rows.map(({ name }) => name.y)) + 12;
};

/** Where everything lies, in pixels, on a stage of this size. The croupier is at the top, so his right is our left. */
export function geometryOf(width: number, height: number, layout: Layout, numbers: readonly number[]): Geometry {
  const scale = scaleOf(width, height, layout);
  const { narrow } = scale;
  const rim = narrow ? 8 : 15;
  const curve = curveOf(layout.shape, width, height, rim, narrow ? { x: 12, y: 12 } : { x: 72, y: 18 });
  const { cx, top } = curve;
  const tall = curve.bottom - top;
  const isOval = layout.shape === 'oval';
  const cardWidth = Math.max(40, Math.min(narrow ? 56 : 112, tall * (narrow ? 0.112 : 0.122)));
  const cardHeight = cardWidth * CARD_RATIO;
  const tools = top + (narrow ? 43 : Math.max(46, tall * 0.11));
  const cardsTop = tools + (narrow ? 53 : Math.max(58, tall * (isOval ? 0.135 : 0.095)));
  const handsY = cardsTop + cardHeight / 2;
  const under = cardsTop + cardHeight + (narrow ? 37 : 30);
  const callHeight = narrow ? 78 : Math.max(88, tall * 0.17);
  const spread = cardWidth * (narrow ? 1.36 : 1.5);
  const seats = seatsOf(curve, layout, numbers, rim, scale);
  const marked = betsAt(layout, 'seat');
  const roomAt: Room = (high, low) => roomBetween(curve, seats, marked, scale.mark, high, low);
  // A half-moon on a telephone is widest right under the hands: there the departments come before the call.
  const rowsFirst = narrow && !isOval;
  const rows = rowsOf(
    curve,
    layout,
    numbers,
    rowsFirst ? under : under + callHeight + (narrow ? 4 : 6),
    narrow,
    roomAt,
  );
  const callTop = rowsFirst ? under + heightOf(rows) : under;
  const beside = Math.min(curve.halfWidth(tools) * 0.55, narrow ? (isOval ? 70 : 112) : 190);
  return {
    width,
    height,
    narrow,
    curve,
    rim,
    seats,
    mark: scale.mark,
    rows,
    hands: { punto: { x: cx - spread, y: handsY }, banca: { x: cx + spread, y: handsY } },
    cardWidth,
    call: {
      x: cx,
      y: callTop + callHeight / 2,
      w: Math.max(narrow ? 186 : 300, 2 * roomAt(callTop, callTop + (narrow ? 50 : callHeight)) - 8),
      h: callHeight,
    },
    croupier: { x: cx, y: top + (narrow ? 15 : 26) },
    shoe: { x: cx + beside, y: tools },
    basket: { x: cx - beside, y: tools },
  };
}
