import { lookUp } from '@sabot/engine/by-name';
import type { Point } from '../any-game/curve.ts';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { areApart, type Box, isClear, largest, leastHeight, NARROW, roomIn } from '../any-game/room.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import {
  asideOf,
  heldWidth,
  type Oval,
  type Table as OvalTable,
  ovalOn,
  type SeatPlace,
  seatAt,
  seated,
  sizesOf,
  THIRD_BELOW,
} from '../circulo/oval.ts';
import { type Pano, panoOf, type Scene, type Side } from './scene.ts';

interface PanoSeat extends SeatPlace {
  readonly pano: Pano;
}
/** Where stakes lie that are not on their staker's own paño: before the banker, one pile for each. */
type Shared = Readonly<Record<Pano | 'line-1' | 'line-2' | 'caballo', Point>>;
export interface Geometry extends Oval<PanoSeat, Side> {
  /** Where the banker sits, opposite the croupier. */
  readonly banker: Point;
  /** The bank's own cards before they are shown: the shoe stands beside them. */
  readonly bankerHeld: Point;
  readonly shared: Shared;
  /** The chips of the bank, which lie above its amount. */
  readonly pile: Point;
  readonly names: Readonly<Record<Pano, Point>>;
  /** The line between the two paños, from the croupier to the banker. */
  readonly divide: { readonly from: Point; readonly to: Point };
}

const LEAST_CARD = 30;
/** Between the shared stakes and the rim the banker's cards have so much room. */
const MOST_HELD = 40;
const SHORTEST = 320;
const AIRS = [2.4, 1.8, 1.4, 1.2, 1] as const;
const LOWS = [0, 0.35, 0.7, 1] as const;
const SHARES = [0.94, 0.75] as const;

/** What a hand, the bank and the cagnotte take, and what is kept free before the banker. */
const EXTENT = {
  wide: { head: 150, bank: { w: 156, h: 112 }, slot: { w: 130, h: 44 }, before: 46, names: 24 },
  middle: { head: 124, bank: { w: 120, h: 58 }, slot: { w: 112, h: 40 }, before: 40, names: 22 },
  narrow: { head: 80, bank: { w: 104, h: 40 }, slot: { w: 92, h: 32 }, before: 28, names: 0 },
} as const;
/** From this width on the chips of the bank are shown above its amount. */
const WITH_PILE = 1100;
const extentOf = (width: number) => (width < NARROW ? EXTENT.narrow : width < WITH_PILE ? EXTENT.middle : EXTENT.wide);

interface Table extends OvalTable<PanoSeat> {
  readonly shared: Shared;
  /** All that they take, before the banker. */
  readonly lanes: Box;
  readonly bankerY: number;
}

function tableOn(width: number, height: number, each: number, low: number, share: number): Table {
  const sizes = sizesOf(width, height, share);
  const oval = ovalOn(width, height, low, sizes);
  const { curve } = oval;
  const { mark } = sizes;
  const extent = extentOf(width);
  const { cx } = curve;
  const bankerY = curve.bottom - extent.before;
  const laneY = bankerY - extent.before - mark * 0.1;
  const pitch = Math.max(mark * 1.2, 26);
  const lineY = laneY - mark * 1.3;
  const shared: Shared = {
    'pano-1': { x: cx + pitch, y: laneY },
    'pano-2': { x: cx - pitch, y: laneY },
    caballo: { x: cx, y: laneY },
    'line-1': { x: cx + pitch, y: lineY },
    'line-2': { x: cx - pitch, y: lineY },
  };
  // The banker has the room of three places.
  const stations = curve.along(2 * each + 3);
  const placed = (index: number, n: number): PanoSeat => ({
    ...seatAt(n, stations, index, sizes),
    pano: panoOf(n, each),
  });
  const places = Array.from({ length: each }, (_, i) => i + 1)
    .flatMap((i) => [placed(each + 2 + i, i), placed(each - i, each + i)])
    .toSorted((a, b) => a.n - b.n);
  const lanes = { x: cx, y: (lineY + laneY) / 2, w: 2 * pitch + mark * 0.9, h: laneY - lineY + mark };
  return { ...seated(oval, sizes, places), shared, lanes, bankerY };
}

interface Arrangement {
  readonly table: Table;
  /** Three hands in a row, else the bank's below the two others. */
  readonly isRow: boolean;
}

