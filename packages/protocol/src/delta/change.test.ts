import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from './apply-change.ts';
import type { Change } from './change.ts';
import { makeChange } from './make-change.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** The change as it arrives, applied. */
const carried = (before: unknown, change: Change | undefined): unknown =>
  change === undefined ? before : applyChange(before, asJson(change));

const name = fc.constantFrom('act', 'no', 'people', '__proto__', 'constructor', '', '7', '10', '007', 'ñ');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 12.5, '', 'ana', '??'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(name, tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

describe('a change between two values', () => {
  it('applied to the first gives the second, to the byte', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(JSON.stringify(carried(before, makeChange(before, after)))).toBe(JSON.stringify(after));
      }),
      { numRuns: 3000 },
    );
  });

  it('does so where most of a list or an object stays', () => {
    const [counts, item] = [{ inPlace: 0, spliced: 0, both: 0 }, fc.record({ act: name, max: fc.nat(3) })];
    const edit = fc.record({
      at: fc.nat(6),
      out: fc.nat(2),
      into: fc.array(item, { maxLength: 2 }),
      raised: fc.nat(6),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), edit, (before, { at, out, into, raised }) => {
        const edited = before.map((one, i) => (i === raised ? { ...one, max: one.max + 1 } : one));
        const after = { list: edited.toSpliced(at, out, ...into), other: 1 };
        const change = makeChange({ list: before, other: 1 }, after);
        expect(JSON.stringify(carried({ list: before, other: 1 }, change))).toBe(JSON.stringify(after));
        const of = (change as { readonly list?: unknown } | undefined)?.list;
        if (Array.isArray(of)) counts[typeof of[0] === 'number' ? 'spliced' : 'both'] += 1;
        else if (of !== undefined) counts.inPlace += 1;
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(5);
  });

  it('is nothing where both are the same', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(makeChange(one, JSON.parse(JSON.stringify(one)))).toBeUndefined();
      }),
    );
    expect(makeChange({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  });

  it('names only what changed', () => {
    const before = {
      phase: 'stakes',
      books: { amounts: [5, 6, 7, 8] },
      acts: [{ act: 'Leave' }, { act: 'Sit', max: 3 }],
    };
    expect(makeChange(before, { ...before, phase: 'coup' })).toEqual({ phase: ['coup'] });
    expect(makeChange(before, { ...before, books: { amounts: [5, 9, 7, 8] } })).toEqual({
      books: { amounts: { 1: [9] } },
    });
    expect(makeChange(before, { ...before, acts: [{ act: 'Sit', max: 4 }] })).toEqual({
      acts: [{ 1: { max: [4] } }, 0, 1],
    });
    expect(makeChange([1, 2, 3], [1, 3])).toEqual([1, 1]);
    expect(makeChange({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: 0 });
  });

  it('shares what it did not touch, and changes nothing that was there', () => {
    const before = Object.freeze({ people: Object.freeze({ ana: 1 }), amounts: Object.freeze([1, 2]) });
    const after = applyChange(before, { amounts: { 0: [3] } }) as typeof before;
    expect(after.people).toBe(before.people);
    expect(after.amounts).toEqual([3, 2]);
  });

  it('that does not fit is refused, whatever it is', () => {
    const misfits = [
      7,
      'x',
      null,
      true,
      0,
      { a: 0.5 },
      { 9: [1] },
      { '-1': [1] },
      [0, 9],
      [9, 0, 1],
      [-1, 1],
      ['a', 1],
      [{}, 1],
    ];
    for (const change of misfits) expect(() => applyChange([1, 2], change)).toThrow(TypeError);
    expect(() => applyChange('text', { a: [1] })).toThrow(TypeError);
    expect(() => applyChange({ a: 1 }, [0, 1])).toThrow(TypeError);
  });

  it('of a field called __proto__ leaves the prototype alone', () => {
    const before = JSON.parse('{"__proto__":{"a":1}}');
    const after = applyChange(before, JSON.parse('{"__proto__":{"a":[2]}}')) as object;
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(JSON.stringify(after)).toBe('{"__proto__":{"a":2}}');
  });

  it('keeps a field under a name that every object inherits with a getter only', () => {
    Object.defineProperty(Object.prototype, 'zanzibar', { configurable: true, get: () => expect.unreachable() });
    try {
      expect(applyChange({ a: 1 }, { zanzibar: [2] })).toEqual({ a: 1, zanzibar: 2 });
      expect(makeChange({ a: 1 }, JSON.parse('{"a":1,"zanzibar":2}'))).toBeDefined();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'zanzibar');
    }
  });
});
