import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, isCents, isWhole, share } from './cents.ts';
import { type Account, balance, balances, close, EMPTY_BOOKS, post, posting } from './posting.ts';

const GROUND = 'X-1';

describe('postings', () => {
  it('conserve every cent and refuse to overdraw a player', () => {
    const accounts: readonly Account[] = ['player:ana', 'stake:ana:punto', 'house', 'outside'];
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom(...accounts), fc.constantFrom(...accounts), fc.integer({ min: 0, max: 900 })),
        ),
        (moves) => {
          let books = EMPTY_BOOKS;
          for (const [from, to, amount] of moves) {
            const owes = from !== 'house' && from !== 'outside' && from !== to && balance(books, from) < amount;
            const act = () => post(books, [{ from, to, amount: cents(amount), ground: GROUND }]);
            if (owes) expect(act).toThrow(/overdraw/);
            else books = act();
          }
          const sum = books.amounts.reduce((total: number, held) => total + held, 0);
          expect(sum).toBe(0);
        },
      ),
      { seed: 1 },
    );
  });

  it('are not written for nothing, nor backwards', () => {
    expect(posting('house', 'player:ana', cents(0), GROUND)).toEqual([]);
    expect(posting('house', 'player:ana', cents(1), GROUND)).toHaveLength(1);
    expect(() => post(EMPTY_BOOKS, [{ from: 'house', to: 'player:ana', amount: cents(-1), ground: GROUND }])).toThrow();
    expect(() =>
      post(EMPTY_BOOKS, [{ from: 'house', to: 'player:ana', amount: cents(Number.NaN), ground: GROUND }]),
    ).toThrow();
  });

  it('are forgotten with the accounts of somebody who has settled', () => {
    const one = { ground: GROUND, amount: cents(5) } as const;
    const books = post(EMPTY_BOOKS, [
      { from: 'outside', to: 'player:ana', ...one },
      { from: 'player:ana', to: 'stake:ana:tie', ...one },
      { from: 'outside', to: 'player:bea', ...one },
    ]);
    const closed = close(books, ['player:ana', 'stake:ana:tie', 'stake:ana:punto']);
    expect(balances(closed)).toEqual({ outside: -10, 'stake:ana:tie': 5, 'player:bea': 5 });
    expect(balance(closed, 'player:ana')).toBe(0);
  });
});

describe('shares', () => {
  it('are whole cents, rounded as asked', () => {
    expect(share(cents(1010), { num: 5, den: 100 }, 'down')).toBe(50);
    expect(share(cents(1010), { num: 5, den: 100 }, 'up')).toBe(51);
    expect(share(cents(1000), { num: 5, den: 100 }, 'up')).toBe(50);
    expect(share(cents(1), { num: 1, den: 2 }, 'up')).toBe(1);
  });
  it('do not lose cents on stakes beyond 2^50', () => {
    expect(share(cents(1_125_899_906_842_625), { num: 8, den: 1 }, 'down')).toBe(9_007_199_254_741_000);
    expect(share(cents(9_007_199_254_740_991), { num: 5, den: 100 }, 'down')).toBe(450_359_962_737_049);
  });
  it('are exact and rounded as asked, however large', () => {
    const amount = fc.oneof(fc.nat(10_000), fc.maxSafeNat());
    const part = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(amount, part, part, (whole, num, den) => {
        const product = BigInt(whole) * BigInt(num);
        const down = product / BigInt(den);
        const up = (product + BigInt(den) - 1n) / BigInt(den);
        fc.pre(up <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(share(cents(whole), { num, den }, 'down')).toBe(Number(down));
        expect(share(cents(whole), { num, den }, 'up')).toBe(Number(up));
        expect(isWhole(cents(whole), { num, den })).toBe(up === down);
      }),
      { seed: 2, numRuns: 500 },
    );
  });
  it('know money from other numbers', () => {
    expect([0, 1, 10_00].every(isCents)).toBe(true);
    expect([-1, 0.5, Number.NaN, 2 ** 53, '5', null].some(isCents)).toBe(false);
  });
});
