import { describe, expect, test } from 'vitest';
import { layoutOf, type Tail } from './options.ts';
import { RunLayout } from './run-layout.ts';

/** A picture of runs of these lengths: each by its letter. */
function picture(lengths: readonly number[], tail: Tail, rows = 6): string[] {
  const layout = new RunLayout(layoutOf({ rows, tail }));
  const lines: string[][] = Array.from({ length: rows }, () => []);
  lengths.forEach((length, run) => {
    for (let i = 0; i < length; i++) {
      if (i === 0) layout.startRun();
      else layout.goOn();
      const line = lines[layout.row] as string[];
      line[layout.column] = String.fromCharCode(97 + run);
    }
  });
  return lines.map((line) => Array.from(line, (letter) => letter ?? '.').join(''));
}

describe('runs on a board', () => {
  test('a tail turns right at the bottom, and the next run starts beside its head', () => {
    expect(picture([9, 2], 'stays')).toEqual(['ab', 'ab', 'a', 'a', 'a', 'aaaa']);
  });

  test('a run stopped above another tail turns there and stays on its row', () => {
    expect(picture([8, 9], 'stays')).toEqual(['ab', 'ab', 'ab', 'ab', 'abbbbb', 'aaa']);
  });

  test('or drops again where there is room', () => {
    expect(picture([8, 9], 'drops')).toEqual(['ab', 'ab', 'ab', 'ab', 'abbb', 'aaabb']);
  });

  test('tails lie on one another until a run turns on the top row, and the next starts behind it', () => {
    expect(picture([9, 6, 2, 1], 'stays', 3)).toEqual(['abccd', 'abbbbb', 'aaaaaaa']);
  });

  test('on a single row everything stands in a line', () => {
    expect(picture([2, 3, 1], 'stays', 1)).toEqual(['aabbbc']);
    expect(picture([2, 3, 1], 'drops', 1)).toEqual(['aabbbc']);
  });
});

describe('the options', () => {
  test('six rows, and a tail stays on its row', () => {
    expect(layoutOf({})).toMatchObject({ rows: 6, tail: 'stays' });
  });

  test.each([0, -1, 2.5, Number.NaN, 101])('no road has %d rows', (rows) => {
    expect(() => layoutOf({ rows })).toThrow(RangeError);
  });

  test('a tail does one or the other', () => {
    expect(() => layoutOf({ tail: 'flies' as Tail })).toThrow(RangeError);
  });
});
