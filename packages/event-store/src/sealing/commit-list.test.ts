import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitListBytes, commitListFrom } from './commit-list.ts';

test('numbers that grow are read as they were written, from below nothing to the greatest there is', () => {
  const growing = fc
    .uniqueArray(fc.integer({ min: -(2 ** 40), max: Number.MAX_SAFE_INTEGER - 2 ** 41 }), { minLength: 1 })
    .map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(growing, (commits) => {
      expect(commitListFrom(commits[0]!, commitListBytes(commits))).toEqual(commits);
    }),
  );
  expect(commitListBytes([7, 8, 9, 209]).toString('hex')).toBe('000101c801');
});