/** The highest place where the cloth is wide enough for bank and cagnotte on either side of the croupier. */
function toolsY({ curve, marks, sizes, narrow, width }: Table, from: number): number {
  const { bank } = extentOf(width);
  const wanted = bank.w + (narrow ? 2 : 30);
  for (let y = from; y < curve.cy; y += 2) {
    if (roomIn(curve, marks, sizes.margin, y - bank.h / 2, y) >= wanted) return y;
  }
  return from;
}

/** Cards that are held, and the shoe beside the banker's, lie on no chips and on no word of the cloth. */
function isHeldClear({ seats, mark, shared, heldWidth: width, bankerHeld, shoe, narrow, names }: Geometry): boolean {
  const cards = { w: width * 1.4, h: width * 1.4 };
  const chip = { w: mark * 0.82, h: mark * 0.82 };
  const chips = [...seats.map(({ stake }) => stake), ...Object.values(shared)].map((at) => ({ ...at, ...chip }));
  const words = narrow ? [] : Object.values(names).map((at) => ({ ...at, w: 110, h: 20 }));
  const box = { ...shoe, ...(narrow ? { w: 30, h: 22 } : { w: 64, h: 30 }) };
  return [bankerHeld, ...seats.map(({ held }) => held)].every((at) =>
    isClear([{ ...at, ...cards }, box], [...chips, ...words]),
  );
}

/** Everything in the middle with cards of this width and this much air between, and whether it fits. */
function laidOut({ table, isRow }: Arrangement, cardWidth: number, air: number) {
  const { curve, sizes, seats, marks, narrow, lanes, bankerY } = table;
  const { gap, call, note, headHeight, mark, lineIn, margin } = sizes;
  const extent = extentOf(table.width);
  const { cx, top, bottom } = curve;
  const cardHeight = cardWidth * CARD_RATIO;
  const handWidth = Math.max(2 * cardWidth + 6, extent.head);
  const roomAt = (high: number, low: number): number => roomIn(curve, marks, margin, high, low);
  const croupier = { x: cx, y: top + (narrow ? 12 : 22) };
  const tools = toolsY(table, croupier.y + (narrow ? 10 : 4) + extent.bank.h / 2);
  const beside = Math.min(roomAt(tools - extent.bank.h / 2, tools) - extent.bank.w / 2, narrow ? 96 : 210);
  const headY = tools + extent.bank.h / 2 + gap * air * 0.4 + headHeight / 2;
  const handsY = headY + headHeight / 2 + 3 + cardHeight / 2;
  const noteBelow = Math.max(cardHeight / 2, cardWidth * (THIRD_BELOW + 0.5)) + 3;
  const handHeight = headHeight + 3 + cardHeight / 2 + noteBelow + note;
  const spread = isRow ? handWidth + gap : handWidth / 2 + gap / 2;
  const bancaY = isRow ? handsY : handsY + handHeight + gap * air * 0.3;
  const callTop = bancaY + noteBelow + note + gap * air * 0.5;
  const wide = 2 * roomAt(callTop, callTop + call.h);
  const namesY = callTop + call.h + gap * air * 0.3 + extent.names / 2;
  const hand = (x: number, y: number): Box => ({
    x,
    y: y - cardHeight / 2 - 3 - headHeight + handHeight / 2,
    w: handWidth,
    h: handHeight,
  });
  const banca = { x: cx, y: bancaY };
  const places: readonly Box[] = [
    { x: cx - beside, y: tools, ...extent.bank },
    { x: cx + beside, y: tools, ...extent.slot },
    hand(cx - spread, handsY),
    hand(cx + spread, handsY),
    hand(cx, bancaY),
    { x: cx, y: callTop + call.h / 2, w: call.w, h: call.h },
    ...(extent.names > 0 ? [{ x: cx, y: namesY, w: 260, h: extent.names }] : []),
    lanes,
  ];
  const isInside =
    roomAt(headY, handsY + noteBelow) > spread + handWidth / 2 - 4 &&
    beside >= extent.bank.w / 2 + 2 &&
    namesY + extent.names / 2 < lanes.y - lanes.h / 2 + 4;
  const geometry: Geometry = {
    ...table,
    mark,
    seats,
    cardWidth,
    heldWidth: Math.min(MOST_HELD, heldWidth(seats, sizes, cardWidth)),
    lineIn,
    hands: { 'pano-1': { x: cx + spread, y: handsY }, 'pano-2': { x: cx - spread, y: handsY }, banca },
    handWords: { above: headHeight + 2, below: noteBelow, width: handWidth + gap },
    banker: { x: cx, y: bottom + sizes.rim / 2 },
    bankerHeld: { x: cx - (narrow ? 24 : 44), y: bankerY },
    shoe: { x: cx + (narrow ? 24 : 44), y: bankerY },
    bank: { x: cx - beside, y: tools },
    pile: { x: cx - beside, y: tools - (narrow ? 0 : extent.bank.h / 4) },
    cagnotte: { x: cx + beside, y: tools },
    croupier,
    basket: { x: cx, y: tools },
    names: { 'pano-1': { x: cx + 62, y: namesY }, 'pano-2': { x: cx - 62, y: namesY } },
    divide: { from: { x: cx, y: namesY + extent.names / 2 }, to: { x: cx, y: bankerY - extent.before } },
    call: { x: cx, y: callTop + call.h / 2, w: Math.max(call.w, Math.min(wide, narrow ? 400 : 620)), h: call.h },
    middle: { x: cx, y: headY - headHeight / 2, w: narrow ? 240 : 460 },
  };
  return { geometry, fits: wide >= call.w && isInside && isClear(places, marks) && isHeldClear(geometry) };
}

