import { type ByName, lookUp, namesIn } from './by-name.ts';

export type Place =
  | { readonly kind: 'seat'; readonly n: number }
  | { readonly kind: 'standing'; readonly behind: number; readonly since: number };

export type People = ByName<Place>;

export const seatOf = (people: People, player: string): number | null => {
  const place = lookUp(people, player);
  return place?.kind === 'seat' ? place.n : null;
};

export const playerAt = (people: People, seat: number): string | null =>
  namesIn(people).find((player) => seatOf(people, player) === seat) ?? null;

/**
 * Seats in rotation, starting at `from` itself: seat n+1 sits on the right of seat n, and the last is followed by
 * the first. A seat number that is not at this table starts at the next one that is.
 */
export function rotation(seats: readonly number[], from: number): readonly number[] {
  const isOrdered = seats.every((seat, i) => i === 0 || seat > (seats[i - 1] as number));
  const ordered = isOrdered ? seats : [...seats].sort((a, b) => a - b);
  const start = ordered.findIndex((seat) => seat >= from);
  return start <= 0 ? ordered : [...ordered.slice(start), ...ordered.slice(0, start)];
}

/** The players met when walking to the right of `seat`, that seat's own player last. */
export function playersToTheRight(people: People, seats: readonly number[], seat: number): readonly string[] {
  const walk = rotation(seats, seat + 1);
  return walk.flatMap((n) => playerAt(people, n) ?? []);
}
