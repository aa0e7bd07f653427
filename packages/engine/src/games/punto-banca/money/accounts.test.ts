import { expect, it } from 'vitest';
import { cents } from '../../../money/cents.ts';
import { type Books, EMPTY_BOOKS } from '../../../money/posting.ts';
import { accountsOf, stakedBy, stakeOn, worthOf } from './accounts.ts';

const BETS = ['punto', 'banca', 'tie'];
const books: Books = {
  accounts: ['stake:ana:tie', 'stake:ana:banca', 'stake:ana:punto', 'player:ana', 'player:bea'],
  amounts: [1, 20, 300, 4000, 50_000].map(cents),
};

it('a player has chips and whatever was staked, on any bet', () => {
  expect(accountsOf(books, 'ana')).toEqual(['player:ana', 'stake:ana:tie', 'stake:ana:banca', 'stake:ana:punto']);
  expect(accountsOf({ accounts: ['stake:ana:lucky-six', 'stake:anabel:tie'], amounts: [] }, 'ana')).toEqual([
    'player:ana',
    'stake:ana:lucky-six',
  ]);
});

it('what somebody has staked is the sum of his stakes, the one on the tie with them', () => {
  expect(BETS.map((bet) => stakeOn({ books }, 'ana', bet))).toEqual([300, 20, 1]);
  expect(stakedBy({ books }, 'ana')).toBe(321);
});

it('what somebody has at the table is his chips and his stakes', () => {
  expect(worthOf({ books }, 'ana')).toBe(4321);
  expect(worthOf({ books }, 'bea')).toBe(50_000);
  expect(worthOf({ books: EMPTY_BOOKS }, 'ana')).toBe(0);
});
