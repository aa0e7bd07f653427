export type Cents = number & { readonly cents: unique symbol };

export const cents = (amount: number): Cents => amount as Cents;
export const ZERO: Cents = cents(0);

/** Money is a whole number of cents that a double holds exactly. */
export const isCents = (amount: unknown): amount is Cents =>
  typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;

export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** Does `amount × ratio` come to whole cents? */
export const isWhole = (amount: Cents, ratio: Ratio): boolean =>
  ratio.den === 1 || share(amount, ratio, 'up') === share(amount, ratio, 'down');

/** `amount × ratio` in whole cents, also where a large stake times eight leaves the safe integers. */
export function share(amount: Cents, { num, den }: Ratio, rounding: 'down' | 'up'): Cents {
  const product = amount * num;
  if (Number.isSafeInteger(product)) {
    if (den === 1) return cents(product);
    const rest = product % den;
    return cents((product - rest) / den + (rest > 0 && rounding === 'up' ? 1 : 0));
  }
  const large = BigInt(amount) * BigInt(num);
  const whole = large / BigInt(den);
  return cents(Number(rounding === 'up' && whole * BigInt(den) !== large ? whole + 1n : whole));
}
