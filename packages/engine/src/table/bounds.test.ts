import { describe, expect, it } from 'vitest';
import type { Ground } from '../law/ground.ts';
import { cents } from '../money/cents.ts';
import { type Bound, breach, within } from './bounds.ts';

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
  it('one of several, between two, and all but a few', () => {
    const oneOf: Bound = { kind: 'one-of', options: [1, 'a'], ground: g('o') };
    expect(broken(1, oneOf)).toBeNull();
    expect(broken('a', oneOf)).toBeNull();
    expect(broken('1', oneOf)).toEqual(['not-among-the-options', 'X-o']);
    expect(broken(2, { ...oneOf, code: 'seat-not-free' })).toEqual(['seat-not-free', 'X-o']);
    const between: Bound = { kind: 'between', min: 1, max: 3, ground: g('b') };
    expect([1, 3].map((n) => broken(n, between))).toEqual([null, null]);
    expect([0, 4].map((n) => broken(n, between)?.[0])).toEqual(['out-of-range', 'out-of-range']);
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
    expect(breach(bounds, { a: 30, b: 21 })).toMatchObject({ code: 'sides-too-close', facts: { given: 9, min: 10 } });
  });
});
