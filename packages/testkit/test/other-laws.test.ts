import { balance, type Card, CROUPIER, cents, type Ground, type IncidentFacts, inspector, refOf } from '@sabot/engine';
import { PUNTO_BANCA, type PuntoBancaEntry } from '@sabot/regulations';
import { describe, expect, it, test } from 'vitest';
import { always, answeringOtherwise } from './answering-otherwise.ts';
import { EVA, Table } from './punto-banca/table.ts';

// Our texts leave much of what the game asks at one answer. It asks all the same, and another text may answer otherwise.
const { ruleset: RULES } = PUNTO_BANCA[0] as PuntoBancaEntry;
const { minimum, decks } = RULES.regulation.defaults;
const law = RULES.law(RULES.regulation.defaults);
const PEOPLE = { ana: 20 * minimum, bea: 20 * minimum };
const ANOTHER: Ground = { rule: 'TEST-1', basis: 'text', citation: { source: 'test', locator: '1' } };
type Otherwise = Parameters<typeof answeringOtherwise>[1];

const under = (answers: Otherwise): Table => Table.opened(answeringOtherwise(RULES, answers), PEOPLE);
/** Ana, who has taken the shoe, has staked on banca and bea on punto. */
const staked = (answers: Otherwise): Table =>
  under(answers).until('stakes').stake('ana', 0, minimum).stake('bea', minimum);
const typesOf = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type);

describe('stakes', () => {
  test('nothing can be staked on what is not a bet there', () => {
    const table = under({
      bets: always([
        { name: 'punto', on: 'punto' },
        { name: 'banca', on: 'banca' },
      ] as const),
    }).until('stakes');
    expect(
      table.refusal('SetStakes', 'ana', {
        stakes: [
          ['punto', minimum],
          ['tie', minimum],
        ],
      }),
    ).toEqual({
      code: 'no-such-bet',
      grounds: [law.bets.ask({}).grounds[0]],
      facts: { field: 'tie', given: String(minimum), options: 'punto banca' },
    });
    table.stake('ana', minimum);
  });

  test('each bet goes up in steps of its own', () => {
    const table = under({
      stakeStep: ({ bet }, text) => ({ ...text.ask({ bet }), answer: cents(bet === 'tie' ? 4 * minimum : minimum) }),
    }).until('stakes');
    expect(
      table.refusal('SetStakes', 'ana', {
        stakes: [
          ['punto', minimum],
          ['tie', 2 * minimum],
        ],
      }),
    ).toMatchObject({
      code: 'not-a-multiple',
      facts: { field: 'tie', step: 4 * minimum },
    });
    table.stake('ana', minimum, 0, 4 * minimum);
  });

  test('a table that does not add up is refused on the ground for punto', () => {
    const table = new Table(
      answeringOtherwise(RULES, {
        stakeStep: ({ bet }, text) => ({ ...text.ask({ bet }), ...(bet === 'punto' ? { grounds: [ANOTHER] } : {}) }),
      }),
    );
    expect(table.whyNot('OpenTable', EVA, { ...RULES.regulation.defaults, unit: 7_00 })).toEqual([refOf(ANOTHER)]);
  });

  test('a late stake is taken where it is accepted', () => {
    const table = staked({ lateStake: always('accepted') }).until('draw');
    table.stake('bea', 3 * minimum);
    expect(balance(table.state.books, 'stake:bea:punto')).toBe(3 * minimum);
  });
});

