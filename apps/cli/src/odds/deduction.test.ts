import { fractionText } from '@sabot/odds/math';
import { expect, it } from 'vitest';
import { partNamed } from './deduction.ts';

it.each([
  ['0.05', '1/20'],
  ['0,05', '1/20'],
  ['5%', '1/20'],
  ['1.25 %', '1/80'],
  ['1/20', '1/20'],
  ['0', '0'],
])('%s is %s', (text, part) => {
  const found = partNamed(text);
  expect(found && fractionText(found)).toBe(part);
});

it.each(['', '.5', '5 per cent', '-1', '1/0', '1e-2', '%'])('%j is no part of anything', (text) => {
  expect(partNamed(text)).toBeNull();
});
