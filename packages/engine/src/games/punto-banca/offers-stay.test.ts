import { describe, expect, it, test } from 'vitest';
import { plainTable, withStakes } from '../../../test/plain-table.ts';
import { cents } from '../../money/cents.ts';
import { type Account, type Posting, post } from '../../money/posting.ts';
import { offersStay } from './offers-stay.ts';
import { INITIAL, type PuntoBancaState } from './state.ts';

const table = withStakes(plainTable(), { ana: [10, 0, 10], bea: [20, 0, 0] });
const paid = (from: Account, to: Account): PuntoBancaState => {
  const moved: Posting = { from, to, amount: cents(10), ground: 'T-1' };
  return { ...table, books: post(table.books, [moved]) };
};

describe('what a player may do', () => {
  it.each([
    ['takes a stake back', paid('stake:ana:punto', 'player:ana'), true],
    ['takes a stake on the tie back', paid('stake:ana:tie', 'player:ana'), true],
    ['moves a stake', paid('stake:ana:punto', 'stake:ana:banca'), true],
    ['wins', paid('house', 'player:ana'), false],
    ['loses', paid('stake:ana:punto', 'house'), false],
    ['sees another win', paid('house', 'player:bea'), true],
  ] as const)('stays the same exactly as long as he has as much in all: he %s', (_, after, stays) => {
    expect(offersStay(table, after, 'ana')).toBe(stays);
  });

  const others: Partial<PuntoBancaState> = {
    phase: 'offer',
    people: { ...table.people },
    shoe: { ...INITIAL.shoe },
    pack: { ...table.pack },
    coups: 1,
    lastOutcome: 'tie',
  };
  test.each(Object.entries(others))('may have changed with anything else, such as the %s', (field, value) => {
    expect(offersStay(table, { ...table, [field]: value }, 'ana')).toBe(false);
  });
});
