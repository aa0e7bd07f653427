import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../money/cents.ts';
import { shares } from './accounts.ts';

const part = (player: string, amount: number) => ({ player, part: cents(amount) });

describe('shares', () => {
  it('gives everybody his part, and not a cent more or less than there is', () => {
    const parts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(parts, fc.nat(1_000_000_000), (amounts, sum) => {
        const found = shares(
          cents(sum),
          amounts.map((amount, i) => part(`p${i}`, amount)),
        );
        const whole = amounts.reduce((total, amount) => total + amount, 0);
        expect(found.reduce((total, { share }) => total + share, 0)).toBe(sum);
        if (whole === 0) return;
        for (const [i, { share }] of found.entries()) {
          expect(Math.abs(share - (sum * (amounts[i] as number)) / whole)).toBeLessThan(1.0001);
        }
      }),
    );
  });

  it('gives odd cents by largest remainder, then to the banker', () => {
    expect(shares(cents(100), [part('ana', 1), part('bea', 2)]).map(({ share }) => share)).toEqual([33, 67]);
    expect(shares(cents(101), [part('ana', 1), part('bea', 1)]).map(({ share }) => share)).toEqual([51, 50]);
  });

  it('leaves everything to the banker of an empty bank', () => {
    expect(shares(cents(7), [part('ana', 0), part('bea', 0)]).map(({ share }) => share)).toEqual([7, 0]);
  });
});
