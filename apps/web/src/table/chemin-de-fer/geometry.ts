import type { Side } from '../any-game/bets.ts';
import type { Point } from '../any-game/curve.ts';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { areApart, type Box, isClear, largest, leastHeight, roomIn } from '../any-game/room.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import {
  asideOf,
  heldWidth,
  type Oval,
  ovalOn,
  type SeatPlace,
  seatAt,
  seated,
  sizesOf,
  type Table,
  THIRD_BELOW,
} from '../circulo/oval.ts';
import type { Scene } from './scene.ts';

export interface Geometry extends Oval<SeatPlace, Side> {
  /** Whether the bank stands between the hands, else below them. */
  readonly isBankBetween: boolean;
  readonly garage: Point;
}

const LEAST_CARD = 36;
const SHORTEST = 300;
const AIRS = [2.6, 2, 1.5, 1.2, 1] as const;
const LOWS = [0, 0.3, 0.6, 1] as const;
const SHARES = [1, 0.8] as const;
/** What stands between the hands: the bank, the call, or nothing. */
const BETWEEN = ['bank', 'nothing', 'call'] as const;

/** What a hand, the bank and what is around the croupier take. */
const EXTENT = {
  wide: { head: 140, bank: { w: 150, h: 120 }, garage: { w: 100, h: 52 }, slot: { w: 128, h: 40 } },
  middle: { head: 116, bank: { w: 140, h: 112 }, garage: { w: 84, h: 46 }, slot: { w: 112, h: 36 } },
  narrow: { head: 100, bank: { w: 186, h: 40 }, garage: { w: 66, h: 40 }, slot: { w: 100, h: 30 } },
} as const;
/** Below this width a stage that is not narrow has smaller words. */
const MIDDLE = 820;
type Extent = (typeof EXTENT)[keyof typeof EXTENT];

function tableOn(width: number, height: number, count: number, low: number, share: number): Table<SeatPlace> {
  const sizes = sizesOf(width, height, share);
  const oval = ovalOn(width, height, low, sizes);
  const stations = oval.curve.along(count);
  return seated(
    oval,
    sizes,
    stations.map((_, i) => seatAt(i + 1, stations, i, sizes)),
  );
}

interface Arrangement {
  readonly table: Table<SeatPlace>;
  readonly between: (typeof BETWEEN)[number];
}

/** The highest place for garage and shoe: on either side of the cagnotte, or below it. */
function toolsIn({ curve, marks, sizes }: Table<SeatPlace>, from: number, { slot, garage }: Extent) {
  for (let y = from; y < curve.cy; y += 2) {
    const reach = roomIn(curve, marks, sizes.margin, y - garage.h / 2, y) - garage.w / 2;
    const isBelow = y - garage.h / 2 > from + slot.h / 2;
    if (reach >= (isBelow ? garage.w / 2 + 2 : (slot.w + garage.w) / 2 + 2)) return { y, reach };
  }
  return { y: from, reach: (slot.w + garage.w) / 2 };
}

/** Everything in the middle with cards of this width and this much air between, and whether it fits. */
function laidOut({ table, between }: Arrangement, cardWidth: number, air: number) {
  const { curve, sizes, seats, marks, narrow } = table;
  const { gap, note, headHeight, mark, lineIn, margin } = sizes;
  // The windows stand under the call where there is room for them.
  const call = { w: sizes.call.w, h: sizes.call.h + (narrow ? 0 : 26) };
  const extent = narrow ? EXTENT.narrow : table.width < MIDDLE ? EXTENT.middle : EXTENT.wide;
  const { cx, top } = curve;
  const cardHeight = cardWidth * CARD_RATIO;
  const handWidth = Math.max(2 * cardWidth + 6, extent.head);
  const roomAt = (high: number, low: number): number => roomIn(curve, marks, margin, high, low);
  const middle = between === 'bank' ? EXTENT.wide.bank.w - (narrow ? 26 : 0) : between === 'call' ? call.w : 0;
  const spread = (middle + handWidth) / 2 + gap * (narrow ? 0.5 : 1);
  const croupier = { x: cx, y: top + (narrow ? 12 : 22) };
  const cagnotte = { x: cx, y: croupier.y + 8 + extent.slot.h / 2 };
  const tools = toolsIn(table, cagnotte.y, extent);
  const beside = Math.min(tools.reach, narrow ? 110 : 200);
  const headY =
    Math.max(cagnotte.y + extent.slot.h / 2, tools.y + extent.garage.h / 2) + gap * air * 0.5 + headHeight / 2;
  const handsY = headY + headHeight / 2 + 3 + cardHeight / 2;
  const noteBelow = Math.max(cardHeight / 2, cardWidth * (THIRD_BELOW + 0.5)) + 3;
  const under = handsY + noteBelow + note + gap * air * 0.5;
  const bank =
    between === 'bank'
      ? { x: cx, y: headY - headHeight / 2 + EXTENT.wide.bank.h / 2 + 4 }
      : { x: cx, y: under + EXTENT.narrow.bank.h / 2 };
  const afterBank =
    between === 'bank'
      ? Math.max(under, bank.y + EXTENT.wide.bank.h / 2 + gap / 2)
      : under + EXTENT.narrow.bank.h + gap * air * 0.4;
  const callTop = between === 'call' ? headY - headHeight / 2 : afterBank;
  const wide = between === 'call' ? call.w : 2 * roomAt(callTop, callTop + call.h);
  const hand = (x: number): Box => ({
    x,
    y: (headY - headHeight / 2 + handsY + noteBelow + note) / 2,
    w: handWidth,
    h: handsY + noteBelow + note - headY + headHeight / 2,
  });
  const bankBox: Box =
    between === 'bank' ? { ...bank, w: middle, h: EXTENT.wide.bank.h } : { ...bank, ...EXTENT.narrow.bank };
  const places: readonly Box[] = [
    { x: cx - beside, y: tools.y, ...extent.garage },
    { x: cx + beside, y: tools.y, ...extent.garage },
    { ...cagnotte, ...extent.slot },
    hand(cx - spread),
    hand(cx + spread),
    bankBox,
    { x: cx, y: callTop + call.h / 2, w: call.w, h: call.h },
  ];
  const isInside =
    roomAt(headY, handsY + noteBelow) > spread + handWidth / 2 &&
    roomAt(bankBox.y - bankBox.h / 2, bankBox.y + bankBox.h / 2) > bankBox.w / 2;
  const geometry: Geometry = {
    ...table,
    mark,
    seats,
    cardWidth,
    heldWidth: heldWidth(seats, sizes, cardWidth),
    lineIn,
    isBankBetween: between === 'bank',
    hands: { punto: { x: cx - spread, y: handsY }, banca: { x: cx + spread, y: handsY } },
    handWords: { above: headHeight + 2, below: noteBelow, width: handWidth + gap },
    bank,
    croupier,
    garage: { x: cx - beside, y: tools.y },
    cagnotte,
    shoe: { x: cx + beside, y: tools.y },
    basket: { x: cx + beside, y: tools.y },
    call: { x: cx, y: callTop + call.h / 2, w: Math.max(call.w, Math.min(wide, narrow ? 400 : 620)), h: call.h },
    middle: { x: cx, y: headY - headHeight / 2, w: narrow ? 240 : 460 },
  };
  return { geometry, fits: wide >= call.w && isInside && isClear(places, marks) };
}

