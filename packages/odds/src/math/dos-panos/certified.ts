import { add, type Fraction, fraction, multiply, negative, ONE, subtract, ZERO } from '../fraction.ts';
import type { Sign } from './duties.ts';
import type { NearEquilibrium } from './equilibrium.ts';
import {
  bestReplyTo,
  type DosPanosBanker,
  type DosPanosValues,
  gainOf,
  type Pontes,
  valuesOfDosPanos,
} from './play.ts';
import { type Stakes, toBanker } from './stakes.ts';
import type { DosPanosSpot, DosPanosTables } from './tables.ts';
import { firstPrefers, larger, secondPrefers } from './wishes.ts';

/** Strategies in exact figures, what they are worth, and the most that anybody could gain by leaving them alone. */
export interface Certified {
  readonly first: Fraction;
  readonly second: ReadonlyMap<Sign | null, Fraction>;
  readonly draws: DosPanosBanker;
  readonly pontes: Pontes;
  readonly values: DosPanosValues;
  /** Per unit staked and coup: the first ponte's, the second's, the banker's. */
  readonly slack: readonly [Fraction, Fraction, Fraction];
}

const PARTS = 2 ** 40;
/** Nearer to certainty than this is certainty: what a walk leaves of a mixture that is none. */
const SURE = 1e-9;
const exactly = (p: number): Fraction =>
  p < SURE ? ZERO : p > 1 - SURE ? ONE : fraction(BigInt(Math.round(p * PARTS)), BigInt(PARTS));

/** Puts strategies found in doubles to the proof: nothing here is rounded. */
export function certified(tables: DosPanosTables, stakes: Stakes, near: NearEquilibrium): Certified {
  const [free] = tables.freeTotals as [number];
  const first = exactly(near.first);
  const second = new Map([...near.second].map(([sign, p]) => [sign, exactly(p)]));
  const isBlind = tables.second === 'blind';
  const pontes: Pontes = {
    first: () => first,
    second: (_, after) => second.get(isBlind ? null : after) ?? ZERO,
  };
  const chosen = new Map<DosPanosSpot, Fraction>(tables.spots.map((spot, i) => [spot, exactly(near.banker[i] ?? 0)]));
  const draws: DosPanosBanker = (spot) => chosen.get(spot) ?? ZERO;
  const missed = (prefers: Fraction, p: Fraction): Fraction =>
    larger(multiply(prefers, subtract(ONE, p)), negative(multiply(prefers, p)));
  const ofSecond = [...second].map(([sign, p]) => missed(secondPrefers(tables, free, sign, pontes, draws), p));
  const values = valuesOfDosPanos(tables, pontes, draws, stakes);
  const best = gainOf(tables, pontes, bestReplyTo(tables, pontes, stakes), toBanker(stakes));
  return {
    first,
    second,
    draws,
    pontes,
    values,
    slack: [
      missed(firstPrefers(tables, free, pontes, draws), first),
      ofSecond.reduce(add, ZERO),
      subtract(best, values.toBanker),
    ],
  };
}
