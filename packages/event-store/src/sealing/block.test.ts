import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitBytes, type NumberedRow, rowsOf } from '../commit-row.ts';
import { type Known, plan } from '../plan.ts';
import { packBlock, unpackBlock } from './block.ts';

/** What `store-on.ts` lets through. */
const text = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((one) => one.isWellFormed() && !one.includes('\0'));
const stream = fc.constantFrom('table:a', 'fairness:a', 'wallet:ana', 'constructor', '__proto__');
const write = fc.record({
  stream,
  ruleset: text,
  edition: fc.nat(9),
  events: fc.array(
    fc.record({
      type: text,
      data: text,
      act: fc.option(
        text.map((one) => `+${one}`),
        { nil: undefined },
      ),
    }),
    {
      maxLength: 3,
    },
  ),
});
const append = fc.record({
  commandId: text,
  actor: text,
  at: fc.maxSafeNat(),
  answer: text,
  writes: fc.uniqueArray(write, { selector: (one) => one.stream, maxLength: 4 }),
});

/** Appends as a store would have written them, one after the other; every id is another. */
function written(appends: readonly (typeof append extends fc.Arbitrary<infer T> ? T : never)[]): NumberedRow[] {
  const none: Known = { commit: 41, heads: new Map(), commands: new Map(), secrets: new Map() };
  const versions = new Map<string, number>();
  const batch = appends.map((one, i) => ({
    kind: 'append' as const,
    append: {
      ...one,
      commandId: `${i} ${one.commandId}`,
      writes: one.writes.map((own) => {
        const expected = versions.get(own.stream) ?? 0;
        versions.set(own.stream, expected + own.events.length);
        return {
          ...own,
          expected,
          events: own.events.map(({ act, ...event }) => (act === undefined ? event : { ...event, act })),
        };
      }),
    },
  }));
  return [...rowsOf(plan(batch, none).changes)];
}

const taken = (name: string): boolean => !name.startsWith('wallet:');
const opened = (rows: readonly NumberedRow[]) => {
  const { body, size } = packBlock(rows, taken);
  return unpackBlock(body, size, 'Block 1');
};
const leftOf = ({ row }: NumberedRow) => row.writes.filter((one) => one.events.length > 0 && !taken(one.stream));

describe('a sealed block', () => {
  test('gives back every append byte for byte, whichever of them it holds and whatever their texts say', () => {
    fc.assert(
      fc.property(fc.array(append, { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (appends, chosen) => {
        // Some appends are not in it: then a stream goes on further up.
        const rows = written(appends).filter(() => !chosen.next().value);
        const block = opened(rows);
        for (const one of rows) {
          expect(commitBytes(block.row(one.commit, leftOf(one))!).equals(commitBytes(one.row))).toBe(true);
        }
        expect(block.commits).toEqual(rows.map(({ commit }) => commit));
      }),
    );
  });

  const event = (n: number) => ({ type: 'Noted', data: `{"n":${n}}`, act: undefined });
  const rows = written(
    [1, 2, 3].map((n) => ({
      commandId: `c${n}`,
      actor: 'ana',
      at: 1000 + n,
      answer: '{}',
      writes: [{ stream: 'table:a', ruleset: 'r', edition: 1, events: [event(n)] }],
    })),
  );

  test('says where each stream began and ended, and holds no hash in between', () => {
    const { runs, size } = packBlock(rows, taken);
    expect(runs).toEqual([
      {
        stream: 'table:a',
        from: 1,
        to: 3,
        prev: '0'.repeat(64),
        hash: rows[2]!.row.writes[0]!.events[0]!.hash,
      },
    ]);
    expect(size).toBeLessThan(commitBytes(rows[0]!.row).length * 3 - 64 * 3);
  });

  test('with an event that was changed does not open: its hashes do not end where they must', () => {
    const changed = rows.map((one, i) => (i === 1 ? { ...one, row: { ...one.row, actor: 'bea' } } : one));
    const { body, size } = packBlock(changed, taken);
    const block = unpackBlock(body, size, 'Block 7');
    expect(() => block.row(rows[2]!.commit)).toThrow(
      expect.objectContaining({
        code: 'damaged',
        message: 'Block 7 does not end in the hash that table:a had; verify the store.',
      }),
    );
  });

  test('that is cut, flipped or longer than it says is refused as damaged, and never takes the memory', () => {
    const { body, size } = packBlock(rows, taken);
    const damaged = expect.objectContaining({ code: 'damaged', message: expect.stringContaining('Block 7 ') });
    let harmless = 0;
    for (let at = 0; at < body.length; at += 1) {
      const flipped = Buffer.from(body);
      flipped[at]! ^= 1 << (at % 8);
      // One bit of the frame's head says nothing that matters: then everything is as it was.
      const read = (): unknown => {
        const block = unpackBlock(flipped, size, 'Block 7');
        return rows.map(({ commit }) => block.row(commit));
      };
      try {
        expect(read(), `byte ${at}`).toEqual(rows.map(({ row }) => row));
        harmless += 1;
      } catch (error) {
        expect(error).toEqual(damaged);
      }
    }
    expect(harmless).toBeLessThanOrEqual(1);
    expect(() => unpackBlock(body.subarray(0, -3), size, 'Block 7')).toThrow(damaged);
    expect(() => unpackBlock(body, size - 1, 'Block 7')).toThrow(damaged);
    expect(() => unpackBlock(body, size + 1, 'Block 7')).toThrow(damaged);
  });
});
