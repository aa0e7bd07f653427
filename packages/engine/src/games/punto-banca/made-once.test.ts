import { describe, expect, it } from 'vitest';
import { type Clause, questionsFrom } from '../../law/clause.ts';
import { citing, type Ground, NO_GROUNDS, refOf } from '../../law/ground.ts';
import type { Ruling } from '../../law/question.ts';
import { callsOf, closingOrder } from './calls.ts';
import { cardsDrawn } from './cards-drawn.ts';
import { cardsHanded, type Handed } from './cards-handed.ts';
import { coupMarks } from './coup-marks.ts';
import { coupDecisions, handDecisions } from './decisions.ts';
import {
  type CallFacts,
  type Decision,
  DOMAINS,
  OCCASIONS,
  OUTCOMES,
  type PuntoBancaLaw,
  type PuntoBancaPoints,
} from './questions.ts';
import { PLAIN_TABLE, type Settings } from './settings.ts';

const g = (rule: string): Ground => ({ rule: `X-${rule}`, basis: 'text', citation: { source: 'x', locator: '1' } });
type Row = Clause<Settings, keyof PuntoBancaPoints>;
const says = (point: Row['point'], answer: NonNullable<Row['answer']>): Row => ({ point, ground: g(point), answer });

/** A law whose every call tells the facts it was asked with, in the tongue of the house. */
const lawIn = (tongue: string, squeezing: 'allowed' | 'forbidden' = 'allowed'): PuntoBancaLaw => ({
  ...questionsFrom<PuntoBancaPoints, Settings>(
    [
      ...OUTCOMES.map(
        (one): Row => ({
          point: 'call',
          ground: g(one),
          when: ({ outcome }: CallFacts) => outcome === one,
          answer: ({ occasion, total, outcome }: CallFacts) => [tongue, `${occasion} ${total} ${outcome}`],
        }),
      ),
      says('cardsFirst', () => 2),
      says('deal', ({ nth }: { nth: number }) => ({
        hand: nth % 2 === 1 ? 'punto' : 'banca',
        face: nth > 2 ? 'up' : 'down',
        rests: nth > 2 ? 'croupier-left' : 'shoe-corner',
      })),
      says('thirdCard', () => 'up'),
      says('laid', ({ hand }: { hand: string }) => (hand === 'punto' ? 'croupier-right' : 'croupier-left')),
      says('squeezing', () => squeezing),
      says('settling', () => ['pay', 'deduct']),
      says('dealing', () => 'optional'),
      says('winner', ({ punto, banca }: { punto: number; banca: number }) =>
        punto === banca ? 'tie' : punto > banca ? 'punto' : 'banca',
      ),
    ],
    DOMAINS,
    PLAIN_TABLE,
  ),
  table: { ruleset: tongue, edition: 1, settings: PLAIN_TABLE },
});
const law = lawIn('español');
const other = lawIn('english', 'forbidden');
const SIDES = ['punto', 'banca'] as const;
const TOTALS = Array.from({ length: 10 }, (_, total) => total);

describe('a call', () => {
  it('has the words of its occasion, its total and its outcome, whatever was called before', () => {
    for (const [tongue, at] of [
      ['español', law],
      ['english', other],
      ['español', law],
    ] as const) {
      for (const occasion of OCCASIONS) {
        for (const total of TOTALS) {
          for (const outcome of OUTCOMES) {
            const { event } = callsOf(at)[occasion](total, outcome);
            const words = [tongue, `${occasion} ${total} ${outcome}`];
            expect(event).toEqual({ type: 'Called', occasion, words, grounds: [`X-${outcome}`] });
          }
        }
      }
    }
  });

  it('before there is a total is that of nothing and nobody', () => {
    const unasked = lawIn('euskara');
    expect(closingOrder(unasked).map(refOf)).toEqual(['X-tie']);
    expect(callsOf(unasked).opening().event.words).toEqual(['euskara', 'opening 0 tie']);
    expect(callsOf(unasked).opening()).toBe(callsOf(unasked).opening(0, 'tie'));
  });
});

describe('a card that comes out', () => {
  it('goes where it is due, whatever its number in the coup and whatever came out before', () => {
    const third = { punto: 'croupier-right', banca: 'croupier-left' } as const;
    for (let again = 0; again < 2; again += 1) {
      for (const no of [1, 2, 3, 4, 5, 6, 7]) {
        for (const card of ['As', 'A', 'Kc'] as const) {
          for (const nth of [1, 2, 3, 4]) {
            expect(cardsDrawn(law)(nth, no, card).event).toEqual({
              type: 'CardDrawn',
              no,
              card,
              hand: nth % 2 === 1 ? 'punto' : 'banca',
              face: nth > 2 ? 'up' : 'down',
              rests: nth > 2 ? 'croupier-left' : 'shoe-corner',
              grounds: ['X-cardsFirst', 'X-deal'],
            });
          }
          for (const hand of SIDES) {
            const rests = third[hand];
            const { event } = cardsDrawn(law)(hand, no, card);
            expect(event).toEqual({ type: 'CardDrawn', no, card, hand, face: 'up', rests, grounds: ['X-thirdCard'] });
          }
        }
      }
    }
    expect(cardsDrawn(law)('punto', 5, 'As')).toBe(cardsDrawn(law)('punto', 5, 'As'));
  });
});

