import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Owned, OwnerLine } from './owner-stream.ts';
import type { Run } from './owners.ts';
import { shareOut } from './sharing.ts';

const runs: readonly Run[] = ['a', 'b', 'c'].map((node) => ({ node, run: `${node}-2` }));
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `t-${i}`);

/** Some had it in an earlier run, some are given away, some nobody ever had. */
const line: fc.Arbitrary<OwnerLine | null> = fc.option(
  fc.oneof(
    fc.record({
      type: fc.constant('TableTaken' as const),
      node: fc.constantFrom('a', 'b', 'c', 'gone'),
      run: fc.constantFrom('a-1', 'a-2', 'b-2', 'c-2'),
    }),
    fc.record({
      type: fc.constant('TableGiven' as const),
      node: fc.constantFrom('a', 'b'),
      run: fc.constantFrom('a-2', 'b-2'),
      to: fc.constantFrom('a', 'b', 'c', 'gone'),
    }),
  ),
);

test('a table nobody alive has is taken by one node and no more, and after some rounds all have as many, to one', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.subarray([...runs], { minLength: 1 }), (lines, live) => {
      const owned = new Map<string, Owned>();
      lines.forEach((one, i) => {
        if (one !== null) owned.set(`t-${i}`, { version: 1, line: one });
      });
      const tables = names(lines.length);
      for (let round = 0; round < 20; round += 1) {
        // All look at the same moment, and then do what they found.
        const shares = live.map((self) => ({
          self,
          ...shareOut({ self, live, tables, owned: (table) => owned.get(table) }),
        }));
        const taken = shares.flatMap(({ take }) => take);
        expect(new Set(taken).size).toBe(taken.length);
        for (const { self, take, give } of shares) {
          for (const table of take) owned.set(table, { version: round, line: { type: 'TableTaken', ...self } });
          for (const { table, to } of give) {
            expect(owned.get(table)?.line).toMatchObject({ type: 'TableTaken', ...self });
            owned.set(table, { version: round, line: { type: 'TableGiven', ...self, to } });
          }
        }
      }
      const counts = live.map(({ run }) => tables.filter((table) => owned.get(table)?.line.run === run).length);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(tables.length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test('where shares are even nothing is moved, and who is not alive takes nothing', () => {
  const owned = (table: string): Owned => ({
    version: 1,
    line: { type: 'TableTaken', ...runs[Number(table.slice(2)) % 3]! },
  });
  const tables = names(10);
  for (const self of runs) expect(shareOut({ self, live: runs, tables, owned })).toEqual({ take: [], give: [] });
  const [a, b] = runs as [Run, Run];
  expect(shareOut({ self: a, live: [b], tables, owned })).toEqual({ take: [], give: [] });
});
