import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';

describe('amounts', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1000, '10.00'],
    [-9500, '-95.00'],
    [-1, '-0.01'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i cents are written %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
    expect(parseAmount(text)).toBe(amount);
  });

  test.each([
    ['10', 1000],
    ['10.5', 1050],
    ['007', 700],
    ['-0', 0],
    ['0.005', 0.5],
  ])('%s is read as %f cents', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each(['', '-', '.5', '5.', '1,50', '1e3', '+1', '10.000', '10.000.000', '٣', 'Infinity'])(
    '%j is no amount',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  test('what is written is read back', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (amount) => parseAmount(formatAmount(amount)) === (amount || 0)));
  });
});
