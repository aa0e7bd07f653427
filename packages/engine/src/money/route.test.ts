import { describe, expect, it } from 'vitest';
import { cents } from './cents.ts';
import { type Account, balance, close, EMPTY_BOOKS, post } from './posting.ts';
import { Route, routeOf } from './route.ts';

const buys = new Route('outside', 'player:ana', 'X-1');

describe('a route', () => {
  it('makes postings like any other', () => {
    const posting = buys.posting(cents(500));
    const plain = { from: 'outside', to: 'player:ana', amount: cents(500), ground: 'X-1' } as const;
    expect(posting).toEqual(plain);
    expect(JSON.stringify(posting)).toBe(JSON.stringify(plain));
    expect(routeOf(posting)).toBe(buys);
    expect(routeOf(plain)).toBeNull();
  });

  it('leads to the same accounts in whatever books it is posted', () => {
    const empty: Account = 'player:zoe';
    const others = post(EMPTY_BOOKS, [{ from: 'house', to: empty, amount: cents(0), ground: 'X-1' }]);
    let first = EMPTY_BOOKS;
    let second = others;
    for (let n = 1; n <= 3; n++) {
      first = post(first, [buys.posting(cents(100))]);
      second = post(second, [buys.posting(cents(10))]);
      expect(balance(first, 'player:ana')).toBe(100 * n);
      expect(balance(second, 'player:ana')).toBe(10 * n);
    }
    const moved = post(close(second, [empty]), [buys.posting(cents(1))]);
    expect(balance(moved, 'player:ana')).toBe(31);
    expect(balance(moved, 'outside')).toBe(-31);
  });

  it('does not let an account be overdrawn', () => {
    const lays = new Route('player:ana', 'stake:ana:punto', 'X-2');
    const books = post(EMPTY_BOOKS, [buys.posting(cents(5)), lays.posting(cents(5))]);
    expect(() => post(books, [lays.posting(cents(1))])).toThrow('overdraw');
  });
});
