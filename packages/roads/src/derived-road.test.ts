import { describe, expect, test } from 'vitest';
import { derivedColour } from './derived-road.ts';

/** Depths of the runs so far; the last one has just grown. */
const after = (...depths: number[]) => [1, 2, 3].map((offset) => derivedColour(depths, offset));

describe('a derived road', () => {
  test.each([
    ['nothing before the column compared has a second cell or the next column a first', [5], [null, null, null]],
    ['a first cell in the second column adds nothing', [3, 1], [null, null, null]],
    ['the second column looks at the first', [3, 2], ['red', null, null]],
    ['down to its last cell', [3, 3], ['red', null, null]],
    ['just below it: blue', [3, 4], ['blue', null, null]],
    ['two below: red', [3, 5], ['red', null, null]],
    ['and so on', [3, 12], ['red', null, null]],
    ['the first cell of the third compares the two before it', [3, 3, 1], ['red', null, null]],
    ['unequal ones', [3, 4, 1], ['blue', null, null]],
    ['the small road looks two back', [2, 5, 3], ['red', 'blue', null]],
    ['its first cell stands in the fourth column', [4, 9, 4, 1], ['blue', 'red', null]],
    ['the cockroach pig looks three back', [1, 9, 9, 2], ['red', 'red', 'blue']],
    ['its first cell stands in the fifth column', [6, 2, 2, 6, 1], ['blue', 'blue', 'red']],
  ])('%s', (_, depths, colours) => {
    expect(after(...depths)).toEqual(colours);
  });
});
