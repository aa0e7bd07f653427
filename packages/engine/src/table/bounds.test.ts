import { describe, expect, it } from 'vitest';
import type { Ground } from '../law/ground.ts';
import { cents } from '../money/cents.ts';
import { type Bound, bothEnds, breach, type Joint, UNBOUNDED, within } from './bounds.ts';

const g = (rule: string): Ground => ({ rule: `X-${rule}`, basis: 'text', citation: { source: 'x', locator: '1' } });
const amount: Bound = {
  kind: 'amount',
  min: cents(1000),
  max: cents(5000),
  step: cents(500),
  orNothing: true,
  grounds: { min: g('min'), max: g('max'), step: g('step') },
};
const broken = (value: unknown, bound: Bound) => {
  const found = breach(within({ field: bound }), { field: value });
  return found === null ? null : [found.code, found.ground.rule];
};

describe('bounds', () => {
  it.each([
    [0, null],
    [1000, null],
    [5000, null],
    [3500, null],
    [999, ['below-the-minimum', 'X-min']],
    [5001, ['above-the-maximum', 'X-max']],
    [1001, ['not-a-multiple', 'X-step']],
    [5500, ['above-the-maximum', 'X-max']],
  ])('an amount of %i', (value, expected) => {
    expect(broken(value, amount)).toEqual(expected);
  });
  it('nothing is an amount too only where nothing may be staked', () => {
    expect(broken(0, { ...amount, orNothing: false })).toEqual(['below-the-minimum', 'X-min']);
  });
  it('the least and the most may themselves be no multiples, and that is then what is wrong with them', () => {
    const odd: Bound = { ...amount, min: cents(1250), max: cents(4750) };
    for (const edge of [1250, 4750]) expect(broken(edge, odd)).toEqual(['not-a-multiple', 'X-step']);
  });
  it('one of several, between two, and all but a few', () => {
    const oneOf: Bound = { kind: 'one-of', options: [1, 'a'], ground: g('o') };
    expect(broken(1, oneOf)).toBeNull();
    expect(broken('a', oneOf)).toBeNull();
    expect(broken('1', oneOf)).toEqual(['not-among-the-options', 'X-o']);
    expect(broken(2, { ...oneOf, code: 'seat-not-free' })).toEqual(['seat-not-free', 'X-o']);
    const between: Bound = { kind: 'between', min: 1, max: 3, grounds: { min: g('low'), max: g('high') } };
    expect([1, 3].map((n) => broken(n, between))).toEqual([null, null]);
    expect([0, 4].map((n) => broken(n, between))).toEqual([
      ['out-of-range', 'X-low'],
      ['out-of-range', 'X-high'],
    ]);
    const not: Bound = { kind: 'not', refused: ['As'], code: 'card-already-out', ground: g('n') };
    expect(broken('As', not)).toEqual(['card-already-out', 'X-n']);
    expect(broken('Ah', not)).toBeNull();
  });
  it('amounts together stay within the chips', () => {
    const bounds = within({}, [{ kind: 'sum-at-most', of: ['a', 'b'], max: cents(100), ground: g('s') }]);
    expect(breach(bounds, { a: 60, b: 40 })).toBeNull();
    expect(breach(bounds, { a: 60, b: 41 })).toMatchObject({
      code: 'beyond-the-chips',
      facts: { given: 101, max: 100 },
    });
  });
  it('two sides stay apart, where both are staked', () => {
    const bounds = within({}, [{ kind: 'apart-by', between: ['a', 'b'], atLeast: cents(10), ground: g('d') }]);
    expect(breach(bounds, { a: 30, b: 20 })).toBeNull();
    expect(breach(bounds, { a: 20, b: 30 })).toBeNull();
    expect(breach(bounds, { a: 30, b: 0 })).toBeNull();
    expect(breach(bounds, { a: 5, b: 0 })).toBeNull();
    expect(breach(bounds, { a: 0, b: 5 })).toBeNull();
    expect(breach(bounds, { a: 0, b: 0 })).toBeNull();
    expect(breach(bounds, { a: 30, b: 21 })).toMatchObject({ code: 'sides-too-close', facts: { given: 9, min: 10 } });
  });
  it('nothing is refused where nothing is bounded', () => {
    expect(breach(UNBOUNDED, { field: 1 })).toBeNull();
    expect(breach(within({}), { field: 1 })).toBeNull();
  });

  describe('whoever is refused is told by which figures', () => {
    it.each<[Bound, unknown, object]>([
      [amount, 999, { field: 'field', given: 999, min: 1000, max: 5000, step: 500 }],
      [amount, 6000, { field: 'field', given: 6000, min: 1000, max: 5000, step: 500 }],
      [amount, 1001, { field: 'field', given: 1001, min: 1000, max: 5000, step: 500 }],
      [
        { kind: 'one-of', options: [1, 'a', true], ground: g('o') },
        7,
        { field: 'field', given: '7', options: '1 a true' },
      ],
      [
        { kind: 'between', min: 1, max: 3, grounds: bothEnds(g('b')) },
        4,
        { field: 'field', given: '4', min: 1, max: 3 },
      ],
      [
        { kind: 'not', refused: ['As'], code: 'card-already-out', ground: g('n') },
        'As',
        { field: 'field', given: 'As' },
      ],
    ])('%o', (bound, given, facts) => {
      expect(breach(within({ field: bound }), { field: given })?.facts).toEqual(facts);
    });
  });

  describe('what another field rules in or out', () => {
    const joint = (kind: 'only-with' | 'needed-with'): Joint => ({
      kind,
      field: 'card',
      other: 'incident',
      values: ['stuck', 'floor'],
      code: kind === 'needed-with' ? 'which-card' : 'no-card-came-out-with-it',
      ground: g('j'),
    });
    const notWith: Joint = {
      kind: 'not-with',
      field: 'hand',
      refused: ['banca', null],
      other: 'incident',
      values: ['stuck', 'floor'],
      code: 'which-hand',
      ground: g('j'),
    };
    const facts = { field: 'card', other: 'stuck floor' };
    it.each<[Joint, object, object | null]>([
      [joint('needed-with'), { card: null, incident: 'floor' }, { code: 'which-card', ground: g('j'), facts }],
      [joint('needed-with'), { card: 1, incident: 'floor' }, null],
      [joint('needed-with'), { card: null, incident: 'late' }, null],
      [joint('only-with'), { card: 1, incident: 'late' }, { code: 'no-card-came-out-with-it', ground: g('j'), facts }],
      [joint('only-with'), { card: null, incident: 'late' }, null],
      [joint('only-with'), { card: 1, incident: 'stuck' }, null],
      [
        notWith,
        { hand: 'banca', incident: 'floor' },
        { code: 'which-hand', ground: g('j'), facts: { field: 'hand', given: 'banca', other: 'floor' } },
      ],
      [
        notWith,
        { hand: null, incident: 'stuck' },
        { code: 'which-hand', ground: g('j'), facts: { field: 'hand', given: 'null', other: 'stuck' } },
      ],
      [notWith, { hand: 'punto', incident: 'floor' }, null],
      [notWith, { hand: 'banca', incident: 'late' }, null],
      [notWith, { hand: 'punto', incident: 'late' }, null],
    ])('%o with %o', (bound, given, expected) => {
      expect(breach(within({}, [bound]), given as Record<string, unknown>)).toEqual(expected);
    });
  });
});
