import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimalText,
  divide,
  fraction,
  fractionOf,
  fractionText,
  multiply,
  numberOf,
  subtract,
} from './fraction.ts';

const fractions = fc.tuple(fc.bigInt(-1000n, 1000n), fc.bigInt(1n, 1000n)).map(([num, den]) => fraction(num, den));

describe('an exact figure', () => {
  it('is in lowest terms with the sign above', () => {
    expect(fraction(6, -4)).toEqual({ num: -3n, den: 2n });
    expect(fractionText(fraction(4, 2))).toBe('2');
    expect(fractionText(fraction(-1, 3))).toBe('-1/3');
    expect(() => fraction(1, 0)).toThrow();
  });
  it('obeys the rules of arithmetic', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.num !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(Math.sign(numberOf(subtract(a, b))));
      }),
    );
  });
  it.each([
    [1, 3, 4, '0.3333'],
    [2, 3, 4, '0.6667'],
    [-2, 3, 4, '-0.6667'],
    [1, 2, 0, '1'],
    [-1, 1000, 2, '0.00'],
    [12345, 100, 1, '123.5'],
  ])('is written with so many decimals: %i/%i', (num, den, digits, text) => {
    expect(decimalText(fraction(num, den), digits)).toBe(text);
  });
});

it('fractions are read as they are written, and nothing else is', () => {
  for (const text of ['0', '-1', '19/20', '-3/7']) expect(fractionText(fractionOf(text))).toBe(text);
  for (const text of ['', '1/0', '0.5', '1 / 2', '--1']) expect(() => fractionOf(text)).toThrow(RangeError);
});
