import type { Point } from '../any-game/curve.ts';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import { asideOf, type Oval, ovalOn, type SeatPlace, seatAt } from '../circulo/oval.ts';
import { type Pano, panoOf, type Scene, type Side } from './scene.ts';

export interface PanoSeat extends SeatPlace {
  readonly pano: Pano;
  /** Where a stake of this seat lies on the other paño, and where between the two. */
  readonly across: Point;
  readonly caballo: Point;
}
export interface Geometry extends Oval<PanoSeat, Side> {
  /** Where the call stands below the cards. */
  readonly callOut: Point;
  /** Where the banker sits, opposite the croupier. */
  readonly banker: Point;
  /** The chips of the bank, which lie above its amount. */
  readonly pile: Point;
  readonly names: Readonly<Record<Pano, Point>>;
  /** The line between the two paños, from the croupier to the banker. */
  readonly divide: { readonly from: Point; readonly to: Point };
}

/**
 * Where everything lies on a stage of this size. The croupier is at the top, the banker opposite him; the first paño is
 * on the banker's right, its places numbered away from him, and the second on his left.
 */
export function geometryOf(width: number, height: number, each: number): Geometry {
  const oval = ovalOn(width, height);
  const { narrow, curve, rim } = oval;
  const { cx, top, bottom } = curve;
  const tall = bottom - top;
  const mark = narrow ? 22 : Math.max(28, Math.min(42, height / 15));
  const stakeIn = narrow ? 32 : 60;
  const lineIn = stakeIn + mark * 0.5 + (narrow ? 8 : 12);
  const stations = curve.along(2 * each + 3);
  const cardWidth = Math.max(34, Math.min(narrow ? 42 : 84, tall * (narrow ? 0.085 : 0.1)));
  const tools = top + (narrow ? 44 : Math.max(54, tall * 0.13));
  const handsY = tools + (narrow ? 62 : Math.max(72, tall * 0.14)) + (cardWidth * CARD_RATIO) / 2;
  const under = handsY + (cardWidth * CARD_RATIO) / 2;
  const spread = cardWidth * (narrow ? 1.9 : 2.75);
  const bankerY = bottom - (narrow ? 30 : 46);
  const callY = under + (narrow ? cardWidth * CARD_RATIO + 74 : cardWidth * 0.42 + Math.max(66, tall * 0.11));
  const below = narrow ? 1 : 6;
  const room = 2 * (curve.halfWidth(callY) - lineIn - mark);
  const laneY = bankerY - (narrow ? 34 : 52);
  // On a telephone the bank's cards lie in the middle: the call keeps below its third one, and above the stakes.
  const outY = narrow ? Math.max(callY, Math.min(callY + 38, laneY - 2 * mark - 42)) : callY;
  const lane = (narrow ? 26 : 36) * each;
  const heldIn = lineIn + mark * (narrow ? 0.7 : 0.6);
  const placed = (index: number, n: number): PanoSeat => {
    const station = stations[index] as (typeof stations)[number];
    const pano = panoOf(n, each);
    const nth = pano === 'pano-1' ? n : n - each;
    const side = pano === 'pano-1' ? 1 : -1;
    const aside = (lane * (nth - 0.5)) / (2 * each);
    return {
      ...seatAt(n, station, oval, { stakeIn, lineIn, heldIn }),
      pano,
      across: { x: cx - side * (aside + mark * 1.2), y: laneY - mark * 1.1 },
      caballo: { x: cx + side * aside * 0.5, y: laneY },
    };
  };
  const seats = Array.from({ length: each }, (_, i) => i + 1).flatMap((i) => [
    // The banker has the room of three places.
    placed(each + 2 + i, i),
    placed(each - i, each + i),
  ]);
  return {
    ...oval,
    mark,
    seats: seats.toSorted((a, b) => a.n - b.n),
    cardWidth,
    lineIn,
    hands: {
      'pano-1': { x: cx + spread, y: handsY },
      'pano-2': { x: cx - spread, y: handsY },
      banca: { x: cx, y: narrow ? handsY + cardWidth * CARD_RATIO + 44 : handsY },
    },
    handWords: { above: narrow ? 30 : 40, below, belowThird: cardWidth * 0.4 + below },
    banker: { x: cx, y: bottom + rim / 2 },
    shoe: { x: cx + (narrow ? 40 : 84), y: bankerY + (narrow ? 6 : 4) },
    bank: { x: cx - (narrow ? 76 : 168), y: tools + (narrow ? 6 : 8) },
    pile: { x: cx - (narrow ? 76 : 168), y: tools - (narrow ? 6 : 18) },
    cagnotte: { x: cx + (narrow ? 78 : 168), y: tools },
    croupier: { x: cx, y: top + (narrow ? 15 : 26) },
    basket: { x: cx, y: tools },
    names: {
      'pano-1': { x: cx + curve.halfWidth(callY) * (narrow ? 0.42 : 0.5), y: callY + (narrow ? 62 : 40) },
      'pano-2': { x: cx - curve.halfWidth(callY) * (narrow ? 0.42 : 0.5), y: callY + (narrow ? 62 : 40) },
    },
    divide: { from: { x: cx, y: callY + (narrow ? 44 : 62) }, to: { x: cx, y: bankerY - (narrow ? 10 : 16) } },
    call: { x: cx, y: callY, w: Math.max(narrow ? 190 : 320, Math.min(room, 620)) },
    callOut: { x: cx, y: outY },
    middle: { x: cx, y: (handsY + callY) / 2 - (narrow ? 10 : 6), w: narrow ? 232 : 460 },
  };
}

/** Where somebody's stake lies. Whoever stands lays it beside that of the seat before them. */
export function stakeIn(geometry: Geometry, people: Scene['people'], player: string, zone: string): Point | null {
  const place = placeIn(people, player);
  const seat = place && seatIn(geometry, place.seat);
  if (!place || !seat) return null;
  const own = zone.slice(-1) === seat.pano.slice(-1);
  const isLine = zone.startsWith('line');
  const across = { x: seat.across.x, y: seat.across.y - (isLine ? geometry.mark * 0.9 : 0) };
  const at = zone === 'caballo' ? seat.caballo : !own ? across : isLine ? seat.line : seat.stake;
  const aside = own ? asideOf(seat, place.behind * geometry.mark) : { x: 0, y: -place.behind * geometry.mark };
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
