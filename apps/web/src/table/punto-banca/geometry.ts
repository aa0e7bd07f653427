import { lookUp } from '@sabot/engine/by-name';
import type { Layout } from '@sabot/protocol';
import type { Side } from '../any-game/bets.ts';
import { type Curve, curveOf, type Point } from '../any-game/curve.ts';
import { areApart, type Box, isClear, largest, leastHeight, roomIn } from '../any-game/room.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import { type Row, rowsOf } from './rows.ts';
import { betsAt, type SeatPlace, type Sizes, seatsOf, sizesOf, spacing } from './seat-places.ts';

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
  /** Cards that somebody else holds, beside their marks. */
  readonly heldWidth: number;
  /** From the middle of a hand down to the words under it, below a third card. */
  readonly noteBelow: number;
  readonly call: Box;
  readonly croupier: Point;
  readonly shoe: Point;
  readonly basket: Point;
}

/** Seats are numbered from the croupier's right to each player's right; a chair beyond the twelfth skips thirteen. */
export const seatNumbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i >= 12 ? i + 2 : i + 1));

/** The third card lies across the other two, so far below their middle: their corners can still be read. */
export const THIRD_BELOW = 0.42;
const AIRS = [3, 2.4, 1.9, 1.5, 1.2, 1] as const;

interface Table {
  readonly width: number;
  readonly height: number;
  readonly layout: Layout;
  readonly numbers: readonly number[];
  readonly sizes: Sizes;
  readonly curve: Curve;
  readonly seats: readonly SeatPlace[];
  readonly marks: readonly Box[];
}

function tableOn(
  width: number,
  height: number,
  layout: Layout,
  numbers: readonly number[],
  low: number,
  share: number,
): Table {
  const sizes = sizesOf(width, height, share);
  const curve = curveOf(width, height, { shape: layout.shape, low, ...sizes });
  const seats = seatsOf(curve, layout, numbers, sizes);
  const { mark } = sizes;
  const marks = seats.flatMap(({ zones }) =>
    betsAt(layout, 'seat').flatMap((bet) => {
      const at = lookUp(zones, bet);
      return at === undefined ? [] : [{ ...at, w: mark, h: mark }];
    }),
  );
  return { width, height, layout, numbers, sizes, curve, seats, marks };
}

const roomFor = ({ curve, marks, sizes }: Table, high: number, low: number): number =>
  roomIn(curve, marks, sizes.margin, high, low);

/** The highest place at or under this one where the cloth is wide enough for basket and shoe. */
function toolsAbove(table: Table, from: number): { readonly y: number; readonly beside: number } {
  const { sizes, curve } = table;
  const { tool, narrow } = sizes;
  const croupier = narrow ? 26 : 34;
  for (let y = from; y < curve.cy; y += 2) {
    const room = roomFor(table, y - tool.h / 2, y) - tool.w / 2;
    const isUnder = y - tool.h / 2 > curve.top + (narrow ? 22 : 34);
    if (room > tool.w / 2 + (isUnder ? 4 : croupier)) return { y, beside: Math.min(room, narrow ? 104 : 190) };
  }
  return { y: from, beside: tool.w / 2 };
}

interface Laid {
  readonly geometry: Geometry;
  readonly fits: boolean;
}

/** How the middle is arranged: the call under the hands, or between them where a stage is wide and low. */
interface Arrangement {
  readonly table: Table;
  readonly isBetween: boolean;
  /** How narrow the numbered departments may be. */
  readonly box: number;
}