describe('who deals', () => {
  test('somebody without a stake, where none is asked of him', () => {
    const table = under({ dealerStake: always({ on: 'none', atLeast: minimum } as const) }).until('stakes');
    table.stake('bea', minimum, 0);
    expect(typesOf(table.go())).not.toContain('DealerPassedOver');
    expect(table.state.coup).toMatchObject({ dealer: 'ana', asked: true });
  });

  test('the croupier instead of whoever has no stake, though the next in turn has one', () => {
    const table = under({ dealerWithoutStake: always('croupier') })
      .until('stakes')
      .stake('bea', 0, minimum);
    expect(table.go()).toMatchObject([
      { type: 'Called' },
      { type: 'DealerPassedOver', player: 'ana' },
      { type: 'CroupierHoldsShoe', until: 'next-coup' },
      { type: 'StakesClosed', dealer: null },
    ]);
  });

  // In the order of the deal: punto, banca, punto, banca.
  const HANDS = {
    punto: ['9s', '2s', 'Ks', 'Kd'],
    banca: ['2s', '9s', 'Kd', 'Ks'],
    tie: ['9s', '9d', 'Kd', 'Ks'],
  } as const satisfies Record<string, readonly Card[]>;
  const OUTCOMES = ['punto', 'banca', 'tie'] as const;
  test.each(OUTCOMES.flatMap((lost) => OUTCOMES.map((outcome) => [lost, outcome] as const)))(
    'where the shoe is lost with %s alone, after %s',
    (lost, outcome) => {
      const table = staked({
        shoeAfter: (facts, text) =>
          facts.outcome === lost ? { answer: 'passes', grounds: [ANOTHER] } : { ...text.ask(facts), answer: 'stays' },
      });
      table.cards = [...HANDS[outcome]];
      const told = table.until('settle').go();
      expect(told).toContainEqual(expect.objectContaining({ type: 'CoupEnded', outcome }));
      if (outcome === lost) expect(told).toContainEqual({ type: 'ShoeLost', player: 'ana', grounds: [refOf(ANOTHER)] });
      else expect(told).toContainEqual(expect.objectContaining({ type: 'ShoeKept', player: 'ana' }));
    },
  );

  test('whoever gives the shoe up does so on the grounds for as many coups as he has dealt', () => {
    const table = staked({
      shoeGivenUp: (facts, text) => ({
        answer: 'allowed',
        grounds: facts.dealt === 1 ? [ANOTHER] : text.ask(facts).grounds,
      }),
    });
    table.cards = [...HANDS.banca];
    table.until('settle').go();
    expect(table.do('PassShoe', 'ana')[0]).toEqual({ type: 'ShoeGivenUp', player: 'ana', grounds: [refOf(ANOTHER)] });
  });
});

describe('people', () => {
  test('nobody sits down where nobody is admitted', () => {
    const table = new Table(answeringOtherwise(RULES, { admission: always('refused') }));
    table.do('OpenTable', EVA, RULES.regulation.defaults);
    expect(table.refusal('Sit', 'ana', { seat: 1 }).code).toBe('not-admitted');
    expect(table.whyNot('Sit', 'ana', { seat: 1 })).toEqual(law.admission.ask({ place: 'seat' }).grounds.map(refOf));
  });

  test('seats and standing room each have their grounds', () => {
    const table = under({
      admission: (facts, text) =>
        facts.place === 'standing' ? { answer: 'admitted', grounds: [ANOTHER] } : text.ask(facts),
    });
    const seat = law.admission.ask({ place: 'seat' }).grounds.map(refOf);
    expect(table.do('Stand', 'ciro', { behind: 1 })).toMatchObject([{ behind: 1, grounds: [refOf(ANOTHER)] }]);
    expect(table.do('Sit', 'ciro', { seat: 5 })).toMatchObject([{ seat: 5, grounds: seat }]);
  });
});

