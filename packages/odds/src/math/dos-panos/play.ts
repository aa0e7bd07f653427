import { STOOD } from '../chart.ts';
import { add, compare, divide, type Fraction, fraction, multiply, negative, ONE, subtract, ZERO } from '../fraction.ts';
import type { Sign } from './duties.ts';
import { type Stakes, toBanker, toFirst, toHouse, toSecond, type Worth, weigh } from './stakes.ts';
import type { Case, DosPanosTables, TwoSpot } from './tables.ts';

export type Act = 'draw' | 'stand';

/** How often the two pontes draw where they are free. */
export interface Pontes {
  first(total: number): Fraction;
  /** `after`: what was seen of the first paño. */
  second(total: number, after: Sign): Fraction;
}
/** How often the banker draws at a spot. */
export type TwoBanker = (spot: TwoSpot) => Fraction;

export const bothDraw = (first: Fraction, second: Fraction): Pontes => ({ first: () => first, second: () => second });

const acts = (sign: Sign, draws: Fraction): Fraction => (sign === STOOD ? subtract(ONE, draws) : draws);

/** How often the pontes do what leads to this case. */
function reach(spot: TwoSpot, { first, second }: Case, pontes: Pontes): Fraction {
  const one = first === null ? ONE : acts(spot.first, pontes.first(first));
  return second === null ? one : multiply(one, acts(spot.second, pontes.second(second, spot.first)));
}

/** How often it comes to a spot, in sequences. */
export const reached = (spot: TwoSpot, pontes: Pontes): Fraction =>
  spot.cases.reduce((sum, one) => {
    const count = one.stand.reduce((so, ways) => so + ways, 0n);
    return add(sum, multiply(reach(spot, one, pontes), fraction(count)));
  }, ZERO);

/** What an act of the banker at a spot is worth to somebody, in sequences. */
export const gainAt = (spot: TwoSpot, act: Act, pontes: Pontes, worth: Worth): Fraction =>
  divide(
    spot.cases.reduce(
      (sum, one) => add(sum, multiply(reach(spot, one, pontes), fraction(weigh(one[act], worth)))),
      ZERO,
    ),
    fraction(worth.unit),
  );

/** What drawing brings the banker more than standing, per unit of both stakes and coup. */
export const bankerPrefersTwo = ({ deals }: DosPanosTables, spot: TwoSpot, pontes: Pontes, worth: Worth): Fraction =>
  divide(subtract(gainAt(spot, 'draw', pontes, worth), gainAt(spot, 'stand', pontes, worth)), fraction(deals));

/** The banker's best reply; where both acts are worth the same he draws. */
export function bestReplyTo(tables: DosPanosTables, pontes: Pontes, stakes: Stakes): TwoBanker {
  const worth = toBanker(stakes);
  const best = new Map<TwoSpot, Fraction>();
  for (const spot of tables.spots) {
    const draws = spot.duty === 'free' ? bankerPrefersTwo(tables, spot, pontes, worth).num >= 0n : spot.duty === 'draw';
    best.set(spot, draws ? ONE : ZERO);
  }
  return (spot) => best.get(spot) ?? ZERO;
}

/** What a coup is worth to somebody. */
export function gainOf(tables: DosPanosTables, pontes: Pontes, banker: TwoBanker, worth: Worth): Fraction {
  const start = fraction(weigh(tables.over, worth), worth.unit);
  const sum = tables.spots.reduce((so, spot) => {
    const q = banker(spot);
    const drawing = q.num === 0n ? ZERO : multiply(q, gainAt(spot, 'draw', pontes, worth));
    const rest = subtract(ONE, q);
    return add(so, rest.num === 0n ? drawing : add(drawing, multiply(rest, gainAt(spot, 'stand', pontes, worth))));
  }, start);
  return divide(sum, fraction(tables.deals));
}

/** What a coup is worth to all: banker and house per unit of both stakes, each ponte per unit of his own. */
export interface TwoValues {
  readonly toBanker: Fraction;
  readonly toHouse: Fraction;
  readonly toFirst: Fraction;
  readonly toSecond: Fraction;
}

export const valuesOfTwo = (tables: DosPanosTables, pontes: Pontes, banker: TwoBanker, stakes: Stakes): TwoValues => ({
  toBanker: gainOf(tables, pontes, banker, toBanker(stakes)),
  toHouse: gainOf(tables, pontes, banker, toHouse(stakes)),
  toFirst: gainOf(tables, pontes, banker, toFirst),
  toSecond: gainOf(tables, pontes, banker, toSecond),
});

/** What drawing brings the first ponte more than standing with a free total, per unit of his stake and coup. */
export function firstPrefers(tables: DosPanosTables, total: number, pontes: Pontes, banker: TwoBanker): Fraction {
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
  banker: TwoBanker,
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
  banker: TwoBanker,
  factor: (spot: TwoSpot, one: Case) => Fraction,
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
