import type { Offered } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { amountIn, fitted, isWithin } from './amount-field.tsx';

const grounds = { min: 'least', max: 'limit', step: 'chip' };
const bound = { kind: 'amount', min: 10_00, max: 1000_00, step: 1_00, orNothing: true, grounds } as const;
const offer = (chips: number): Offered => ({
  act: 'SetStakes',
  fields: { punto: bound, other: { kind: 'one-of', options: [0], ground: 'x' } },
  joint: [{ kind: 'sum-at-most', of: ['punto', 'line'], max: chips, ground: 'chips' }],
  grounds: [],
});

describe('the most of an amount', () => {
  it('is the limit where one has more, else one’s own chips in whole steps, each with its ground', () => {
    expect(amountIn(offer(5000_00), 'punto')).toEqual(bound);
    expect(amountIn(offer(523_50), 'punto')).toEqual({ ...bound, max: 523_00, grounds: { ...grounds, max: 'chips' } });
  });

  it('leaves aside what lies in other fields, so that a second stake does not take back the first', () => {
    expect(amountIn(offer(523_50), 'punto', 100_00)?.max).toBe(423_00);
    expect(amountIn(offer(50_00), 'punto', 100_00)?.max).toBe(0);
  });

  it('is what “all” comes to', () => {
    const own = amountIn(offer(523_50), 'punto');
    expect(own && fitted(own, own.max)).toBe(523_00);
  });

  it('is a whole number of chips where the limit itself is none: a bank of 137.50, a least of 12.20', () => {
    const odd = { ...bound, min: 12_20, max: 137_50 };
    const whole = amountIn({ ...offer(5000_00), fields: { punto: odd } }, 'punto');
    expect(whole).toMatchObject({ min: 13_00, max: 137_00 });
    for (const end of [odd.min, odd.max]) expect(isWithin(odd, fitted(odd, end))).toBe(true);
    expect(fitted(odd, 60_40)).toBe(60_00);
  });

  it('is nothing where the field takes no amount', () => {
    expect(amountIn(offer(1), 'other')).toBeNull();
  });
});