describe('the pack', () => {
  test('no more cards are burnt than there are', () => {
    const table = under({ burn: always(1000) });
    const told = Array.from({ length: 10 }, () => (table.state.phase === 'pack' ? table.go() : [])).flat();
    expect(told).toContainEqual(expect.objectContaining({ type: 'CardBurnt', unseen: 52 * decks - 1 }));
    expect(table.state.pack.out).toBe(52 * decks);
  });

  test.each([1, 3])('each hand has %i cards at first, and shows them all', (cardsFirst) => {
    const table = staked({
      cardsFirst: always(cardsFirst),
      deal: ({ nth }, text) => text.ask({ nth: nth % 2 === 1 ? 1 : 2 }),
    });
    const first = law.deal.ask({ nth: 1 }).answer.hand;
    const cards: readonly Card[] = ['2s', 'Ad', '3h', '4c', 'Ks', '2d'];
    table.cards = [...cards];
    const told = table.until('uncover').go();
    expect(first).toBe('punto');
    expect(told[0]).toMatchObject({
      type: 'HandUncovered',
      hand: 'punto',
      cards: cards.filter((_, i) => i % 2 === 0).slice(0, cardsFirst),
    });
  });

  describe('that is over with its stop card, even in a coup', () => {
    const END: Otherwise = { afterStopCard: always('end'), stopCard: always(52 * decks) };

    it('gives no card after it', () => {
      const told = staked(END).until('draw').do('DrawCard', CROUPIER, { card: '7h' });
      expect(typesOf(told)).not.toContain('CardDrawn');
      expect(typesOf(told)).toEqual(expect.arrayContaining(['StopCardShown', 'CoupAnnulled', 'TallaEnded']));
    });

    it('gives none that comes out with an incident either', () => {
      const table = staked(END).until('draw');
      const report = { incident: 'wrong-draw', card: null, drawn: ['7h'], upturned: null, player: null, note: null };
      const told = table.do('ReportIncident', CROUPIER, report);
      expect(typesOf(told)).not.toContain('CardDrawn');
      expect(typesOf(told).slice(0, 3)).toEqual(['IncidentReported', 'StopCardShown', 'CoupAnnulled']);
      expect(table.state.phase).toBe('pack');
    });
  });
});

describe('an incident', () => {
  const asked: IncidentFacts[] = [];
  const listening: Otherwise = {
    incident: (facts, text) => {
      asked.push(facts);
      return { ...text.ask(facts), answer: [{ do: 'go-on' }] };
    },
  };
  const dealt = (): Table => {
    const table = staked(listening);
    table.cards = ['2s', 'Ad', '3h', '4c'];
    table.until('uncover');
    asked.length = 0;
    return table;
  };
  const report = (table: Table, args: object) =>
    table.do('ReportIncident', inspector('ines'), {
      card: null,
      drawn: null,
      upturned: null,
      player: null,
      note: null,
      ...args,
    });
  const about = { coup: 'under-way', dealer: 'ana', inHand: null, player: null };

  test.each([
    [
      { incident: 'other', player: 'bea' },
      { card: null, rank: null, seen: false, hand: null, player: 'bea' },
    ],
    [
      { incident: 'card-on-floor', card: 2 },
      { card: 2, rank: 'A', seen: false, hand: 'banca' },
    ],
    [
      { incident: 'wrong-draw', drawn: ['9d'] },
      { card: 5, rank: '9', seen: true, hand: null },
    ],
    [
      { incident: 'wrong-draw', card: 1, drawn: ['9d'] },
      { card: 1, rank: '2', seen: false, hand: 'punto' },
    ],
  ])('is put to the law with all that is known of it: %o', (said, facts) => {
    report(dealt(), said);
    expect(asked.at(-1)).toEqual({ ...about, incident: said.incident, ...facts });
  });

  test('takes a card out of the shoe where one came out, and only there', () => {
    expect(typesOf(report(dealt(), { incident: 'wrong-draw' }))).toEqual(['IncidentReported', 'CoupResumed']);
    const table = dealt();
    const { out } = table.state.pack;
    expect(report(table, { incident: 'wrong-draw', drawn: ['9d'] })).toMatchObject([
      { type: 'IncidentReported', card: 5 },
      { type: 'CardDrawn', no: 5, card: '9d', hand: 'discard', face: 'up', rests: 'croupier' },
      { type: 'CoupResumed' },
    ]);
    expect(table.state.pack.out).toBe(out + 1);
  });

  test('cannot bring out a card of which every copy has left', () => {
    const table = dealt();
    for (let i = 0; i < decks; i++) report(table, { incident: 'wrong-draw', drawn: ['9d'] });
    const again = { incident: 'wrong-draw', card: null, drawn: ['9d'], upturned: null, player: null, note: null };
    expect(table.refusal('ReportIncident', CROUPIER, again)).toMatchObject({
      code: 'card-already-out',
      facts: { field: 'drawn', given: '9d' },
    });
  });

  test('that nobody has referred awaits no ruling', () => {
    const ruling = { choice: 1, reason: 'so be it' };
    for (const table of [dealt(), under(listening).until('stakes')]) {
      expect(table.refusal('GiveRuling', inspector('ines'), ruling).code).toBe('not-now');
    }
  });
});
