import { lookUp } from '@sabot/engine/by-name';
import type { Point } from '../any-game/curve.ts';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { type Geometry, THIRD_BELOW } from './geometry.ts';
import type { Scene } from './scene.ts';

/** In a department that is narrower than this the sum of a stake reaches into the next one. */
const NARROW_BOX = 20;

/** Where somebody's stake on a hand lies. Whoever stands lays it a little beside that of the seat before them. */
export function zoneIn(geometry: Geometry, people: Scene['people'], player: string, bet: string): Point | null {
  const place = placeIn(people, player);
  if (place === null) return null;
  const row = geometry.rows.find((one) => one.bet === bet);
  const aside = place.behind * geometry.mark * 0.42;
  if (row !== undefined) {
    const box = row.boxes.find(({ n }) => n === place.seat);
    if (box === undefined) return null;
    // In narrow departments stakes lie high and low by turns, so that the sums of neighbours stand clear. Not on a telephone:
    // there the name of each row stands above it, in their way.
    const turn = box.w < NARROW_BOX && !geometry.narrow ? (box.n % 2 === 0 ? -0.29 : 0.29) * box.h : 0;
    return { x: box.x, y: box.y + turn - aside * 0.6 };
  }
  const seat = seatIn(geometry, place.seat);
  const zone = seat === undefined ? undefined : lookUp(seat.zones, bet);
  return zone === undefined ? null : { x: zone.x + aside, y: zone.y - aside * 0.5 };
}

/** Where an account of the books is on the table; null for what is beyond it. */
export function accountIn(geometry: Geometry, people: Scene['people'], account: string): Point | null {
  const [kind, player = '', bet] = account.split(':');
  if (kind === 'house') return geometry.croupier;
  if (kind === 'stake') return zoneIn(geometry, people, player, bet ?? '');
  if (kind === 'player') {
    const place = placeIn(people, player);
    return place === null ? null : (seatIn(geometry, place.seat)?.plate ?? null);
  }
  return null;
}

/** Where the nth card of a hand lies; the third lies across the first two. */
export function cardIn(
  { hands, cardWidth, narrow }: Geometry,
  hand: 'punto' | 'banca',
  nth: number,
): Point & { readonly turn: number } {
  const { x, y } = hands[hand];
  const apart = cardWidth + (narrow ? 4 : 6);
  if (nth < 2) return { x: x + (nth - 0.5) * apart, y, turn: 0 };
  return { x, y: y + cardWidth * THIRD_BELOW, turn: 90 };
}