function arrangements(width: number, height: number, each: number): readonly Arrangement[] {
  const tables = SHARES.flatMap((share) => LOWS.map((low) => tableOn(width, height, each, low, share)));
  return tables
    .filter(({ marks, sizes }) => areApart(marks, sizes.mark))
    .flatMap((table) => [true, false].map((isRow) => ({ table, isRow })));
}

/** How high a stage of this width has to be. */
export const leastFor = (width: number, each: number): number =>
  leastHeight(SHORTEST, (height) => arrangements(width, height, each).some((one) => laidOut(one, LEAST_CARD, 1).fits));

/**
 * Where everything lies on a stage of this size. The croupier is at the top, the banker opposite him; the first paño is
 * on the banker's right, its places numbered away from him, and the second on his left.
 */
export function geometryOf(width: number, height: number, each: number): Geometry {
  const fits = arrangements(width, height, each).flatMap((one) => {
    const most = one.table.narrow ? 48 : 88;
    const cards = largest(most, LEAST_CARD, 2, (cardWidth) => (laidOut(one, cardWidth, 1).fits ? cardWidth : null));
    return cards === null ? [] : [{ one, cards, worth: cards - (one.isRow ? 0 : 6) + one.table.sizes.mark / 2 }];
  });
  const most = Math.max(...fits.map(({ worth }) => worth));
  const chosen = fits.find(({ worth }) => worth >= most * 0.92);
  // What fits a lower stage fits this one too: the rest of the height stays free.
  if (chosen === undefined && height > SHORTEST) return geometryOf(width, height - 8, each);
  const one = chosen?.one ?? { table: tableOn(width, height, each, 1, 0), isRow: false };
  const cardWidth = Math.max(LEAST_CARD, (chosen?.cards ?? 0) * 0.94);
  const airy = AIRS.map((air) => laidOut(one, cardWidth, air)).find((laid) => laid.fits);
  return (airy ?? laidOut(one, LEAST_CARD, 1)).geometry;
}

/** Where somebody's stake lies. On the own paño whoever stands lays it beside that of the seat before them. */
export function stakeIn(geometry: Geometry, people: Scene['people'], player: string, zone: string): Point | null {
  const place = placeIn(people, player);
  const seat = place && seatIn(geometry, place.seat);
  if (!place || !seat) return null;
  const isOwn = zone.slice(-1) === seat.pano.slice(-1);
  if (!isOwn) return lookUp(geometry.shared, zone) ?? null;
  const isLine = zone.startsWith('line');
  const at = isLine ? seat.line : seat.stake;
  // Away from the banker, before whom the shared stakes lie.
  const away = seat.pano === 'pano-1' ? 0.5 : -0.5;
  const aside = asideOf(seat, (place.behind + (isLine ? away : 0)) * geometry.mark);
  return { x: at.x + aside.x, y: at.y + aside.y };
}

/** Where an account of the books is on the table; null for what is beyond it. */
export function accountIn(
  geometry: Geometry,
  { people, banker }: Pick<Scene, 'people' | 'banker'>,
  account: string,
): Point | null {
  const [kind, player = '', zone = ''] = account.split(':');
  switch (kind) {
    case 'bank':
    case 'deposit':
      return geometry.pile;
    case 'cagnotte':
      return geometry.cagnotte;
    case 'stake':
      return stakeIn(geometry, people, player, zone);
    case 'player':
      if (player === banker) return geometry.banker;
      return seatIn(geometry, placeIn(people, player)?.seat ?? 0)?.plate ?? null;
    default:
      return null;
  }
}
