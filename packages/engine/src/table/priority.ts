import type { GroundRef } from '../law/ground.ts';
import type { Cents } from '../money/cents.ts';
import type { Place } from './place.ts';
import { rotation } from './place.ts';

/** Somebody who might have a right, with the facts that may rank him. */
export interface Candidate {
  readonly player: string;
  readonly place: Place;
  readonly stake: Cents;
}

/** Somebody's place in an order of priority, and the row that put him there. */
export interface Ranked {
  readonly player: string;
  readonly why: GroundRef;
  /** He stands in the order, but lets it pass by this once. */
  readonly passedOver?: true;
}

/** An order that stands before anybody has claimed anything: for the bank, or for a banco. */
export interface OrderAhead {
  readonly of: 'mano' | 'banco';
  readonly ranks: readonly Ranked[];
}

/** How far along a walk round the table a place lies: seated before standing, then by arrival. */
const distance = (place: Place, walk: readonly number[]): readonly [number, number, number] =>
  place.kind === 'seat' ? [0, walk.indexOf(place.n), 0] : [1, walk.indexOf(place.behind), place.since];

export function byPlaceToTheRight(seats: readonly number[], seat: number) {
  let walk: readonly number[] | null = null;
  return (a: Candidate, b: Candidate): number => {
    walk ??= rotation(seats, seat + 1);
    const [a1, a2, a3] = distance(a.place, walk);
    const [b1, b2, b3] = distance(b.place, walk);
    return a1 - b1 || a2 - b2 || a3 - b3;
  };
}
