import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../../../test/plain-law.ts';
import { cents } from '../../../money/cents.ts';
import { balance, balances, post } from '../../../money/posting.ts';
import { player } from '../../../table/actor.ts';
import type { EventOf } from '../events.ts';
import { evolve } from '../evolve.ts';
import { chipsOf, stakeOf } from '../money/accounts.ts';
import { Proceedings } from '../proceedings.ts';
import type { Outcome } from '../questions.ts';
import { INITIAL, type PuntoBancaState } from '../state.ts';
import { setStakes } from './stakes.ts';

const BETS = ['punto', 'banca', 'tie'];
type Stakes = readonly [punto: number, banca: number, tie: number];

/** Ana with so much on the three zones, and a thousand beside them. */
function tableOf(stakes: Stakes, lastOutcome: Outcome | null = null): PuntoBancaState {
  const held = [1000, ...stakes];
  const books = post(
    INITIAL.books,
    [chipsOf('ana'), ...BETS.map((bet) => stakeOf('ana', bet))].map((to, i) => ({
      from: 'outside',
      to,
      amount: cents(held[i] ?? 0),
      ground: 'T-1',
    })),
  );
  return { ...INITIAL, books, lastOutcome };
}

function set(from: PuntoBancaState, stakes: Stakes) {
  const p = new Proceedings(plainLaw(), from);
  const list = BETS.map((bet, i) => [bet, cents(stakes[i] ?? 0)] as const);
  setStakes.happen(p, { type: 'SetStakes', by: player('ana'), stakes: list } as never);
  return { event: p.events[0] as EventOf<'StakesSet'>, state: p.state };
}

/** Every layout with these amounts on its zones. */
const layouts = (...amounts: readonly number[]): readonly Stakes[] =>
  amounts.flatMap((punto) => amounts.flatMap((banca) => amounts.map((tie): Stakes => [punto, banca, tie])));

const limits = (bet: string) => [`T-stakeMinimum-${bet}`, `T-stakeMaximum-${bet}`, `T-stakeStep-${bet}`, 'T-bets'];

describe('whoever sets his stakes', () => {
  it('moves the difference on each zone, each for the reason of that zone', () => {
    const { event, state } = set(tableOf([10, 0, 20]), [30, 50, 20]);
    expect(event.postings).toEqual([
      { from: 'player:ana', to: 'stake:ana:punto', amount: 20, ground: 'T-stakeMinimum-punto' },
      { from: 'player:ana', to: 'stake:ana:banca', amount: 50, ground: 'T-stakeMinimum-banca' },
    ]);
    expect(event.grounds).toEqual([
      ...new Set([...limits('punto'), ...limits('banca'), ...limits('tie')]),
      'T-bothSides',
    ]);
    expect(balances(state.books)).toMatchObject({ 'player:ana': 930, 'stake:ana:punto': 30, 'stake:ana:banca': 50 });
  });

  it('gives a reason for stakes on both hands only where both have one', () => {
    expect(set(tableOf([0, 0, 0]), [10, 0, 10]).event.grounds).not.toContain('T-bothSides');
    expect(set(tableOf([0, 0, 0]), [0, 10, 10]).event.grounds).not.toContain('T-bothSides');
  });

  it('leaves the very same books if he changes nothing: an idle table is known by them', () => {
    const from = tableOf([10, 0, 20]);
    const { event, state } = set(from, [10, 0, 20]);
    expect(event.postings).toEqual([]);
    expect(state.books).toBe(from.books);
    expect(evolve(from, event).books).toBe(from.books);
  });

  it('pays for what he lays with what he takes back', () => {
    const { event } = set(tableOf([0, 30, 0]), [30, 0, 0]);
    expect(event.postings).toEqual([
      { from: 'stake:ana:banca', to: 'player:ana', amount: 30, ground: 'T-stakeMinimum-banca' },
      { from: 'player:ana', to: 'stake:ana:punto', amount: 30, ground: 'T-stakeMinimum-punto' },
    ]);
  });

  it('takes everything back without a tie for the reason that chips lie there at all', () => {
    const { event } = set(tableOf([10, 10, 10], 'banca'), [0, 0, 0]);
    expect(event.grounds).toEqual(['T-stakeMinimum-punto']);
    expect(event.postings.map(({ ground }) => ground)).toEqual(BETS.map((bet) => `T-stakeMinimum-${bet}`));
  });

  it('takes back from a hand after a tie because the coup was null; a stake on the tie was not', () => {
    const { event } = set(tableOf([20, 10, 10], 'tie'), [10, 0, 0]);
    expect(event.postings.map(({ ground }) => ground)).toEqual([
      'T-settlement-punto-tie',
      'T-settlement-banca-tie',
      'T-stakeMinimum-tie',
    ]);
    expect(event.grounds).toEqual(['T-settlement-punto-tie', ...limits('punto'), 'T-settlement-banca-tie']);
  });

  it('lays after a tie for the reason that chips lie there at all', () => {
    const { event } = set(tableOf([10, 0, 0], 'tie'), [20, 0, 0]);
    expect(event.postings.map(({ ground }) => ground)).toEqual(['T-stakeMinimum-punto']);
    expect(event.grounds).toEqual(limits('punto'));
  });

  it('has on each zone what he said, whatever lay there before', () => {
    for (const before of layouts(0, 10)) {
      for (const stakes of layouts(0, 5, 20)) {
        for (const lastOutcome of ['tie', 'banca'] as const) {
          const { event, state } = set(tableOf(before, lastOutcome), stakes);
          expect(event.stakes).toEqual(BETS.map((bet, i) => [bet, stakes[i]]).filter(([, stake]) => stake !== 0));
          expect(BETS.map((bet) => balance(state.books, stakeOf('ana', bet)))).toEqual(stakes);
        }
      }
    }
  });
});
