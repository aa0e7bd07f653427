import { describe, expect, it } from 'vitest';
import { type Answers, plainLaw } from '../../../../test/plain-law.ts';
import { doneAt, plainCoup, withStakes } from '../../../../test/plain-table.ts';
import { balances } from '../../../money/posting.ts';
import { TIED } from '../coup/finished.ts';
import type { Outcome } from '../questions.ts';
import { returnStakes, settleStakes } from './settlement.ts';

type Stakes = readonly [punto: number, banca: number, tie: number];

const settled = (answers: Partial<Answers>, stakes: Readonly<Record<string, Stakes>>, outcome: Outcome, banca = 7) =>
  doneAt(plainLaw(answers), withStakes(plainCoup(), stakes), (p) =>
    settleStakes(p, { ...TIED, outcome, totals: { punto: 8, banca } }),
  );

const ratio = (num: number, den: number) => ({ num, den });

describe('when the stakes are settled', () => {
  it('each player’s are, zone by zone, in the order in which the players came', () => {
    const { events } = settled({}, { ciro: [0, 0, 10], ana: [10, 20, 0] }, 'punto');
    expect(events.map((event) => event.type === 'StakeSettled' && [event.player, event.bet, event.fate])).toEqual([
      ['ana', 'punto', 'won'],
      ['ana', 'banca', 'lost'],
      ['ciro', 'tie', 'lost'],
    ]);
  });

  it('a stake that won goes back with what it won, less what is deducted', () => {
    const { events, state } = settled({}, { ana: [0, 1000, 0] }, 'banca');
    const ground = 'T-settlement-banca-banca';
    expect(events).toEqual([
      {
        type: 'StakeSettled',
        player: 'ana',
        bet: 'banca',
        stake: 1000,
        fate: 'won',
        won: 1000,
        deducted: 50,
        grounds: [ground, 'T-banker', 'T-settling', 'T-rounding-deduction'],
        postings: [
          { from: 'stake:ana:banca', to: 'player:ana', amount: 1000, ground },
          { from: 'house', to: 'player:ana', amount: 1000, ground },
          { from: 'player:ana', to: 'house', amount: 50, ground },
        ],
      },
    ]);
    expect(balances(state.books)).toMatchObject({ 'player:ana': 1950, 'stake:ana:banca': 0, house: -950 });
  });

  it('what is deducted is taken when the regulation says', () => {
    const lays: Partial<Answers> = { settling: () => ['pay', 'deduct', 'pay'] };
    const { events } = settled({ settling: () => ['pay', 'deduct'] }, { ana: [0, 1000, 0] }, 'banca');
    expect(events[0]).toMatchObject({ postings: [{ amount: 1000 }, { amount: 1000 }, { amount: 50 }] });
    expect(() => settled(lays, { ana: [0, 1000, 0] }, 'banca')).toThrow('overdraw');
  });

  it('a stake that lost is the banker’s', () => {
    const { events } = settled({ banker: () => 'house' }, { ana: [0, 30, 0] }, 'punto');
    const ground = 'T-settlement-banca-punto';
    expect(events).toMatchObject([
      {
        fate: 'lost',
        won: 0,
        deducted: 0,
        grounds: [ground, 'T-banker'],
        postings: [{ from: 'stake:ana:banca', to: 'house', amount: 30, ground }],
      },
    ]);
  });

  it('a stake on a null coup lies where it is', () => {
    const { events, state } = settled({}, { ana: [10, 0, 0] }, 'tie');
    expect(events).toMatchObject([
      {
        bet: 'punto',
        fate: 'null',
        stake: 10,
        won: 0,
        deducted: 0,
        postings: [],
        grounds: ['T-settlement-punto-tie'],
      },
    ]);
    expect(balances(state.books)).toMatchObject({ 'stake:ana:punto': 10 });
  });

  it('a stake that wins less than a cent still goes back, and the rounding is cited', () => {
    const pays: Partial<Answers> = { settlement: () => ({ fate: 'won', pays: ratio(1, 20), deduct: ratio(0, 1) }) };
    const { events, state } = settled(pays, { ana: [10, 0, 0] }, 'punto');
    expect(events).toMatchObject([
      {
        won: 0,
        grounds: ['T-settlement-punto-punto', 'T-banker', 'T-settling', 'T-rounding-winnings'],
        postings: [{ from: 'stake:ana:punto', to: 'player:ana', amount: 10 }],
      },
    ]);
    expect(balances(state.books)).toMatchObject({ 'player:ana': 10, 'stake:ana:punto': 0 });
  });

  it('winnings and deduction are rounded each as the law says', () => {
    const pays: Partial<Answers> = {
      settlement: () => ({ fate: 'won', pays: ratio(1, 3), deduct: ratio(1, 3) }),
      rounding: ({ of }) => (of === 'winnings' ? 'up' : 'down'),
    };
    expect(settled(pays, { ana: [10, 0, 0] }, 'punto').events).toMatchObject([{ won: 4, deducted: 1 }]);
  });
});

it('stakes go back to those who have any, from every zone', () => {
  const state = withStakes(plainCoup(), { ana: [0, 0, 0], bea: [10, 0, 30] });
  const { events } = doneAt(plainLaw(), state, (p) => returnStakes(p, ['T-back']));
  expect(events).toEqual([
    {
      type: 'StakesReturned',
      player: 'bea',
      grounds: ['T-back'],
      postings: [
        { from: 'stake:bea:punto', to: 'player:bea', amount: 10, ground: 'T-back' },
        { from: 'stake:bea:tie', to: 'player:bea', amount: 30, ground: 'T-back' },
      ],
    },
  ]);
});
