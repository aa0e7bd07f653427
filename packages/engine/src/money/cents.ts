export type Cents = number & { readonly cents: unique symbol };

export const cents = (amount: number): Cents => amount as Cents;
export const ZERO: Cents = cents(0);

/** Money is a whole number of cents that a double holds exactly. */
export const isCents = (amount: unknown): amount is Cents =>
  typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;

export const euros = (units: number): Cents => cents(Math.round(units * 100));

export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** `amount × ratio` in whole cents; BigInt, because a large stake times eight leaves the safe integers. */
export function share(amount: Cents, ratio: Ratio, rounding: 'down' | 'up'): Cents {
  const product = BigInt(amount) * BigInt(ratio.num);
  const den = BigInt(ratio.den);
  const whole = product / den;
  return cents(Number(rounding === 'up' && whole * den !== product ? whole + 1n : whole));
}