describe('cards that are handed', () => {
  const reasons = { why: [g('1')], also: NO_GROUNDS, rank: null };
  const EACH: readonly [Handed, readonly string[]][] = [
    [{ ...reasons, to: 'ana' }, ['X-1', 'X-squeezing']],
    [{ ...reasons, to: 'bea' }, ['X-1', 'X-squeezing']],
    [{ ...reasons, to: 'ana', also: [g('2')] }, ['X-1', 'X-2', 'X-squeezing']],
    [{ ...reasons, to: 'ana', why: [g('3')] }, ['X-3', 'X-squeezing']],
    [{ ...reasons, to: 'ana', rank: 'X-4' }, ['X-1', 'X-4', 'X-squeezing']],
    [{ ...reasons, to: null }, ['X-1']],
    [{ ...reasons, to: null, rank: 'X-4' }, ['X-1', 'X-4']],
  ];

  it('say to whom, why, and whether he may take his time, whoever had cards before', () => {
    for (const [at, squeeze] of [
      [law, true],
      [other, false],
      [law, true],
    ] as const) {
      for (const hand of SIDES) {
        for (const [handed, grounds] of EACH) {
          const { to } = handed;
          const expected = { type: 'CardsHanded', hand, to, squeeze: squeeze && to !== null, grounds };
          expect(cardsHanded(at)(hand, handed).event).toEqual(expected);
        }
      }
    }
  });

  it('to the same person for the same reason are the same event', () => {
    const fresh = lawIn('a house that opens');
    const first = SIDES.flatMap((hand) => EACH.map(([handed]) => cardsHanded(fresh)(hand, handed)));
    const again = SIDES.flatMap((hand) => EACH.map(([handed]) => cardsHanded(fresh)(hand, { ...handed })));
    for (const [i, made] of again.entries()) expect(made).toBe(first[i]);
    expect(new Set(first).size).toBe(2 * EACH.length);
  });

  it('are forgotten when many guests have come and gone', () => {
    const guests = Array.from({ length: 2000 }, (_, i) => ({ ...reasons, to: `guest${i}` }));
    const hand = cardsHanded(lawIn('a busy house'));
    const [first] = guests.map((guest) => hand('punto', guest));
    expect(hand('punto', guests[0] as Handed)).not.toBe(first);
    expect(hand('punto', guests[0] as Handed)).toEqual(first);
  });
});

describe('the marks of a coup', () => {
  const [one, two] = [citing([g('1')]), citing([g('2')])];

  it('say what is the same in every coup that begins or ends so', () => {
    const { opened, ended } = coupMarks(law);
    expect(opened.outline()).toEqual({ type: 'StakesOpened', grounds: ['X-dealing'] });
    for (const outcome of OUTCOMES) {
      expect(ended[outcome].outline()).toEqual({ type: 'CoupEnded', outcome, grounds: ['X-settling'] });
    }
  });

  it('say who deals, whether he was asked, and why, whoever dealt before', () => {
    const { closed } = coupMarks(law);
    const each = ['ana', 'bea', null].flatMap((dealer) =>
      [true, false].flatMap((asked) => [one, two].map((grounds) => ({ dealer, asked, grounds }))),
    );
    const marks = each.map(({ dealer, asked, grounds }) => closed(dealer, asked, grounds));
    expect(marks.map((mark) => mark.outline())).toEqual(each.map((always) => ({ type: 'StakesClosed', ...always })));
    const again = each.map(({ dealer, asked, grounds }) => closed(dealer, asked, grounds));
    for (const [i, mark] of again.entries()) expect(mark).toBe(marks[i]);
  });

  it('are forgotten when many dealers have come and gone', () => {
    const { closed } = coupMarks(lawIn('a busy house'));
    const [first] = Array.from({ length: 200 }, (_, i) => closed(`dealer${i}`, true, one));
    expect(closed('dealer0', true, one)).not.toBe(first);
  });
});

describe('what a hand does', () => {
  it('is said of the hand, the total and the ruling that were asked about', () => {
    const ruling = (answer: Decision, rule: string): Ruling<Decision> => ({ answer, grounds: [g(rule)] });
    const rulings = [ruling('draw', '1'), ruling('stand', '2'), ruling('stand', '3')];
    const goesOn = [NO_GROUNDS, [g('4')], [g('5')]];
    const each = SIDES.flatMap((hand) =>
      [0, 5, 6].flatMap((total) => rulings.flatMap((one) => goesOn.map((why) => ({ hand, total, one, why })))),
    );
    const found = each.map(({ hand, total, one, why }) => handDecisions(law)(hand, total, one, why));
    for (const [i, { hand, total, one, why }] of each.entries()) {
      const { answer: decision, grounds } = one;
      expect(found[i]?.decided.event).toEqual({
        type: 'HandDecided',
        hand,
        decision,
        total,
        grounds: [...grounds, ...why].map(refOf),
      });
      const occasion = `${hand}-${decision}s`;
      expect(found[i]?.called.event).toMatchObject({ occasion, words: ['español', `${occasion} ${total} tie`] });
      expect(handDecisions(law)(hand, total, one, why)).toBe(found[i]);
    }
  });
});

describe('the end of a coup', () => {
  const naturals = [g('natural')];

  it('is said of its own two totals, with the natural where there was one, and the winner’s total is called', () => {
    for (let again = 0; again < 2; again += 1) {
      for (const punto of TOTALS) {
        for (const banca of TOTALS) {
          for (const rows of [null, naturals]) {
            const outcome = punto === banca ? 'tie' : punto > banca ? 'punto' : 'banca';
            const { decided, called } = coupDecisions(law)(punto, banca, rows);
            const grounds = rows === null ? ['X-winner'] : ['X-natural', 'X-winner'];
            const natural = rows !== null;
            expect(decided.event).toEqual({ type: 'CoupDecided', outcome, punto, banca, natural, grounds });
            expect(called.event.words).toEqual(['español', `winner ${Math.max(punto, banca)} ${outcome}`]);
          }
        }
      }
    }
    expect(coupDecisions(law)(8, 3, naturals)).toBe(coupDecisions(law)(8, 3, naturals));
  });
});