function arrangements(width: number, height: number, count: number): readonly Arrangement[] {
  const tables = SHARES.flatMap((share) => LOWS.map((low) => tableOn(width, height, count, low, share)));
  return tables
    .filter(({ marks, sizes }) => areApart(marks, sizes.mark))
    .flatMap((table) => BETWEEN.map((between) => ({ table, between })));
}

/** How high a stage of this width has to be. */
export const leastFor = (width: number, count: number): number =>
  leastHeight(SHORTEST, (height) => arrangements(width, height, count).some((one) => laidOut(one, LEAST_CARD, 1).fits));

const MISLIKED = { bank: 0, nothing: 6, call: 14 } as const;

/** Where everything lies on a stage of this size. The croupier is at the top, so his right is our left. */
export function geometryOf(width: number, height: number, count: number): Geometry {
  const fits = arrangements(width, height, count).flatMap((one) => {
    const most = one.table.narrow ? 60 : 100;
    const cards = largest(most, LEAST_CARD, 2, (cardWidth) => (laidOut(one, cardWidth, 1).fits ? cardWidth : null));
    return cards === null ? [] : [{ one, cards, worth: cards - MISLIKED[one.between] + one.table.sizes.mark / 2 }];
  });
  const most = Math.max(...fits.map(({ worth }) => worth));
  const chosen = fits.find(({ worth }) => worth >= most * 0.92);
  // What fits a lower stage fits this one too: the rest of the height stays free.
  if (chosen === undefined && height > SHORTEST) return geometryOf(width, height - 8, count);
  const one = chosen?.one ?? { table: tableOn(width, height, count, 1, 0), between: 'nothing' as const };
  const cardWidth = Math.max(LEAST_CARD, (chosen?.cards ?? 0) * 0.94);
  const airy = AIRS.map((air) => laidOut(one, cardWidth, air)).find((laid) => laid.fits);
  return (airy ?? laidOut(one, LEAST_CARD, 1)).geometry;
}

/** Where somebody's stake lies. Whoever stands lays it beside that of the seat before them. */
export function stakeIn(geometry: Geometry, people: Scene['people'], player: string, zone: string): Point | null {
  const place = placeIn(people, player);
  const seat = place && seatIn(geometry, place.seat);
  if (!place || !seat) return null;
  const at = zone === 'line' ? seat.line : seat.stake;
  const aside = asideOf(seat, (place.behind + (zone === 'line' ? 0.6 : 0)) * geometry.mark);
  return { x: at.x + aside.x, y: at.y + aside.y };
}

/** Where an account of the books is on the table; null for what is beyond it. */
export function accountIn(geometry: Geometry, people: Scene['people'], account: string): Point | null {
  const [kind, player = '', zone = ''] = account.split(':');
  switch (kind) {
    case 'bank':
      return geometry.bank;
    case 'garage':
      return geometry.garage;
    case 'cagnotte':
      return geometry.cagnotte;
    case 'stake':
      return stakeIn(geometry, people, player, zone);
    case 'player':
      return seatIn(geometry, placeIn(people, player)?.seat ?? 0)?.plate ?? null;
    default:
      return null;
  }
}

/** The shoe stands before whoever has the bank, else beside the croupier. */
export function shoeIn(geometry: Geometry, { people, banker }: Pick<Scene, 'people' | 'banker'>): Point {
  const seat = banker === null ? undefined : seatIn(geometry, placeIn(people, banker)?.seat ?? 0);
  return seat?.shoe ?? geometry.shoe;
}
