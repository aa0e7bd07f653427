import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../../../test/plain-law.ts';
import { doneAt, plainCoup, withStakes } from '../../../../test/plain-table.ts';
import type { Effect } from '../../../coup/effect.ts';
import { INITIAL, type PuntoBancaState } from '../state.ts';
import { apply } from './effects.ts';

const law = plainLaw();
const grounds = ['T-ruled'] as const;
const interrupted = plainCoup({ step: 'ruling', interrupted: 'draw' });
const ruled = (state: PuntoBancaState, ...effects: readonly Effect[]) =>
  doneAt(law, state, (p) => apply(p, effects, grounds));
const resumed = { type: 'CoupResumed', grounds };

describe('a ruling', () => {
  it('that lets the coup go on resumes it where it was interrupted', () => {
    const { events, state } = ruled(interrupted, { do: 'go-on' });
    expect(events).toEqual([resumed]);
    expect(state.coup).toMatchObject({ step: 'draw', interrupted: null });
  });

  it.each([
    ['punto', 'bea', 'bea', null],
    ['banca', 'bea', 'bea', null],
    ['punto', 'croupier', null, 'croupier'],
    ['banca', 'croupier', null, 'croupier'],
    ['banca', 'inspector', null, 'inspector'],
  ] as const)('gives the hand %s to %s', (hand, player, held, staff) => {
    const { events } = ruled(interrupted, { do: 'hold', hand, player, coup: 'this' });
    expect(events).toEqual([{ type: 'CardsHeldBy', hand, player: held, staff, grounds }, resumed]);
  });

  const heldBy = (holder: PuntoBancaState['shoe']['holder']) => ({ ...interrupted, shoe: { ...INITIAL.shoe, holder } });
  const ana = { kind: 'player', id: 'ana', dealt: 2 } as const;
  it.each([
    ['the shoe-holder who forfeits the deal', heldBy(ana), 'deal', 'ana'],
    ['nobody if he forfeits something else', heldBy(ana), 'priority', null],
    ['nobody if another has it', heldBy({ ...ana, id: 'bea' }), 'deal', null],
    ['nobody if the croupier has it', heldBy({ kind: 'croupier', until: 'always' }), 'deal', null],
    ['nobody if it was taken from him before', heldBy(null), 'deal', null],
  ] as const)('takes the shoe from %s', (_, state, right, loser) => {
    const { events } = ruled(state, { do: 'forfeit', player: 'ana', right });
    expect(events).toEqual(loser === null ? [resumed] : [{ type: 'ShoeLost', player: loser, grounds }, resumed]);
  });

  it('that annuls the coup comes last, and gives back what was staked to whoever staked', () => {
    const state = withStakes(interrupted, { bea: [0, 0, 30], ciro: [10, 0, 0] });
    const { events } = ruled(state, { do: 'annul', hand: 'coup' }, { do: 'warn', player: 'ana' });
    expect(events.slice(0, 5)).toEqual([
      { type: 'PlayerWarned', player: 'ana', grounds },
      { type: 'CoupAnnulled', coup: 1, grounds },
      {
        type: 'StakesReturned',
        player: 'bea',
        grounds,
        postings: [{ from: 'stake:bea:tie', to: 'player:bea', amount: 30, ground: 'T-ruled' }],
      },
      {
        type: 'StakesReturned',
        player: 'ciro',
        grounds,
        postings: [{ from: 'stake:ciro:punto', to: 'player:ciro', amount: 10, ground: 'T-ruled' }],
      },
      { type: 'CoupEnded', coup: 1, outcome: 'annulled', grounds },
    ]);
    expect(events.map(({ type }) => type)).not.toContain('TallaEnded');
  });

  it('that annuls the talla as well as the coup ends the talla', () => {
    const { events, state } = ruled(interrupted, { do: 'annul', hand: 'talla' }, { do: 'annul', hand: 'coup' });
    expect(events.map(({ type }) => type)).toContain('TallaEnded');
    expect(state).toMatchObject({ phase: 'pack', talla: 2 });
  });

  it('that annuls a coup for which the shoe has no card left ends the talla', () => {
    const empty = { ...interrupted, pack: { ...interrupted.pack, out: 312 } };
    const { events } = ruled(empty, { do: 'annul', hand: 'coup' });
    expect(events).toContainEqual({
      type: 'TallaEnded',
      talla: 1,
      shoe: 'same',
      grounds: ['T-ruled', 'T-nextPack-null-false'],
    });
  });

  it('is refused where it belongs to another game', () => {
    expect(() => ruled(interrupted, { do: 'lose', hand: 'punto' })).toThrow('a ruling of this game cannot lose');
  });
});
