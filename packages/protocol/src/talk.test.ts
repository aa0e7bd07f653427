import { describe, expect, it, test } from 'vitest';
import { say } from './talk.ts';
import { lineFault, lineOf, MOST_IN_A_LINE } from './talk-line.ts';

describe('a line of chat', () => {
  it.each(['¡Buena mano, Bea!', 'ok', 'Son las 21.30', '👨‍👩‍👧 ¡hola!', 'e\u0301xito', '1.000,50 a banca...', 'فوز'])(
    'may say %s',
    (line) => expect(lineFault(line)).toBeNull(),
  );

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['a'.repeat(MOST_IN_A_LINE + 1), 'too-long'],
    ['x'.repeat(601), 'too-long'],
    ['mire https://example.com', 'link'],
    ['javascript:alert(1)', 'link'],
    ['www.example', 'link'],
    ['example.com/x', 'link'],
    ['example。com', 'link'],
    ['ｅｘａｍｐｌｅ．ｃｏｍ', 'link'],
    ['\u202eabc', 'unfit'],
    ['a\u2066b', 'unfit'],
    ['a\u0000b', 'unfit'],
    ['a\u200bb', 'unfit'],
    ['\ud800', 'unfit'],
    [`z${'\u0301'.repeat(8)}`, 'unfit'],
    ['a\u2028b', 'unfit'],
  ] as const)('is not told where it is %j', (line, fault) => expect(lineFault(line)).toBe(fault));

  it('counts characters as people do, not their halves', () => {
    expect(lineFault('é'.repeat(MOST_IN_A_LINE))).toBeNull();
    expect(lineFault('🂡'.repeat(MOST_IN_A_LINE))).toBeNull();
    expect(lineFault('e\u0301'.repeat(MOST_IN_A_LINE))).toBeNull();
  });

  it('has single spaces and one form of each letter', () => expect(lineOf(' e\u0301  xito\t! ')).toBe('é xito !'));
});

test('a gesture is one of the list, and nothing else comes with it', () => {
  const base = { type: 'say', table: 'one', commandId: 'c' } as const;
  expect(say.safeParse({ ...base, what: { is: 'gesture', gesture: 'wave' } }).success).toBe(true);
  for (const what of [
    { is: 'gesture', gesture: 'constructor' },
    { is: 'gesture', gesture: 'wave', line: 'x' },
    { is: 'line' },
    { is: 'line', line: 7 },
    null,
  ]) {
    expect(say.safeParse({ ...base, what }).success).toBe(false);
  }
});
