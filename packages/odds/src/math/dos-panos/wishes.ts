import { STOOD } from '../chart.ts';
import { add, compare, divide, type Fraction, fraction, multiply, negative, ONE, subtract, ZERO } from '../fraction.ts';
import type { Sign } from './duties.ts';
import { acts, type DosPanosBanker, type Pontes } from './play.ts';
import { toFirst, toSecond, type Worth, weigh } from './stakes.ts';
import type { Case, DosPanosSpot, DosPanosTables } from './tables.ts';

/** What drawing brings the first ponte more than standing with a free total, per unit of his stake and coup. */
export function firstPrefers(tables: DosPanosTables, total: number, pontes: Pontes, banker: DosPanosBanker): Fraction {
  return wish(tables, toFirst, banker, (spot, { first, second }) => {
    if (first !== total) return ZERO;
    const other = second === null ? ONE : acts(spot.second, pontes.second(second, spot.first));
    return spot.first === STOOD ? negative(other) : other;
  });
}

/** The same for the second, who has seen this of the first; null: he looks at nothing. */
export function secondPrefers(
  tables: DosPanosTables,
  total: number,
  after: Sign | null,
  pontes: Pontes,
  banker: DosPanosBanker,
): Fraction {
  return wish(tables, toSecond, banker, (spot, { first, second }) => {
    if (second !== total || (after !== null && spot.first !== after)) return ZERO;
    const other = first === null ? ONE : acts(spot.first, pontes.first(first));
    return spot.second === STOOD ? negative(other) : other;
  });
}

function wish(
  { spots, deals }: DosPanosTables,
  worth: Worth,
  banker: DosPanosBanker,
  factor: (spot: DosPanosSpot, one: Case) => Fraction,
): Fraction {
  const sum = spots.reduce((so, spot) => {
    const q = banker(spot);
    return spot.cases.reduce((more, one) => {
      const times = factor(spot, one);
      if (times.num === 0n) return more;
      const [draw, stand] = [fraction(weigh(one.draw, worth)), fraction(weigh(one.stand, worth))];
      return add(more, multiply(times, add(multiply(q, draw), multiply(subtract(ONE, q), stand))));
    }, so);
  }, ZERO);
  return divide(sum, fraction(deals));
}

export const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b);
