import { expect, test } from 'vitest';
import { COVERED } from './card-name.ts';
import { countedIn } from './counted.ts';

test.each([
  [['7h', '8s'], 5],
  [['As', 'Kd'], 1],
  [['Tc', 'Qh', '9d'], 9],
  [['4s', '6s'], 0],
])('%j is counted as %i', (cards, total) => {
  expect(countedIn(cards)).toBe(total);
});

test('a hand with a covered card is not counted, nor one without cards', () => {
  expect(countedIn(['7h', COVERED])).toBeUndefined();
  expect(countedIn([])).toBeUndefined();
});
