import { type Fraction, numberOf } from '../fraction.ts';

/** What a simulation found, how sure it is, and what is exactly true of a coup from the whole shoe. */
export interface Estimate {
  readonly mean: number;
  readonly standardError: number;
  /** The interval that holds the true figure 95 times in 100. */
  readonly low: number;
  readonly high: number;
  readonly exact: number;
  /** How many standard errors the mean lies from the exact figure. */
  readonly deviation: number;
}

/** Of 100 normal figures 95 lie within so many standard errors. */
const WITHIN = 1.959963984540054;

/**
 * The spread of one coup is known exactly, and every coup of a shoe is as a first one while no card has been looked at;
 * two coups of a shoe know so little of each other that they are taken as independent.
 */
export function estimate(mean: Fraction, exact: Fraction, variance: Fraction, coups: number): Estimate {
  const [found, truth] = [numberOf(mean), numberOf(exact)];
  const standardError = Math.sqrt(numberOf(variance) / coups);
  return {
    mean: found,
    standardError,
    low: found - WITHIN * standardError,
    high: found + WITHIN * standardError,
    exact: truth,
    deviation: standardError === 0 ? 0 : (found - truth) / standardError,
  };
}
