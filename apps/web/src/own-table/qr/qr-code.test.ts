import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const rows = (text: string): readonly string[] =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

test('has its three squares, its rhythm between them, and the size of its version', () => {
  const code = rows('https://sabot.example/join#K7QM-2XPR-9FTN-4BWD');
  expect(code).toHaveLength(33);
  for (const row of code) expect(row).toHaveLength(33);
  for (const [y, x] of [
    [0, 0],
    [0, 26],
    [26, 0],
  ] as const) {
    const square = code.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    expect(square).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
  }
  expect(code[6]?.slice(8, 25)).toBe('#.#.#.#.#.#.#.#.#');
});

test('a link too long for a code that a telephone reads well has none', () => {
  expect(qrCode('x'.repeat(213))).not.toBeNull();
  expect(qrCode('x'.repeat(214))).toBeNull();
});

test('is the same that an independent reader has read', () => {
  const hash = createHash('sha256').update(rows('http://x/join#K7QM-2XPR-9FTN-4BWD').join('\n')).digest('hex');
  expect(hash.slice(0, 16)).toBe('4097fc64a3c198a9');
});
