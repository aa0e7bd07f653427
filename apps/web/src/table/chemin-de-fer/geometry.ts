import type { Side } from '../any-game/bets.ts';
import { type Curve, curveOf, type Point } from '../any-game/curve.ts';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import type { Scene } from './scene.ts';

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
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  /** A telephone with little height: what the eye can do without makes room for cards and call. */
  readonly short: boolean;
  readonly curve: Curve;
  readonly rim: number;
  readonly mark: number;
  readonly seats: readonly SeatPlace[];
  readonly cardWidth: number;
  readonly hands: Readonly<Record<Side, Point>>;
  readonly bank: Point;
  readonly garage: Point;
  readonly cagnotte: Point;
  readonly croupier: Point;
  readonly shoe: Point;
  readonly basket: Point;
  /** Where the call stands, and the ladder while the bank is on its way. */
  readonly call: Point & { readonly w: number };
  /** Where it stands on a telephone while no cards lie in the middle. */
  readonly callIdle: Point;
  readonly middle: Point & { readonly w: number };
  /** How far inside the edge the line for half stakes runs. */
  readonly lineIn: number;
}

const inwardsFrom = (at: Point, inward: Point) => (by: number) => ({
  x: at.x + inward.x * by,
  y: at.y + inward.y * by,
});

/** Where everything lies on a stage of this size. The croupier is at the top, so his right is our left. */
export function geometryOf(width: number, height: number, count: number): Geometry {
  const narrow = width < 640;
  const rim = narrow ? 8 : 15;
  const curve = curveOf('oval', width, height, rim, narrow ? { x: 12, y: 12 } : { x: 84, y: 18 });
  const { cx, top, bottom } = curve;
  const tall = bottom - top;
  const mark = narrow ? 24 : Math.max(30, Math.min(44, height / 14));
  const stakeIn = narrow ? 34 : 62;
  const lineIn = stakeIn + mark * 0.5 + (narrow ? 8 : 12);
  const seats = curve.along(count).map(({ at, inward }, i) => {
    const inwards = inwardsFrom(at, inward);
    return {
      n: i + 1,
      inward,
      plate: inwards(-rim / 2),
      number: inwards(narrow ? 13 : 25),
      stake: inwards(stakeIn),
      line: inwards(lineIn),
      held: inwards(narrow ? stakeIn + mark * 0.35 : lineIn + mark * 0.6),
    };
  });
  const cardWidth = Math.max(40, Math.min(narrow ? 50 : 100, tall * (narrow ? 0.1 : 0.122)));
  const short = narrow && tall < 400;
  const tools = top + (short ? 30 : narrow ? 46 : Math.max(54, tall * 0.13));
  const handsY = tools + (short ? 48 : narrow ? 60 : Math.max(64, tall * 0.12)) + (cardWidth * CARD_RATIO) / 2;
  const under = handsY + (cardWidth * CARD_RATIO) / 2;
  const spread = cardWidth * (narrow ? 1.5 : 1.88);
  // On a short telephone the lowest seats come up to the middle: bank and call keep above them.
  const lowest = bottom - lineIn - mark - 34;
  const bank = narrow
    ? { x: cx, y: Math.min(under + 56, Math.max(under + 34, lowest - 44)) }
    : { x: cx, y: handsY - 6 };
  const callY = narrow ? Math.min(under + 132, Math.max(under + 78, lowest)) : under + Math.max(62, tall * 0.12);
  const beside = Math.min(narrow ? 82 : 190, curve.halfWidth(tools) - (narrow ? 34 : 62));
  const room = 2 * (curve.halfWidth(callY) - lineIn - mark);
  return {
    width,
    height,
    narrow,
    short,
    curve,
    rim,
    mark,
    seats,
    cardWidth,
    lineIn,
    hands: { punto: { x: cx - spread, y: handsY }, banca: { x: cx + spread, y: handsY } },
    bank,
    croupier: { x: cx, y: top + (narrow ? 15 : 26) },
    garage: { x: cx - beside, y: tools },
    cagnotte: { x: cx, y: tools + (narrow ? 2 : -4) },
    shoe: { x: cx + beside, y: tools },
    basket: { x: cx + beside, y: tools },
    call: { x: cx, y: callY, w: Math.max(narrow ? 200 : 320, Math.min(room, 620)) },
    callIdle: narrow ? { x: cx, y: handsY } : { x: cx, y: callY },
    middle: { x: cx, y: (handsY + callY) / 2 - (narrow ? 20 : 6), w: narrow ? 232 : 460 },
  };
}

const asideOf = ({ inward }: SeatPlace, by: number): Point => ({ x: -inward.y * by, y: inward.x * by });

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
  if (seat === undefined) return geometry.shoe;
  const aside = asideOf(seat, (seat.inward.x < 0 ? -1 : 1) * (geometry.narrow ? 26 : geometry.mark * 1.35));
  const at = geometry.narrow ? seat.number : seat.stake;
  return { x: at.x + aside.x, y: at.y + aside.y };
}
