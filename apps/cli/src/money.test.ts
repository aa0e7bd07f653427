import { expect, it } from 'vitest';
import { cardsText } from './card-text.ts';
import { moneyIn, signed } from './money.ts';

it('chips are written as each language writes them', () => {
  const [en, es] = [moneyIn('en'), moneyIn('es')];
  expect([0, 50_00, 47_50, 1_000_00, 1_234_567_05, -2_50].map(en)).toEqual([
    '0',
    '50',
    '47.50',
    '1,000',
    '1,234,567.05',
    '−2.50',
  ]);
  expect([47_50, 1_000_00, -1_000_05].map(es)).toEqual(['47,50', '1.000', '−1.000,05']);
  expect([signed(en, 5_00), signed(en, -5_00), signed(en, 0)]).toEqual(['+5', '−5', '0']);
});

it('cards have their suits, where these are known', () => {
  expect(cardsText(['As', 'Th', 'Qd', '7c', '7', '??'])).toBe('A♠ 10♥ Q♦ 7♣ 7 ??');
});
