import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import {
  type ByName,
  byName,
  byNameFrom,
  entriesIn,
  isNamedIn,
  lookUp,
  NO_NAMES,
  namesIn,
  valuesIn,
  withName,
  withoutName,
} from './by-name.ts';

/** What every object answers to, and what a promise would. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'then'];

describe('a table by names', () => {
  it.each(INHERITED)('knows nobody called %s until somebody is', (name) => {
    const before = byName({ ana: 1 });
    expect([isNamedIn(before, name), lookUp(before, name)]).toEqual([false, undefined]);
    expect(lookUp(NO_NAMES, name)).toBeUndefined();
    const after = withName(before, name, 2);
    expect([isNamedIn(after, name), lookUp(after, name), lookUp(after, 'ana')]).toEqual([true, 2, 1]);
    expect([namesIn(after), valuesIn(after)]).toEqual([
      ['ana', name],
      [1, 2],
    ]);
    expect(lookUp(before, name)).toBeUndefined();
    expect(entriesIn(withoutName(after, 'ana'))).toEqual([[name, 2]]);
    expect(entriesIn(withoutName(after, name))).toEqual([['ana', 1]]);
  });

  it.each(INHERITED)('keeps somebody called %s through JSON, a copy and a clone', (name) => {
    const table = byNameFrom([[name, { seat: 3 }]]);
    const copies: readonly ByName<{ seat: number }>[] = [
      JSON.parse(JSON.stringify(table)),
      structuredClone(table),
      { ...table },
    ];
    for (const copy of copies) expect([namesIn(copy), lookUp(copy, name)]).toEqual([[name], { seat: 3 }]);
  });

  it('cannot be indexed', () => {
    const table = byName({ ana: 1 });
    // @ts-expect-error: `table[name]` would find what every object inherits.
    expect(table.ana).toBe(1);
    expectTypeOf(lookUp(table, 'ana')).toEqualTypeOf<number | undefined>();
  });
});

describe('a name that every object inherits', () => {
  const MADE_UP = 'zanzibar';
  afterEach(() => {
    delete (Object.prototype as unknown as Record<string, unknown>)[MADE_UP];
  });

  it('is never read off the prototype', () => {
    Object.defineProperty(Object.prototype, MADE_UP, {
      configurable: true,
      get: () => {
        throw new Error('read off the prototype');
      },
    });
    expect(lookUp(byName({ ana: 1 }), MADE_UP)).toBeUndefined();
    expect(lookUp(withName(NO_NAMES, MADE_UP, 7), MADE_UP)).toBe(7);
    expect(namesIn(withoutName(withName(byName({ ana: 1 }), MADE_UP, 7), MADE_UP))).toEqual(['ana']);
  });
});
