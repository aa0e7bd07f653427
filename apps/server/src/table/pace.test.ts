import { expect, it } from 'vitest';
import { lengthOf, PLAIN_PACE } from './pace.ts';

it('every clock is scaled by the pace; one that a house does not set has its usual length; others never run out', () => {
  expect(lengthOf(PLAIN_PACE, 'shuffle')).toBe(6000);
  expect(lengthOf(PLAIN_PACE, 'reveal')).toBe(4000);
  const house = { clocks: { stakes: 30 }, pace: 0.1 };
  expect(lengthOf(house, 'stakes')).toBe(3000);
  expect(lengthOf(house, 'cut')).toBe(800);
  expect(lengthOf(house, 'empty-table')).toBeNull();
  expect(lengthOf(house, 'toString')).toBeNull();
});

it('a game with a length of its own for a clock has that one, and the house may set it', () => {
  expect(lengthOf(PLAIN_PACE, 'stakes', 'chemin-de-fer')).toBe(15_000);
  expect(lengthOf(PLAIN_PACE, 'stakes', 'punto-banca')).toBe(20_000);
  expect(lengthOf(PLAIN_PACE, 'cut', 'chemin-de-fer')).toBe(8000);
  expect(lengthOf({ clocks: { 'chemin-de-fer.stakes': 40 }, pace: 0.5 }, 'stakes', 'chemin-de-fer')).toBe(20_000);
});
