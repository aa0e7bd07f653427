import { describe, expect, it } from 'vitest';
import { cents } from './cents.ts';
import { type Account, type Books, balance, balances, close, EMPTY_BOOKS, Page, post } from './posting.ts';
import { Route } from './route.ts';
import { Routes } from './routes.ts';

const buys = new Route('outside', 'player:ana', 'X-1');
const lays = new Route('player:ana', 'stake:ana:punto', 'X-2');

function along(before: Books, route: Route, amount: number): Books {
  const page = new Page(before);
  page.postAlong(route, cents(amount));
  return page.books;
}

describe('a route', () => {
  it('leads to the same accounts in whatever books it is posted', () => {
    const empty: Account = 'player:zoe';
    const others = post(EMPTY_BOOKS, [{ from: 'house', to: empty, amount: cents(0), ground: 'X-1' }]);
    let first = EMPTY_BOOKS;
    let second = others;
    for (let n = 1; n <= 3; n++) {
      first = along(first, buys, 100);
      second = along(second, buys, 10);
      expect(balance(first, 'player:ana')).toBe(100 * n);
      expect(balance(second, 'player:ana')).toBe(10 * n);
    }
    const moved = along(close(second, [empty]), buys, 1);
    expect(balance(moved, 'player:ana')).toBe(31);
    expect(balance(moved, 'outside')).toBe(-31);
  });

  it('does not let an account be overdrawn, nor money go backwards', () => {
    const books = along(along(EMPTY_BOOKS, buys, 5), lays, 5);
    expect(() => along(books, lays, 1)).toThrow('posting of 1 from player:ana to stake:ana:punto would overdraw');
    expect(() => along(books, buys, -1)).toThrow('overdraw');
    expect(() => along(books, buys, Number.NaN)).toThrow('overdraw');
  });
});

describe('routes that money goes together', () => {
  const third = new Route('stake:ana:punto', 'house', 'X-3');
  const legs = [buys, lays, third].map((route, i) => ({ route, amount: i as 0 | 1 | 2 }));

  it.each([0, 1, 2, 3])('make the postings that they move: %i of them', (count) => {
    const routes = new Routes(legs.slice(0, count));
    const postings = routes.postings(cents(50), cents(20), cents(10));
    const [buy, lay, lose] = [50, 20, 10].map(cents);
    expect(postings).toEqual(
      [
        { from: 'outside', to: 'player:ana', amount: buy, ground: 'X-1' },
        { from: 'player:ana', to: 'stake:ana:punto', amount: lay, ground: 'X-2' },
        { from: 'stake:ana:punto', to: 'house', amount: lose, ground: 'X-3' },
      ].slice(0, count),
    );
    const before = along(EMPTY_BOOKS, buys, 100);
    const page = new Page(before);
    routes.move(page, postings);
    expect(balances(page.books)).toEqual(balances(post(before, postings)));
  });

  it('take whichever amount is theirs', () => {
    const routes = new Routes([
      { route: buys, amount: 2 },
      { route: lays, amount: 0 },
      { route: third, amount: 1 },
    ]);
    const postings = routes.postings(cents(20), cents(10), cents(50));
    expect(postings.map(({ from, amount }) => [from, amount])).toEqual([
      ['outside', 50],
      ['player:ana', 20],
      ['stake:ana:punto', 10],
    ]);
  });

  it('are three at the most: there are no more amounts', () => {
    expect(() => new Routes([...legs, { route: lays, amount: 0 }])).toThrow('more than 3 routes');
  });

  it('say in a pattern which field an amount repeats, and leave the others open', () => {
    const outline = new Routes(legs.slice(0, 3)).outline((amount) => (amount === 1 ? 'stake' : undefined));
    expect(outline).toStrictEqual([
      { from: 'outside', to: 'player:ana', ground: 'X-1' },
      { from: 'player:ana', to: 'stake:ana:punto', amount: 'stake', ground: 'X-2' },
      { from: 'stake:ana:punto', to: 'house', ground: 'X-3' },
    ]);
  });
});
