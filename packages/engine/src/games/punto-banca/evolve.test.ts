import { describe, expect, it } from 'vitest';
import type { PuntoBancaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { INITIAL, type PuntoBancaState } from './state.ts';

const grounds = ['X-1'] as const;
const after = (state: PuntoBancaState, ...events: readonly PuntoBancaEvent[]) => events.reduce(evolve, state);
const seated: PuntoBancaEvent = { type: 'PlayerSeated', player: 'ana', seat: 3, grounds };
const closed: PuntoBancaEvent = { type: 'StakesClosed', coup: 1, dealer: 'ana', asked: true, grounds };
const drawn = (no: number, hand: 'punto' | 'banca'): PuntoBancaEvent => ({
  type: 'CardDrawn',
  no,
  card: '4s',
  hand,
  face: 'down',
  rests: 'croupier',
  grounds,
});
const table = after(INITIAL, seated, { type: 'ShoeTaken', player: 'ana', grounds });

describe('evolve', () => {
  it('remembers where people stand', () => {
    const state = after(INITIAL, { type: 'PlayerStanding', player: 'luis', behind: 4, since: 2, grounds });
    expect(state.people).toEqual({ luis: { kind: 'standing', behind: 4, since: 2 } });
    expect(state.arrivals).toBe(2);
  });

  it('lets somebody go with everything that was his', () => {
    const declined = after(
      INITIAL,
      seated,
      { type: 'PlayerSeated', player: 'luis', seat: 4, grounds },
      { type: 'ShoeDeclined', player: 'ana', grounds },
      { type: 'ShoeDeclined', player: 'luis', grounds },
      { type: 'ShoeOffered', player: 'ana', passed: 0, grounds },
    );
    const left = after(declined, { type: 'PlayerLeft', player: 'ana', grounds, postings: [] });
    expect(left.people).toEqual({ luis: { kind: 'seat', n: 4 } });
    expect(left.shoe).toMatchObject({ declined: ['luis'], offeredTo: null });
    const other = after(declined, { type: 'PlayerLeft', player: 'luis', grounds, postings: [] });
    expect(other.shoe).toMatchObject({ declined: ['ana'], offeredTo: 'ana' });
  });

  it('ends a tenure only where it began: with a card dealt', () => {
    const gone: PuntoBancaEvent = { type: 'ShoeGivenUp', player: 'ana', grounds };
    expect(after(table, gone).shoe).toMatchObject({ holder: null, tenures: {} });
    expect(after(table, closed, drawn(1, 'punto'), gone).shoe.tenures).toEqual({ ana: 0 });
    const ended: PuntoBancaEvent = { type: 'CoupEnded', coup: 1, outcome: 'banca', grounds };
    expect(after(table, closed, ended).shoe.holder).toMatchObject({ dealt: 1 });
    expect(after(table, closed, ended, gone).shoe.tenures).toEqual({ ana: 0 });
    const away: PuntoBancaEvent = { type: 'PlayerLeft', player: 'luis', grounds, postings: [] };
    expect(after(table, away).shoe.holder).toMatchObject({ id: 'ana' });
  });

  it('does not count a coup that somebody else dealt', () => {
    const other: PuntoBancaEvent = { type: 'StakesClosed', coup: 1, dealer: null, asked: true, grounds };
    const ended: PuntoBancaEvent = { type: 'CoupEnded', coup: 1, outcome: 'tie', grounds };
    expect(after(table, other, ended).shoe.holder).toMatchObject({ dealt: 0 });
  });

  it('keeps the last result through an annulled coup', () => {
    const won: PuntoBancaEvent = { type: 'CoupEnded', coup: 1, outcome: 'punto', grounds };
    const annulled: PuntoBancaEvent = { type: 'CoupEnded', coup: 2, outcome: 'annulled', grounds };
    const state = after(table, closed, won, { ...closed, coup: 2 }, annulled);
    expect(state).toMatchObject({ lastOutcome: 'punto', coup: null });
  });

  it('starts a new ronda only when the shoe has been right round', () => {
    const dealt = after(table, closed, drawn(1, 'punto'), { type: 'ShoeLost', player: 'ana', grounds });
    expect(after(dealt, { type: 'CroupierHoldsShoe', until: 'next-coup', grounds }).shoe.tenures).toEqual({ ana: 0 });
    expect(after(dealt, { type: 'CroupierHoldsShoe', until: 'bank-loss', grounds }).shoe.tenures).toEqual({});
  });

  it('exposes one card, and no other', () => {
    const state = after(table, closed, drawn(1, 'punto'), drawn(2, 'banca'), { type: 'CardExposed', no: 2, grounds });
    expect(state.coup?.drawn.map(({ face, lifted }) => [face, lifted])).toEqual([
      ['down', false],
      ['up', true],
    ]);
    expect(state.coup?.drawn.every(({ seenBy }) => seenBy.length === 0)).toBe(true);
  });

  it('takes a hand from whoever held it', () => {
    const handed = after(table, closed, { type: 'CardsHanded', hand: 'punto', to: 'luis', squeeze: true, grounds });
    const banca = after(handed, { type: 'CardsHeldBy', hand: 'banca', player: null, grounds });
    expect(banca.coup).toMatchObject({ dealer: null, handed: { hand: 'punto', to: 'luis' } });
    const punto = after(handed, { type: 'CardsHeldBy', hand: 'punto', player: null, grounds });
    expect(punto.coup).toMatchObject({ dealer: 'ana', handed: { hand: 'punto', to: null } });
  });

  it('forgets what was referred once it is ruled on, and goes on where it was interrupted', () => {
    const asked = after(
      table,
      closed,
      { type: 'DealOrdered', grounds },
      { type: 'IncidentReported', incident: 'other', card: null, player: null, note: null, grounds },
      { type: 'RulingReferred', to: 'inspector', between: [[{ do: 'go-on' }]], grounds },
    );
    expect(asked.coup).toMatchObject({ step: 'ruling', interrupted: 'draw', referred: { grounds } });
    const ruled = after(asked, { type: 'RulingGiven', name: 'rosa', choice: 1, reason: 'so', effects: [], grounds });
    expect(ruled.coup?.referred).toBeNull();
    expect(after(ruled, { type: 'CoupResumed', grounds }).coup).toMatchObject({ step: 'draw', interrupted: null });
  });

  it('owes a card only to a hand that draws', () => {
    const stands: PuntoBancaEvent = { type: 'HandDecided', hand: 'punto', decision: 'stand', total: 7, grounds };
    expect(after(table, closed, stands).coup).toMatchObject({
      owed: null,
      decisions: { punto: 'stand' },
      step: 'deal',
    });
    expect(after(table, closed, { ...stands, decision: 'draw' }).coup).toMatchObject({ owed: 'punto', step: 'draw' });
  });
});
