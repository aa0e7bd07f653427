import type { Offered } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { isWithin, layoutOf } from './layout-of-stakes.ts';

const amount = (min: number, max: number) => ({
  kind: 'amount' as const,
  min,
  max,
  step: 100,
  orNothing: true,
  grounds: { min: 'X-1', max: 'X-1', step: 'X-1' },
});
const offered: Offered = {
  act: 'SetStakes',
  fields: {
    punto: amount(1000, 100_000),
    banca: amount(1000, 100_000),
  },
  joint: [
    { kind: 'sum-at-most', of: ['punto', 'banca'], max: 50_000, ground: 'X-3' },
    { kind: 'apart-by', between: ['punto', 'banca'], atLeast: 1000, ground: 'X-4' },
  ],
  grounds: ['X-1'],
};

describe('stakes within what was offered', () => {
  it.each<[boolean, string, Readonly<Record<string, number>>]>([
    [true, 'nothing at all', {}],
    [true, 'the least', { punto: 1000 }],
    [false, 'less than the least', { punto: 900 }],
    [false, 'more than the most', { banca: 100_100 }],
    [false, 'not in steps', { banca: 1050 }],
    [false, 'a bet the table does not take', { tie: 1000 }],
    [true, 'all the chips', { banca: 50_000 }],
    [false, 'more than the chips', { punto: 30_000, banca: 20_100 }],
    [true, 'both sides, far enough apart', { punto: 2000, banca: 1000 }],
    [false, 'both sides, too close', { punto: 2000, banca: 1500 }],
  ])('%s: %s', (fits, _, laid) => {
    expect(isWithin(offered, layoutOf(Object.entries(laid)))).toBe(fits);
  });
});
