import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commandIdAt } from './command-id.ts';

test('is a UUID of version 7 that begins with the time', () => {
  const at = Date.UTC(2026, 10, 17);
  for (const bytes of [randomBytes(10), new Uint8Array(10), new Uint8Array(10).fill(255)]) {
    const id = commandIdAt(at, bytes);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at);
  }
});

test('grows with the time, and differs with the bytes', () => {
  const ids = Array.from({ length: 1000 }, (_, n) => commandIdAt(1_700_000_000_000 + n, randomBytes(10)));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => commandIdAt(5, randomBytes(10)))).size).toBe(1000);
});

test('is an id with any clock', () => {
  for (const now of [0, -1, 2 ** 48 + 5, 1.5]) expect(commandIdAt(now, randomBytes(10))).toHaveLength(36);
});
