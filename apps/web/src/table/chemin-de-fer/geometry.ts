import type { Side } from '../any-game/bets.ts';
import type { Point } from '../any-game/curve.ts';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import { asideOf, type Oval, ovalOn, type SeatPlace, seatAt } from '../circulo/oval.ts';
import type { Scene } from './scene.ts';

export interface Geometry extends Oval<SeatPlace, Side> {
  /** A telephone with little height: what the eye can do without makes room for cards and call. */
  readonly short: boolean;
  readonly garage: Point;
  /** Where the call stands on a telephone while no cards lie in the middle. */
  readonly callIdle: Point;
  /** Where it stands below the cards, and below the words under a third one. */
  readonly callOut: Point;
}

/** How high the words under a hand are, and a call of two lines with its reason. */
const WORDS_UNDER_A_HAND = 26;
const CALL = 112;

/** Where everything lies on a stage of this size. The croupier is at the top, so his right is our left. */
export function geometryOf(width: number, height: number, count: number): Geometry {
  const oval = ovalOn(width, height);
  const { narrow, curve } = oval;
  const { cx, top, bottom } = curve;
  const tall = bottom - top;
  const mark = narrow ? 24 : Math.max(30, Math.min(44, height / 14));
  const stakeIn = narrow ? 34 : 62;
  const lineIn = stakeIn + mark * 0.5 + (narrow ? 8 : 12);
  const heldIn = narrow ? stakeIn + mark * 0.35 : lineIn + mark * 0.6;
  const seats = curve.along(count).map((place, i) => seatAt(i + 1, place, oval, { stakeIn, lineIn, heldIn }));
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
  const below = narrow ? 2 : 6;
  const belowThird = cardWidth * 0.42 + below;
  const outY = narrow ? callY : Math.max(callY, under + belowThird + WORDS_UNDER_A_HAND + CALL / 2);
  const beside = Math.min(narrow ? 82 : 190, curve.halfWidth(tools) - (narrow ? 34 : 62));
  const room = 2 * (curve.halfWidth(callY) - lineIn - mark);
  return {
    ...oval,
    short,
    mark,
    seats,
    cardWidth,
    lineIn,
    hands: { punto: { x: cx - spread, y: handsY }, banca: { x: cx + spread, y: handsY } },
    handWords: { above: narrow ? 34 : 40, below, belowThird },
    bank,
    croupier: { x: cx, y: top + (narrow ? 15 : 26) },
    garage: { x: cx - beside, y: tools },
    cagnotte: { x: cx, y: tools + (narrow ? 2 : -4) },
    shoe: { x: cx + beside, y: tools },
    basket: { x: cx + beside, y: tools },
    call: { x: cx, y: callY, w: Math.max(narrow ? 200 : 320, Math.min(room, 620)) },
    callIdle: narrow ? { x: cx, y: handsY } : { x: cx, y: callY },
    callOut: { x: cx, y: outY },
    middle: { x: cx, y: (handsY + callY) / 2 - (narrow ? 20 : 6), w: narrow ? 232 : 460 },
  };
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
  if (seat === undefined) return geometry.shoe;
  const aside = asideOf(seat, (seat.inward.x < 0 ? -1 : 1) * (geometry.narrow ? 26 : geometry.mark * 1.35));
  const at = geometry.narrow ? seat.number : seat.stake;
  return { x: at.x + aside.x, y: at.y + aside.y };
}
