import { expect, it } from 'vitest';
import { moneyIn, numberIn, percentIn, quotedIn, separatorsIn } from './written.ts';

it('writes chips as each language does, whole amounts without decimals, with a real minus', () => {
  const amounts = [0, 50_00, 47_50, 1_000_00, 1_234_567_05, -2_50, 90_071_992_547_409_91];
  expect(amounts.map((cents) => moneyIn('en', cents))).toEqual([
    '0',
    '50',
    '47.50',
    '1,000',
    '1,234,567.05',
    '−2.50',
    '90,071,992,547,409.91',
  ]);
  expect([47_50, 1_000_00, -1_000_05].map((cents) => moneyIn('es', cents))).toEqual(['47,50', '1.000', '−1.000,05']);
});

it('writes a number with the digits that are asked for', () => {
  expect([numberIn('es', 1234.5, 2), numberIn('en', 1234.5, 2), numberIn('en', -0.25, 1)]).toEqual([
    '1.234,50',
    '1,234.50',
    '−0.3',
  ]);
});

it('reads and writes by the same separators', () => {
  const { group, decimal } = separatorsIn('es');
  expect(moneyIn('es', 1_000_50)).toBe(`1${group}000${decimal}50`);
});

it('gives per cent and calls the marks of the language', () => {
  expect([percentIn('es', '5,00'), percentIn('en', '5.00')]).toEqual(['5,00\u00a0%', '5.00%']);
  expect([quotedIn('es', 'no va más'), quotedIn('en', 'no va más')]).toEqual(['«no va más»', '“no va más”']);
});
