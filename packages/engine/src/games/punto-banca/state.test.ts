import { expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import { post } from '../../money/posting.ts';
import { BETS } from './questions.ts';
import { accountsNamed, accountsOf, coupOf, INITIAL, stakedBy } from './state.ts';

it('the names of accounts are written once for each guest, as long as not too many have come', () => {
  const ana = accountsNamed('ana');
  for (let i = 1; i < 10_000; i++) accountsNamed(`guest ${i}`);
  expect(accountsNamed('ana')).toBe(ana);
  accountsNamed('guest 10000');
  expect(accountsNamed('ana')).not.toBe(ana);
  expect(accountsNamed('ana')).toEqual(ana);
});

it('a player has chips and a stake on each zone', () => {
  expect(accountsOf('ana')).toEqual(['player:ana', ...BETS.map((bet) => `stake:ana:${bet}`)]);
});

it('what somebody has staked is the sum of his stakes, the one on the tie with them', () => {
  const stakes = BETS.map((bet, i) => ({
    from: 'outside' as const,
    to: `stake:ana:${bet}` as const,
    amount: cents(10 ** i),
    ground: 'T-1' as const,
  }));
  expect(stakedBy({ ...INITIAL, books: post(INITIAL.books, stakes) }, 'ana')).toBe(111);
});

it('nobody can ask for a coup where there is none', () => {
  expect(() => coupOf(INITIAL)).toThrow('no coup is under way');
});
