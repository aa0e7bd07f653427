import { RANKS } from '../src/cards/card.ts';
import type { Bet, PuntoBancaLaw, PuntoBancaPoints } from '../src/games/punto-banca/questions.ts';
import { PLAIN_TABLE } from '../src/games/punto-banca/settings.ts';
import type { Ground, NonEmpty } from '../src/law/ground.ts';
import type { AnswerOf, FactsOf, Question } from '../src/law/question.ts';
import { cents } from '../src/money/cents.ts';

export type Answers = {
  readonly [K in keyof PuntoBancaPoints]: (facts: FactsOf<PuntoBancaPoints, K>) => AnswerOf<PuntoBancaPoints, K>;
};

export const PLAIN_BETS: NonEmpty<Bet> = [
  { name: 'punto', on: 'punto' },
  { name: 'banca', on: 'banca' },
  { name: 'tie', on: 'tie' },
];

/** What a plain text might say on every point. */
const PLAIN_ANSWERS: Answers = {
  choices: () => ['any'],
  bets: () => PLAIN_BETS,
  cardsFirst: () => 2,
  cardValue: ({ rank }) => (RANKS.indexOf(rank) < 9 ? RANKS.indexOf(rank) + 1 : 0),
  handTotal: ({ sum }) => sum % 10,
  winner: ({ punto, banca }) => (punto === banca ? 'tie' : punto > banca ? 'punto' : 'banca'),
  naturals: ({ punto, banca }) => (punto > 7 || banca > 7 ? 'over' : 'goes-on'),
  puntoDraw: ({ total }) => (total < 6 ? 'draw' : 'stand'),
  bancaDraw: ({ total }) => (total < 6 ? 'draw' : 'stand'),
  decks: () => [6],
  preparation: () => ['shuffle', 'cut'],
  cut: () => 'seated',
  stopCard: () => 7,
  afterStopCard: ({ coup }) => (coup === 'under-way' ? 'finish-coup' : 'end'),
  burn: () => 1,
  call: ({ occasion, total, outcome }) => [`${occasion} ${total} ${outcome}`],
  deal: ({ nth }) => ({ hand: nth % 2 === 1 ? 'punto' : 'banca', face: 'down', rests: 'croupier' }),
  thirdCard: () => 'up',
  puntoCards: ({ candidates: [first] }) => (first === undefined ? null : { player: first.player, why: 'T-first' }),
  uncovering: ({ hand }) => (hand === 'punto' ? { turn: 1, by: 'holder' } : { turn: 2, by: 'dealer' }),
  squeezing: () => 'allowed',
  laid: ({ hand }) => (hand === 'punto' ? 'croupier-right' : 'croupier-left'),
  settling: () => ['pay', 'deduct'],
  seats: () => [1, 2, 3, 4, 5],
  admission: () => 'admitted',
  dealing: () => 'optional',
  dealerHand: () => 'banca',
  firstTurn: () => 1,
  shoeDeclined: () => 'right',
  ronda: () => 'may-deal',
  nobodyDeals: () => ({ croupierUntil: 'bank-loss' }),
  shoeAfter: ({ outcome }) => (outcome === 'punto' ? 'passes' : 'stays'),
  shoeGivenUp: () => 'allowed',
  nextPack: () => 'same',
  dealerStake: () => ({ on: 'none', atLeast: cents(0) }),
  dealerWithoutStake: () => 'croupier',
  banker: () => 'house',
  chips: () => ({ step: cents(1) }),
  tips: () => 'accepted',
  lastCoups: () => 5,
  settlement: ({ bet, outcome }) =>
    bet === outcome
      ? {
          fate: 'won',
          pays: { num: bet === 'tie' ? 8 : 1, den: 1 },
          deduct: { num: bet === 'banca' ? 5 : 0, den: 100 },
        }
      : { fate: outcome === 'tie' ? 'null' : 'lost' },
  rounding: () => 'down',
  tableMinimum: () => cents(1),
  tableMaximum: () => ({ kind: 'between', low: cents(1), high: cents(1_000_000_00) }),
  stakeMinimum: () => cents(1),
  stakeMaximum: () => cents(1000_00),
  stakeStep: () => cents(1),
  bothSides: () => ({ apartBy: cents(0) }),
  lateStake: () => 'refused',
  incident: () => [{ do: 'go-on' }],
};

const wordOf = (fact: unknown): readonly string[] => {
  if (typeof fact !== 'object') return [String(fact)];
  return fact === null || Array.isArray(fact) ? [JSON.stringify(fact)] : [];
};

/** Asked the same again, it gives the same ruling, as every law does whose facts are finite. */
function question<Facts extends object, Answer>(
  point: string,
  answer: (facts: Facts) => Answer,
): Question<Facts, Answer> {
  const groundOn = (facts: Facts): Ground => ({
    rule: ['T', point, ...Object.values(facts).flatMap(wordOf)].join('-') as Ground['rule'],
    basis: 'text',
    citation: { source: 'test', locator: point },
  });
  const known = new Map<string, { readonly answer: Answer; readonly grounds: NonEmpty<Ground> }>();
  return {
    grounds: [{ rule: `T-${point}`, basis: 'text', citation: { source: 'test', locator: point } }],
    ask(facts) {
      const key = JSON.stringify(facts);
      const ruling = known.get(key) ?? { answer: answer(facts), grounds: [groundOn(facts)] };
      known.set(key, ruling);
      return ruling;
    },
  };
}

/** A law that nobody wrote: each answer has a ground of its own, named after the point and the facts it was asked with. */
export function plainLaw(otherwise: Partial<Answers> = {}): PuntoBancaLaw {
  const answers = Object.entries({ ...PLAIN_ANSWERS, ...otherwise }) as [string, (facts: object) => unknown][];
  const questions = Object.fromEntries(answers.map(([point, answer]) => [point, question(point, answer)]));
  const table = { ruleset: 'test', edition: 1, settings: PLAIN_TABLE };
  return { ...questions, table } as unknown as PuntoBancaLaw;
}
