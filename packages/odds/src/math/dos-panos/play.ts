import { STOOD } from '../chart.ts';
import { add, divide, type Fraction, fraction, multiply, ONE, subtract, ZERO } from '../fraction.ts';
import type { Sign } from './duties.ts';
import { noResults, type Results } from './results.ts';
import { type Stakes, toBanker, toFirst, toHouse, toSecond, type Worth, weigh } from './stakes.ts';
import type { Case, DosPanosSpot, DosPanosTables } from './tables.ts';

export type Act = 'draw' | 'stand';

/** How often the two pontes draw where they are free. */
export interface Pontes {
  first(total: number): Fraction;
  /** `after`: what was seen of the first paño. */
  second(total: number, after: Sign): Fraction;
}
/** How often the banker draws at a spot. */
export type DosPanosBanker = (spot: DosPanosSpot) => Fraction;

export const bothDraw = (first: Fraction, second: Fraction): Pontes => ({ first: () => first, second: () => second });

/** How often a ponte who draws so often comes to show this sign where he is free. */
export const acts = (sign: Sign, draws: Fraction): Fraction => (sign === STOOD ? subtract(ONE, draws) : draws);

/** How often the pontes do what leads to this case. */
function reach(spot: DosPanosSpot, { first, second }: Case, pontes: Pontes): Fraction {
  const one = first === null ? ONE : acts(spot.first, pontes.first(first));
  return second === null ? one : multiply(one, acts(spot.second, pontes.second(second, spot.first)));
}

/** How often it comes to a spot, in sequences. */
export const reached = (spot: DosPanosSpot, pontes: Pontes): Fraction =>
  spot.cases.reduce((sum, one) => {
    const count = one.stand.reduce((so, ways) => so + ways, 0n);
    return add(sum, multiply(reach(spot, one, pontes), fraction(count)));
  }, ZERO);

/** What an act of the banker at a spot is worth to somebody, in sequences. */
export const gainAt = (spot: DosPanosSpot, act: Act, pontes: Pontes, worth: Worth): Fraction =>
  divide(
    spot.cases.reduce(
      (sum, one) => add(sum, multiply(reach(spot, one, pontes), fraction(weigh(one[act], worth)))),
      ZERO,
    ),
    fraction(worth.unit),
  );

/** What drawing brings the banker more than standing, per unit of both stakes and coup. */
export const bankerPrefersTwo = (
  { deals }: DosPanosTables,
  spot: DosPanosSpot,
  pontes: Pontes,
  worth: Worth,
): Fraction =>
  divide(subtract(gainAt(spot, 'draw', pontes, worth), gainAt(spot, 'stand', pontes, worth)), fraction(deals));

/** The banker's best reply; where both acts are worth the same he draws. */
export function bestReplyTo(tables: DosPanosTables, pontes: Pontes, stakes: Stakes): DosPanosBanker {
  const worth = toBanker(stakes);
  const best = new Map<DosPanosSpot, Fraction>();
  for (const spot of tables.spots) {
    const draws = spot.duty === 'free' ? bankerPrefersTwo(tables, spot, pontes, worth).num >= 0n : spot.duty === 'draw';
    best.set(spot, draws ? ONE : ZERO);
  }
  return (spot) => best.get(spot) ?? ZERO;
}

/** `[result]`: how often each comes when the three play like this. Counts that weigh the same are added up first. */
export function resultChances(tables: DosPanosTables, pontes: Pontes, banker: DosPanosBanker): readonly Fraction[] {
  const sums = new Map<string, { readonly weight: Fraction; readonly counts: bigint[] }>();
  const count = (weight: Fraction, results: Results): void => {
    if (weight.num === 0n) return;
    const key = `${weight.num}/${weight.den}`;
    const found = sums.get(key) ?? { weight, counts: noResults() };
    sums.set(key, found);
    results.forEach((ways, result) => {
      found.counts[result] = (found.counts[result] as bigint) + ways;
    });
  };
  count(ONE, tables.over);
  for (const spot of tables.spots) {
    const q = banker(spot);
    for (const one of spot.cases) {
      const weight = reach(spot, one, pontes);
      count(multiply(weight, q), one.draw);
      count(multiply(weight, subtract(ONE, q)), one.stand);
    }
  }
  const deals = fraction(tables.deals);
  return noResults().map((_, result) => {
    const all = [...sums.values()].map(({ weight, counts }) => multiply(weight, fraction(counts[result] as bigint)));
    return divide(all.reduce(add, ZERO), deals);
  });
}

/** What chances are worth to somebody. */
export const meanOf = (chances: readonly Fraction[], { of, unit }: Worth): Fraction =>
  divide(
    chances.reduce((sum, chance, result) => add(sum, multiply(chance, fraction(of[result] as bigint))), ZERO),
    fraction(unit),
  );

/** How far one coup strays from that, squared. */
export function varianceOf(chances: readonly Fraction[], worth: Worth): Fraction {
  const mean = meanOf(chances, worth);
  const square = meanOf(chances, { of: worth.of.map((one) => one * one), unit: worth.unit ** 2n });
  return subtract(square, multiply(mean, mean));
}

/** What a coup is worth to somebody. */
export const gainOf = (tables: DosPanosTables, pontes: Pontes, banker: DosPanosBanker, worth: Worth): Fraction =>
  meanOf(resultChances(tables, pontes, banker), worth);

/** What a coup is worth to all: banker and house per unit of both stakes, each ponte per unit of his own. */
export interface DosPanosValues {
  readonly toBanker: Fraction;
  readonly toHouse: Fraction;
  readonly toFirst: Fraction;
  readonly toSecond: Fraction;
}

export function valuesOfDosPanos(
  tables: DosPanosTables,
  pontes: Pontes,
  banker: DosPanosBanker,
  stakes: Stakes,
): DosPanosValues {
  const chances = resultChances(tables, pontes, banker);
  return {
    toBanker: meanOf(chances, toBanker(stakes)),
    toHouse: meanOf(chances, toHouse(stakes)),
    toFirst: meanOf(chances, toFirst),
    toSecond: meanOf(chances, toSecond),
  };
}
