import { expect, it } from 'vitest';
import { coupsLeft } from './coups-left.ts';

const closing = { first: 8, coups: 5 };

it('counts the coup that is under way, or the one to come', () => {
  expect(coupsLeft({ closing: null, coups: 3, coup: null })).toBeNull();
  expect(coupsLeft({ closing, coups: 7, coup: null })).toBe(5);
  expect(coupsLeft({ closing, coups: 7, coup: { no: 8 } })).toBe(5);
  expect(coupsLeft({ closing, coups: 9, coup: { no: 10 } })).toBe(3);
  expect(coupsLeft({ closing, coups: 11, coup: { no: 12 } })).toBe(1);
});

it('says nothing once they are played', () => {
  expect(coupsLeft({ closing, coups: 12, coup: null })).toBeNull();
});

it('counts all of them while the coup before the first is still played', () => {
  expect(coupsLeft({ closing, coups: 6, coup: { no: 7 } })).toBe(5);
});
