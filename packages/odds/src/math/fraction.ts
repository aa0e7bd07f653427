/** An exact figure, in lowest terms, the denominator above zero. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('nothing is divided by zero');
  const common = greatestDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { num: n / common, den: d / common };
}

export const ZERO: Fraction = { num: 0n, den: 1n };
export const ONE: Fraction = { num: 1n, den: 1n };

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den + b.num * a.den, a.den * b.den);
export const negative = ({ num, den }: Fraction): Fraction => ({ num: -num, den });
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negative(b));
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den, a.den * b.num);
export const sumOf = (values: readonly Fraction[]): Fraction => values.reduce(add, ZERO);
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const fractionText = ({ num, den }: Fraction): string => (den === 1n ? `${num}` : `${num}/${den}`);

/** Rounded to so many decimals, half away from zero. */
export function decimalText({ num, den }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const size = num < 0n ? -num : num;
  const scaled = (2n * size * scale + den) / (2n * den);
  const text = scaled.toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = num < 0n && scaled !== 0n ? '-' : '';
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`;
}

/** The nearest double, near enough for a picture. */
export const numberOf = (value: Fraction): number => Number(decimalText(value, 20));

/** `3/20`, `-1`; what is no such figure is refused. */
export function fractionOf(text: string): Fraction {
  const [, num, den = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  if (num === undefined) throw new RangeError(`"${text}" is no fraction`);
  return fraction(BigInt(num), BigInt(den));
}
