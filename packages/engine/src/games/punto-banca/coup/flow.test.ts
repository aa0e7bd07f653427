import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../../../test/plain-law.ts';
import { doneAt, plainCoup, withStakes } from '../../../../test/plain-table.ts';
import type { Card, Rank } from '../../../cards/card.ts';
import type { Drawn, Hand } from '../../../coup/drawn.ts';
import { player } from '../../../table/actor.ts';
import { withName } from '../../../table/by-name.ts';
import { uncover } from '../acts/uncover.ts';
import type { PuntoCardsFacts } from '../questions.ts';
import { INITIAL, type PuntoBancaState } from '../state.ts';
import { proceed } from './flow.ts';

const laid = (...cards: readonly (readonly [Hand, Card])[]): readonly Drawn[] =>
  cards.map(([hand, card], i) => ({ no: i + 1, card, hand, face: 'down', lifted: false, seenBy: [] }));
const FOUR = laid(['punto', '4s'], ['banca', '9d'], ['punto', '2h'], ['banca', 'Kc']);
const whoHas = (law: ReturnType<typeof plainLaw>, state: PuntoBancaState) => {
  const [handed] = doneAt(law, state, proceed).events;
  return handed?.type === 'CardsHanded' ? { hand: handed.hand, to: handed.to, grounds: handed.grounds } : null;
};

describe('who comes first for the cards of punto', () => {
  const countedFrom = (dealer: string | null, turn: number | null, people: PuntoBancaState['people']) => {
    let asked: PuntoCardsFacts | null = null;
    const law = plainLaw({
      puntoCards: (facts) => {
        asked = facts;
        return null;
      },
    });
    const state = plainCoup({ dealer, drawn: FOUR }, { people, shoe: { ...INITIAL.shoe, turn } });
    doneAt(law, withStakes(state, { bea: [10, 0, 0] }), proceed);
    return asked;
  };
  const { people } = plainCoup();

  it('is counted from the seat of the dealer', () => {
    expect(countedFrom('bea', 5, people)).toMatchObject({ dealer: 'bea', from: 3 });
  });

  it('is counted from the last turn where no player deals, whatever the guests are called', () => {
    expect(countedFrom(null, 5, people)).toMatchObject({ dealer: null, from: 5 });
    expect(countedFrom(null, 5, withName(people, 'null', { kind: 'seat', n: 2 }))).toMatchObject({ from: 5 });
  });

  it('is counted from the last turn where the dealer has no seat, and before any turn from the beginning', () => {
    expect(countedFrom('ciro', 5, people)).toMatchObject({ dealer: 'ciro', from: 5 });
    expect(countedFrom(null, null, people)).toMatchObject({ from: 0 });
  });
});

describe('the hands are uncovered', () => {
  it('in the turn that the law gives them', () => {
    const bancaFirst = plainLaw({
      uncovering: ({ hand }) => (hand === 'banca' ? { turn: 1, by: 'dealer' } : { turn: 2, by: 'croupier' }),
    });
    const state = plainCoup({ drawn: FOUR });
    expect(whoHas(plainLaw(), state)).toMatchObject({ hand: 'punto' });
    expect(whoHas(bancaFirst, state)).toMatchObject({ hand: 'banca', to: 'ana' });
    expect(whoHas(bancaFirst, plainCoup({ drawn: FOUR, uncovered: ['banca'] }))).toMatchObject({
      hand: 'punto',
      to: null,
    });
  });

  it('by the dealer only if the hand is his', () => {
    const dealerUncovers = plainLaw({ uncovering: ({ hand }) => ({ turn: hand === 'punto' ? 1 : 2, by: 'dealer' }) });
    const why = (hand: string) => ['T-dealerHand', `T-uncovering-${hand}`];
    expect(whoHas(dealerUncovers, plainCoup({ drawn: FOUR }))).toEqual({
      hand: 'punto',
      to: null,
      grounds: why('punto'),
    });
    expect(whoHas(dealerUncovers, plainCoup({ drawn: FOUR, uncovered: ['punto'] }))).toEqual({
      hand: 'banca',
      to: 'ana',
      grounds: [...why('banca'), 'T-squeezing'],
    });
  });

  it('once both have their cards, in whatever order they are dealt and whatever was set aside', () => {
    const law = plainLaw();
    const three = laid(['discard', '7h'], ['banca', '9d'], ['banca', 'Kc'], ['punto', '4s']);
    const other = laid(['discard', '7h'], ['punto', '9d'], ['punto', 'Kc'], ['banca', '4s']);
    expect(whoHas(law, plainCoup({ drawn: three }))).toBeNull();
    expect(whoHas(law, plainCoup({ drawn: other }))).toBeNull();
    expect(whoHas(law, plainCoup({ drawn: [...three, ...laid(['punto', '2h'])] }))).toMatchObject({ hand: 'punto' });
  });
});

// At a table with real cards a card may be dealt and not be known to anybody yet.
describe('what a card counts is not asked', () => {
  const knowing = (...ranks: readonly Rank[]) =>
    plainLaw({
      cardValue: ({ rank }) => {
        if (!ranks.includes(rank)) throw new Error(`nobody knows ${rank} yet`);
        return 1;
      },
    });

  it('before a hand is handed out to be uncovered', () => {
    expect(whoHas(knowing(), plainCoup({ drawn: FOUR }))).toMatchObject({ hand: 'punto' });
    expect(whoHas(knowing(), plainCoup({ drawn: FOUR, uncovered: ['punto'] }))).toMatchObject({ hand: 'banca' });
  });

  it('of the other hand when one is uncovered', () => {
    const handed = plainCoup({ drawn: FOUR, step: 'uncover', handed: { hand: 'punto', to: 'ana' } });
    const uncovered = (law: ReturnType<typeof plainLaw>) =>
      doneAt(law, handed, (p) => uncover.happen(p, { type: 'Uncover', by: player('ana') } as never)).events;
    expect(uncovered(knowing('4', '2')).map(({ type }) => type)).toEqual(['HandUncovered', 'Called', 'CardsHanded']);
    expect(() => uncovered(knowing('4'))).toThrow('nobody knows 2 yet');
  });
});
