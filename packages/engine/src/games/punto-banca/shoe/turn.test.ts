import { describe, expect, it } from 'vitest';
import { type Answers, plainLaw } from '../../../../test/plain-law.ts';
import { doneAt, plainTable } from '../../../../test/plain-table.ts';
import { byName, byNameFrom } from '../../../table/by-name.ts';
import type { Outcome, RondaFacts } from '../questions.ts';
import { INITIAL, type PuntoBancaState, type Shoe } from '../state.ts';
import { endTalla, type TallaEnd } from './talla.ts';
import { beginCoup, offerShoe } from './turn.ts';

const people = byNameFrom(
  ['one', 'two', 'three', 'four', 'five'].map((player, i) => [player, { kind: 'seat', n: i + 1 }] as const),
);
const tableWith = (shoe: Partial<Shoe>, changes: Partial<PuntoBancaState> = {}) =>
  plainTable({ people, shoe: { ...INITIAL.shoe, ...shoe }, ...changes });

describe('the shoe is offered', () => {
  /** To whom, one after the other, if everybody declines. */
  const asked = (answers: Partial<Answers>, turn: number | null): readonly string[] => {
    const law = plainLaw(answers);
    let state = tableWith({ turn });
    const names: string[] = [];
    for (let i = 0; i < 5; i++) {
      const declined = [...names];
      const { events, state: next } = doneAt(law, { ...state, shoe: { ...state.shoe, declined } }, offerShoe);
      const [offered] = events;
      if (offered?.type === 'ShoeOffered') names.push(offered.player);
      state = next;
    }
    return names;
  };

  it('first to the player whose turn the law says comes first', () => {
    expect(asked({ firstTurn: () => 3 }, null)).toEqual(['three', 'four', 'five', 'one', 'two']);
  });

  it('then to the right of whose turn it was, and to himself last', () => {
    expect(asked({}, 2)).toEqual(['three', 'four', 'five', 'one', 'two']);
  });

  it('or to the left, where the law sends it there', () => {
    expect(asked({ shoeDeclined: () => 'left' }, 2)).toEqual(['one', 'five', 'four', 'three', 'two']);
  });

  it('after as many boxes as it has passed since a player last dealt', () => {
    const facts: RondaFacts[] = [];
    const law = plainLaw({
      ronda: (fact) => {
        facts.push(fact);
        return fact.passed === null ? 'may-deal' : 'must-wait';
      },
    });
    const { events } = doneAt(
      law,
      tableWith({ turn: 5, passed: 12, tenures: byName({ one: 10, three: 4 }) }),
      offerShoe,
    );
    expect(facts).toEqual([
      { passed: 3, boxes: 5 },
      { passed: null, boxes: 5 },
    ]);
    expect(events).toMatchObject([
      { type: 'ShoeWithheld', player: 'one', grounds: ['T-ronda-3-5'] },
      { type: 'ShoeOffered', player: 'two', passed: 2 },
    ]);
  });
});

describe('before a coup', () => {
  const begun = (shoe: Partial<Shoe>) => doneAt(plainLaw(), tableWith(shoe), beginCoup).events[0]?.type;
  it.each([
    ['a player keeps the shoe he has', { kind: 'player', id: 'two', dealt: 1 }, 'StakesOpened'],
    ['the croupier keeps it until the bank loses', { kind: 'croupier', until: 'bank-loss' }, 'StakesOpened'],
    ['the croupier has it for one coup only', { kind: 'croupier', until: 'next-coup' }, 'ShoeOffered'],
    ['nobody has it', null, 'ShoeOffered'],
  ] as const)('%s', (_, holder, first) => {
    expect(begun({ holder })).toBe(first);
  });
});

describe('where the shoe goes with the next pack', () => {
  // With the next pack it goes on whatever came last, and after a coup unless banca won.
  const law = plainLaw({
    nextPack: () => 'right',
    shoeAfter: ({ outcome }) => (outcome === 'banca' ? 'stays' : 'passes'),
  });
  const one = { kind: 'player', id: 'one', dealt: 1 } as const;
  const ended = (end: TallaEnd, lastOutcome: Outcome | null, shoe: Partial<Shoe> = { holder: one }) => {
    const { events } = doneAt(law, tableWith(shoe, { lastOutcome, coups: 1 }), (p) => endTalla(p, end));
    return events.find(({ type }) => type === 'TallaEnded');
  };

  it.each([
    ['between-coups', null, 'right'],
    ['between-coups', 'banca', 'right'],
    ['between-coups', 'punto', 'same'],
    ['after-the-last-coup', 'punto', 'right'],
    ['annulled', 'punto', 'right'],
  ] as const)('a talla that ends %s after %s: %s', (end, lastOutcome, shoe) => {
    expect(ended(end, lastOutcome)).toMatchObject({ shoe });
  });

  it.each([
    ['has come to somebody', { holder: { ...one, dealt: 0 } }, 'same'],
    ['is being offered', { holder: null, offeredTo: 'two' }, 'same'],
    ['is with whoever dealt', { holder: one }, 'right'],
    ['is with the croupier', { holder: { kind: 'croupier', until: 'bank-loss' } }, 'right'],
  ] as const)('a talla that ends between coups when the shoe %s', (_, shoe, goes) => {
    expect(ended('between-coups', null, shoe)).toMatchObject({ shoe: goes });
  });

  it.each([
    ['banca', 'after-the-last-coup', null, true],
    ['banca', 'after-the-last-coup', one, false],
    ['punto', 'after-the-last-coup', null, false],
    [null, 'annulled', null, true],
    [null, 'annulled', one, false],
    ['banca', 'between-coups', null, false],
  ] as const)('after %s, %s, with %o: was the shoe lost by a ruling? %s', (outcome, end, holder, forfeited) => {
    const grounds = expect.arrayContaining([`T-nextPack-${outcome}-${forfeited}`]);
    expect(ended(end, outcome, { holder })).toMatchObject({ grounds });
  });

  it('rests on the rule for a coup that was finished, or for no coup', () => {
    expect(ended('after-the-last-coup', 'banca')).toMatchObject({
      grounds: ['T-afterStopCard-under-way', 'T-nextPack-banca-false'],
    });
    expect(ended('between-coups', 'banca')).toMatchObject({
      grounds: ['T-afterStopCard-none', 'T-nextPack-banca-false'],
    });
  });
});
