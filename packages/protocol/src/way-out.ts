import type { Missing } from '@sabot/engine';
import type { Offered } from './bounds.ts';

export interface WayOut {
  readonly seat: number;
  /** The paño it belongs to; null: the whole table. */
  readonly where: string | null;
}

interface Standstill {
  readonly missing: Missing | null;
  readonly acts: readonly Offered[];
  /** Where you are; undefined: you only look on. */
  readonly place:
    | { readonly kind: 'seat'; readonly n: number }
    | { readonly kind: 'standing'; readonly behind: number }
    | undefined;
  /** You come next on the waiting list. */
  readonly isNext: boolean;
}

/** The places where people are missing, and how many. */
export const shortOf = ({ company }: Missing) =>
  company.filter(({ have, need }) => have < need).map(({ have, need, ...place }) => ({ ...place, n: need - have }));

/** Where you could sit down so that play goes on; null: it does not depend on your seat. */
export function wayOut({ missing, acts, place, isNext }: Standstill): WayOut | null {
  const bound = acts.find(({ act }) => act === 'Sit')?.fields.seat;
  const free = bound?.kind === 'one-of' ? bound.options.map(Number) : [];
  const [first] = free;
  if (isNext && first !== undefined) return { seat: first, where: null };
  if (missing?.what !== 'company') return null;
  const at = place?.kind === 'seat' ? place.n : place?.behind;
  const own = missing.company.find(
    // A paño counts those who stand there; the table of chemin de fer only those who sit.
    ({ seats, where }) => at !== undefined && seats.includes(at) && (place?.kind === 'seat' || where !== 'table'),
  );
  for (const { where, seats } of shortOf(missing)) {
    const isThere = own?.where === where;
    // Whoever moves must not leave their own paño short.
    const isSpare = own === undefined || own.have > own.need;
    const to = seats.find((one) => free.includes(one));
    if (!isThere && isSpare && to !== undefined) return { seat: to, where: where === 'table' ? null : where };
  }
  return null;
}
