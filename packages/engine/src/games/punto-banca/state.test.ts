import { expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import { post } from '../../money/posting.ts';
import { BETS } from './questions.ts';
import { accountsNamed, accountsOf, coupOf, INITIAL, stakedBy } from './state.ts';

it('the names of accounts are written once for each guest, as long as not too many have come', () => {
  const MOST = 10_000;
  // Other tests may have had guests: come back once all of them are forgotten.
  const before = accountsNamed('ana');
  let come = 0;
  while (accountsNamed('ana') === before && come <= MOST) accountsNamed(`first ${++come}`);
  const ana = accountsNamed('ana');
  expect(ana).not.toBe(before);
  expect(ana).toEqual(before);
  for (let i = 2; i < MOST; i++) accountsNamed(`guest ${i}`);
  expect(accountsNamed('ana')).toBe(ana);
  accountsNamed('one more');
  expect(accountsNamed('ana')).not.toBe(ana);
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
