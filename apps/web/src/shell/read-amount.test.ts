import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['500', 500_00],
  ['1.000', 1000_00],
  ['1,000', 1000_00],
  ['1.234.567', 1_234_567_00],
  ['12,5', 12_50],
  ['12.50', 12_50],
  ['1.000,25', 1000_25],
  [' 1 000 ', 1000_00],
  ['0', 0],
])('%s is read as people mean it', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test.each(['', 'much', '-5', '1.00.0', '1,2345', '12,', '9'.repeat(30)])('%s is no amount', (text) => {
  expect(readAmount(text)).toBeNull();
});
