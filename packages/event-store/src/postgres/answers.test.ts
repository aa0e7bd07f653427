import { expect, test } from 'vitest';
import { answerPlace, answerRows } from './answers.ts';

const timed = (ms: number, end: number): string =>
  `act:ana:${ms
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-${String(end).padStart(12, '0')}`;

test('commands of one minute share a row, and each is found by its own key', () => {
  const at = 0x018bcfe50000;
  const ids = Array.from({ length: 20 }, (_, n) => timed(at + n * 3000, n));
  const [row, ...others] = answerRows(ids);
  expect(others).toEqual([]);
  expect(row?.bucket).toBe(0x018bcfe5);
  for (const id of ids) expect(row?.keys.match(/.{12}/g)).toContain(answerPlace(id).key);
  expect(answerPlace(timed(at + 0x10000, 1)).bucket).toBe(0x018bcfe6);
});

test('ids without a time lie apart, below zero, and no name is special', () => {
  const ids = ['lapse:a:1:1', 'constructor', '__proto__', ''];
  const rows = answerRows(ids);
  expect(rows).toHaveLength(ids.length);
  expect(rows.every(({ bucket, keys }) => bucket < 0 && Number.isSafeInteger(bucket) && keys.length === 12)).toBe(true);
  expect(answerRows([])).toEqual([]);
});
