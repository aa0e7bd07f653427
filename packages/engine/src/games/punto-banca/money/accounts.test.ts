import { expect, it } from 'vitest';
import { cents } from '../../../money/cents.ts';
import { type Books, EMPTY_BOOKS } from '../../../money/posting.ts';
import { BETS } from '../questions.ts';
import { accountsOf, stakedBy, stakeOn, worthOf } from './accounts.ts';

const books: Books = {
  accounts: ['stake:ana:tie', 'stake:ana:banca', 'stake:ana:punto', 'player:ana', 'player:bea'],
  amounts: [1, 20, 300, 4000, 50_000].map(cents),
};

it('a player has chips and a stake on each zone', () => {
  expect(accountsOf('ana')).toEqual(['player:ana', ...BETS.map((bet) => `stake:ana:${bet}`)]);
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
