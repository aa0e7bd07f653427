import { STOOD } from '../chart.ts';
import { add, divide, type Fraction, fraction, multiply, negative, ONE, subtract, ZERO } from '../fraction.ts';
import type { BankerSpot, CheminDeFerTables, Score } from './tables.ts';

/** How often the ponte draws with each hand that leaves him a choice. */
export type PonteDraws = ReadonlyMap<string, Fraction>;
/** How often the banker draws at a spot. */
export type BankerDraws = (spot: BankerSpot) => Fraction;
type Choice = 'draw' | 'stand';

const isStood = ({ third }: BankerSpot): boolean => third === STOOD;

/** What the banker gains at a spot by one act, in sequences, after the deduction. */
export function bankerGain(spot: BankerSpot, choice: Choice, ponte: PonteDraws, deduction: Fraction): Fraction {
  const kept = subtract(ONE, deduction);
  const gain = ({ wins, loses }: Score): Fraction => subtract(multiply(fraction(wins), kept), fraction(loses));
  let sum = gain(spot.bound[choice]);
  for (const [hand, scores] of spot.free) {
    const draws = ponte.get(hand) ?? ZERO;
    sum = add(sum, multiply(isStood(spot) ? subtract(ONE, draws) : draws, gain(scores[choice])));
  }
  return sum;
}

/** What drawing brings the banker more than standing at a spot, per unit staked and coup. */
export const bankerPrefers = (
  { deals }: CheminDeFerTables,
  spot: BankerSpot,
  ponte: PonteDraws,
  deduction: Fraction,
): Fraction =>
  divide(
    subtract(bankerGain(spot, 'draw', ponte, deduction), bankerGain(spot, 'stand', ponte, deduction)),
    fraction(deals),
  );

/** What drawing brings the ponte more than standing with one hand, per unit staked and coup. */
export function pontePrefers({ deals, spots }: CheminDeFerTables, hand: string, banker: BankerDraws): Fraction {
  const wish = spots.reduce((sum, spot) => {
    const scores = spot.free.get(hand);
    if (scores === undefined) return sum;
    const q = banker(spot);
    const net = ({ wins, loses }: Score): Fraction => fraction(loses - wins);
    const gain = add(multiply(q, net(scores.draw)), multiply(subtract(ONE, q), net(scores.stand)));
    return isStood(spot) ? subtract(sum, gain) : add(sum, gain);
  }, ZERO);
  return divide(wish, fraction(deals));
}

/** What the banker gains in all, per unit staked and coup. Without a deduction the ponte loses as much. */
export function bankerGains(
  tables: CheminDeFerTables,
  ponte: PonteDraws,
  banker: BankerDraws,
  deduction: Fraction,
): Fraction {
  const { wins, loses } = tables.naturals;
  const start = subtract(multiply(fraction(wins), subtract(ONE, deduction)), fraction(loses));
  const sum = tables.spots.reduce((so, spot) => {
    const q = banker(spot);
    const drawing = multiply(q, bankerGain(spot, 'draw', ponte, deduction));
    return add(so, add(drawing, multiply(subtract(ONE, q), bankerGain(spot, 'stand', ponte, deduction))));
  }, start);
  return divide(sum, fraction(tables.deals));
}

export const ponteGains = (tables: CheminDeFerTables, ponte: PonteDraws, banker: BankerDraws): Fraction =>
  negative(bankerGains(tables, ponte, banker, ZERO));
