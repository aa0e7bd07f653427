import { expect, test } from 'vitest';
import { plateRooms, type Seated } from './plate-room.ts';

const seat = (x: number, y: number, wants: number, number = { x, y: y - 34 }): Seated => ({
  plate: { x, y },
  number,
  inward: { x: 0, y: -1 },
  wants,
});

test('two plates at the same height share what is between them by need', () => {
  const [short, long] = plateRooms([seat(200, 500, 60), seat(300, 500, 120)], 800);
  expect((short?.right ?? 0) + (long?.left ?? 0)).toBeLessThanOrEqual(100);
  expect(long?.left).toBeGreaterThan(1.8 * (short?.right ?? 0));
});

test('a plate that can grow outwards leaves more to its neighbour', () => {
  const [outer, middle] = plateRooms([{ ...seat(200, 500, 90), inward: { x: 0.8, y: -0.6 } }, seat(300, 500, 90)], 800);
  expect(middle?.left).toBeGreaterThan(outer?.right ?? 0);
});

test('a plate may reach below one that stands higher', () => {
  const [, low] = plateRooms([seat(200, 440, 120), seat(280, 500, 120)], 800);
  expect(low?.left).toBeGreaterThan(200);
});

test('a plate goes up to the disc of a free seat, and no further', () => {
  const [taken] = plateRooms([seat(200, 500, 120), seat(300, 500, 0)], 800);
  expect(taken?.right).toBe(100 - 13 - 2);
});

test('a plate at the side leaves the number before it free, and stays on the stage', () => {
  const [side] = plateRooms([seat(100, 300, 120, { x: 134, y: 300 })], 800);
  expect(side).toEqual({ left: 98, right: 22 });
});
