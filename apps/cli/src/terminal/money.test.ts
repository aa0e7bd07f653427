import { moneyIn } from '@sabot/words';
import { expect, it } from 'vitest';
import { cardsText } from './card-text.ts';
import { signed } from './money.ts';

it('a gain and a loss have their signs', () => {
  const money = (cents: number): string => moneyIn('en', cents);
  expect([5_00, -5_00, 0].map((cents) => signed(money, cents))).toEqual(['+5', '−5', '0']);
});

it('cards have their suits, where these are known', () => {
  expect(cardsText(['As', 'Th', 'Qd', '7c', '7', '??'])).toBe('A♠ 10♥ Q♦ 7♣ 7 ??');
});