/** Everything in the middle with cards of this width and this much air between, and whether it fits. */
function laidOut({ table, isBetween, box }: Arrangement, cardWidth: number, air: number): Laid {
  const { width, height, layout, numbers, sizes, curve, seats, marks } = table;
  const { narrow, rim, mark, head, tool, note, call, gap } = sizes;
  const { cx, top } = curve;
  const cardHeight = cardWidth * CARD_RATIO;
  const handWidth = Math.max(2 * cardWidth + gap, head.w);
  const spread = isBetween
    ? (call.w + handWidth) / 2 + gap
    : Math.max(cardWidth * 1.12 + gap, head.w / 2 + gap / 2) + (narrow ? 0 : cardWidth * 0.2);
  const croupier = { x: cx, y: top + (narrow ? 13 : 22) };
  // Basket and shoe stand beside the names of the hands where the cloth is wide enough up there, else above them.
  const outside = spread + head.w / 2 + tool.w / 2 + gap;
  const headBeside = croupier.y + 10 + gap * air * 0.5 + head.h / 2;
  const isBeside = roomFor(table, headBeside - tool.h / 2, headBeside) > outside + tool.w / 2;
  const above = toolsAbove(table, croupier.y + (narrow ? 4 : 8) + gap * air * 0.4);
  const toolsY = isBeside ? headBeside : above.y;
  const beside = isBeside ? outside : above.beside;
  const headY = isBeside ? headBeside : toolsY + tool.h / 2 + gap * air * 0.4 + head.h / 2;
  const handsY = headY + head.h / 2 + 4 + cardHeight / 2;
  const noteBelow = Math.max(cardHeight / 2, cardWidth * (THIRD_BELOW + 0.5)) + 3;
  const under = handsY + noteBelow + note + gap * air * 0.7;
  // A half-moon on a telephone is widest right under the hands: there the departments come before the call.
  const rowsFirst = narrow && layout.shape !== 'oval';
  const roomAt = (high: number, low: number): number => roomFor(table, high, low);
  const rowsAt = (y: number) =>
    rowsOf({ curve, bets: betsAt(layout, 'centre'), numbers, top: y, sizes, least: box, roomAt });
  const rows = rowsAt(isBetween || rowsFirst ? under : under + call.h + (gap * air) / 2);
  const besideHands = Math.max(headY - head.h / 2, under - gap - call.h);
  const callTop = isBetween ? besideHands : rowsFirst && rows.height > 0 ? under + rows.height + gap : under;
  const wide = isBetween ? call.w : 2 * roomAt(callTop, callTop + call.h);
  const isRoomy = wide >= call.w;
  const hands = { punto: { x: cx - spread, y: handsY }, banca: { x: cx + spread, y: handsY } };
  const [shoe, basket] = [
    { x: cx + beside, y: toolsY },
    { x: cx - beside, y: toolsY },
  ];
  const handBox = (x: number): Box => ({
    x,
    y: (headY - head.h / 2 + handsY + noteBelow + note) / 2,
    w: handWidth,
    h: handsY + noteBelow + note - headY + head.h / 2,
  });
  const places = [
    { ...shoe, ...tool },
    { ...basket, ...tool },
    handBox(hands.punto.x),
    handBox(hands.banca.x),
    { x: cx, y: callTop + call.h / 2, w: call.w, h: call.h },
  ];
  const handsTop = handsY - cardHeight / 2;
  const isOnCloth =
    Math.min(curve.halfWidth(handsTop), curve.halfWidth(handsTop + cardHeight)) > spread + cardWidth + 6;
  const geometry = {
    width,
    height,
    narrow,
    curve,
    rim,
    seats,
    mark,
    rows: rows.rows,
    hands,
    cardWidth,
    heldWidth: Math.min(cardWidth * 0.6, Math.max(14, (spacing(seats) - mark - 6) / 1.5)),
    noteBelow,
    call: { x: cx, y: callTop + call.h / 2, w: Math.max(call.w, Math.min(wide, narrow ? 420 : 720)), h: call.h },
    croupier,
    shoe,
    basket,
  };
  return { geometry, fits: rows.fits && isRoomy && isOnCloth && isClear(places, marks) };
}

const LEAST_CARD = 36;
const SHORTEST = 300;
/** Below this the call may stand between the hands. */
const LOW_STAGE = 420;

const fitting = ({ fits, geometry }: Laid): Geometry | null => (fits ? geometry : null);

const BOXES = [24, 18, 13] as const;

/** The seats high up first, then lower and lower: then the hands have the upper part for themselves. */
const LOWS = [0, 0.3, 0.6, 1] as const;
/** Smaller marks give the cards more room. */
const SHARES = [1, 0.85, 0.7, 0.58] as const;

function arrangements(
  width: number,
  height: number,
  layout: Layout,
  numbers: readonly number[],
): readonly Arrangement[] {
  const tables = SHARES.flatMap((share) =>
    LOWS.map((low) => tableOn(width, height, layout, numbers, low, share)),
  ).filter(({ marks, sizes }) => areApart(marks, sizes.mark));
  const ways = width > 1.2 * height && height < LOW_STAGE ? [false, true] : [false];
  const boxes = betsAt(layout, 'centre').length > 0 ? BOXES : [BOXES[0]];
  return tables.flatMap((table) => ways.flatMap((isBetween) => boxes.map((box) => ({ table, isBetween, box }))));
}

/** On a stage that is too small for anything. */
const inNeed = (width: number, height: number, layout: Layout, numbers: readonly number[]): Arrangement => ({
  table: tableOn(width, height, layout, numbers, 1, 0),
  isBetween: false,
  box: BOXES[2],
});

/** How high a stage of this width has to be. */
export const leastFor = (width: number, layout: Layout, numbers: readonly number[]): number =>
  leastHeight(SHORTEST, (height) =>
    arrangements(width, height, layout, numbers).some((one) => laidOut(one, LEAST_CARD, 1).fits),
  );

/** Where everything lies, in pixels, on a stage of this size. The croupier is at the top, so his right is our left. */
export function geometryOf(width: number, height: number, layout: Layout, numbers: readonly number[]): Geometry {
  const all = arrangements(width, height, layout, numbers);
  const fits = all.flatMap((one) => {
    const most = one.table.sizes.narrow ? 64 : 116;
    const cards = largest(most, LEAST_CARD, 2, (cardWidth) => fitting(laidOut(one, cardWidth, 1)));
    return cards === null
      ? []
      : [
          {
            one,
            cardWidth: cards.cardWidth,
            worth: cards.cardWidth - (one.isBetween ? 8 : 0) + one.box * 2.5 + one.table.sizes.mark,
          },
        ];
  });
  const most = Math.max(...fits.map(({ worth }) => worth));
  const chosen = fits.find(({ worth }) => worth >= most * 0.9);
  // What fits a lower stage fits this one too: the rest of the height stays free.
  if (chosen === undefined && height > SHORTEST) return geometryOf(width, height - 8, layout, numbers);
  if (chosen === undefined) return laidOut(inNeed(width, height, layout, numbers), LEAST_CARD, 1).geometry;
  // A little smaller, so that everything can breathe.
  const cardWidth = Math.max(LEAST_CARD, chosen.cardWidth * 0.94);
  const airy = AIRS.map((air) => laidOut(chosen.one, cardWidth, air)).find((laid) => laid.fits);
  return (airy ?? laidOut(chosen.one, LEAST_CARD, 1)).geometry;
}
