import { add, divide, type Fraction, fraction, multiply, negative, ONE, subtract } from '../fraction.ts';
import { againstFirst, againstSecond, RESULTS, type Results } from './results.ts';

/** What lies on the two paños, and what the house keeps of the banker's net gain of both. */
export interface Stakes {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly deduction: Fraction;
}

/** What each result is worth to somebody: whole numbers, to be divided by `unit`. */
export interface Worth {
  readonly of: readonly bigint[];
  readonly unit: bigint;
}

const inWhole = (values: readonly Fraction[]): Worth => {
  const unit = values.reduce((common, { den }) => common * (den / gcd(common, den)), 1n);
  return { of: values.map(({ num, den }) => num * (unit / den)), unit };
};
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const results = Array.from({ length: RESULTS }, (_, result) => result);

/** The banker's net gain of the coup, the paños set off against each other, per unit of both stakes together. */
const netOf = ({ first, second }: Stakes, result: number): Fraction => {
  const net = add(multiply(first, fraction(againstFirst(result))), multiply(second, fraction(againstSecond(result))));
  return divide(net, add(first, second));
};

/** The house takes its part only where the banker is ahead on both paños together. */
export const toBanker = (stakes: Stakes): Worth =>
  inWhole(
    results.map((result) => {
      const net = netOf(stakes, result);
      return net.num > 0n ? multiply(net, subtract(ONE, stakes.deduction)) : net;
    }),
  );

export const toHouse = (stakes: Stakes): Worth =>
  inWhole(
    results.map((result) => {
      const net = netOf(stakes, result);
      return net.num > 0n ? multiply(net, stakes.deduction) : fraction(0);
    }),
  );

/** Each ponte per unit of his own stake; nothing is deducted from what he wins. */
export const toFirst: Worth = inWhole(results.map((result) => negative(fraction(againstFirst(result)))));
export const toSecond: Worth = inWhole(results.map((result) => negative(fraction(againstSecond(result)))));

/** In sequences, times `unit`. */
export function weigh(counts: Results, { of }: Worth): bigint {
  let sum = 0n;
  for (let result = 0; result < RESULTS; result++) sum += (counts[result] as bigint) * (of[result] as bigint);
  return sum;
}
