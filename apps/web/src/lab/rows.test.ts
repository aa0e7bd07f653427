import { expect, test } from 'vitest';
import { csvOf } from './rows.ts';

test('a cell with a comma, a quote or a line break is quoted, and nothing else', () => {
  const rows = {
    columns: ['a', 'b, c'],
    rows: [
      ['x "y"', 1.5],
      ['line\nbreak', -2],
    ],
  };
  expect(csvOf(rows)).toBe('a,"b, c"\r\n"x ""y""",1.5\r\n"line\nbreak",-2\r\n');
});
