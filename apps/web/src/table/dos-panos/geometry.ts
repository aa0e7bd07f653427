import { type Curve, curveOf, type Point } from '../any-game/curve.ts';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import { type Pano, panoOf, type Scene, type Side } from './scene.ts';

export interface SeatPlace {
  readonly n: number;
  readonly pano: Pano;
  readonly number: Point;
  readonly plate: Point;
  readonly inward: Point;
  readonly stake: Point;
  /** On the line that runs round the table. */
  readonly line: Point;
  readonly held: Point;
  /** Where a stake of this seat lies on the other paño, and where between the two. */
  readonly across: Point;
  readonly caballo: Point;
}
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  readonly curve: Curve;
  readonly rim: number;
  readonly mark: number;
  readonly seats: readonly SeatPlace[];
  readonly cardWidth: number;
  readonly hands: Readonly<Record<Side, Point>>;
  /** Where the banker sits, opposite the croupier, and where the shoe stands before him. */
  readonly banker: Point;
  readonly shoe: Point;
  readonly bank: Point;
  /** The chips of the bank, which lie above its amount. */
  readonly pile: Point;
  readonly cagnotte: Point;
  readonly croupier: Point;
  readonly basket: Point;
  readonly names: Readonly<Record<Pano, Point>>;
  /** The line between the two paños, from the croupier to the banker. */
  readonly divide: { readonly from: Point; readonly to: Point };
  readonly call: Point & { readonly w: number };
  readonly middle: Point & { readonly w: number };
  readonly lineIn: number;
}

const inwardsFrom = (at: Point, inward: Point) => (by: number) => ({
  x: at.x + inward.x * by,
  y: at.y + inward.y * by,
});

/**
 * Where everything lies on a stage of this size. The croupier is at the top, the banker opposite him; the first paño is
 * on the banker's right, its places numbered away from him, and the second on his left.
 */
export function geometryOf(width: number, height: number, each: number): Geometry {
  const narrow = width < 640;
  const rim = narrow ? 8 : 15;
  const curve = curveOf('oval', width, height, rim, narrow ? { x: 12, y: 12 } : { x: 84, y: 18 });
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
  const room = 2 * (curve.halfWidth(callY) - lineIn - mark);
  const laneY = bankerY - (narrow ? 34 : 52);
  const lane = (narrow ? 26 : 36) * each;
  const placed = (index: number, n: number): SeatPlace => {
    const { at, inward } = stations[index] as (typeof stations)[number];
    const inwards = inwardsFrom(at, inward);
    const pano = panoOf(n, each);
    const nth = pano === 'pano-1' ? n : n - each;
    const side = pano === 'pano-1' ? 1 : -1;
    const aside = (lane * (nth - 0.5)) / (2 * each);
    return {
      n,
      pano,
      inward,
      plate: inwards(-rim / 2),
      number: inwards(narrow ? 13 : 25),
      stake: inwards(stakeIn),
      line: inwards(lineIn),
      held: inwards(lineIn + mark * (narrow ? 0.7 : 0.6)),
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
    width,
    height,
    narrow,
    curve,
    rim,
    mark,
    seats: seats.toSorted((a, b) => a.n - b.n),
    cardWidth,
    lineIn,
    hands: {
      'pano-1': { x: cx + spread, y: handsY },
      'pano-2': { x: cx - spread, y: handsY },
      banca: { x: cx, y: narrow ? handsY + cardWidth * CARD_RATIO + 44 : handsY },
    },
    banker: { x: cx, y: bottom + rim / 2 },
    shoe: { x: cx + (narrow ? 40 : 84), y: bankerY + (narrow ? 6 : 4) },
    bank: { x: cx - (narrow ? 84 : 168), y: tools + (narrow ? 6 : 8) },
    pile: { x: cx - (narrow ? 84 : 168), y: tools - (narrow ? 6 : 18) },
    cagnotte: { x: cx + (narrow ? 78 : 168), y: tools },
    croupier: { x: cx, y: top + (narrow ? 15 : 26) },
    basket: { x: cx, y: tools },
    names: {
      'pano-1': { x: cx + curve.halfWidth(callY) * (narrow ? 0.42 : 0.5), y: callY + (narrow ? 62 : 40) },
      'pano-2': { x: cx - curve.halfWidth(callY) * (narrow ? 0.42 : 0.5), y: callY + (narrow ? 62 : 40) },
    },
    divide: { from: { x: cx, y: callY + (narrow ? 44 : 62) }, to: { x: cx, y: bankerY - (narrow ? 10 : 16) } },
    call: { x: cx, y: callY, w: Math.max(narrow ? 190 : 320, Math.min(room, 620)) },
    middle: { x: cx, y: (handsY + callY) / 2 - (narrow ? 10 : 6), w: narrow ? 232 : 460 },
  };
}

const asideOf = ({ inward }: SeatPlace, by: number): Point => ({ x: -inward.y * by, y: inward.x * by });

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
