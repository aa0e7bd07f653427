import { decimalText, type Fraction, fractionText, numberOf } from '@sabot/odds/math';

/** A figure to the last digit, and near enough for a picture. */
export interface Exact {
  readonly fraction: string;
  readonly decimal: string;
  readonly value: number;
}

const DIGITS = 14;

export const exact = (value: Fraction): Exact => ({
  fraction: fractionText(value),
  decimal: decimalText(value, DIGITS),
  value: numberOf(value),
});
