import { RANKS, type Rank } from '../../cards/card.ts';
import { type Domains, type Finite, NOTHING, type Nothing } from '../../law/question.ts';
import { plainFacts } from './incidents/facts.ts';
import { OUTSIDE_A_COUP } from './incidents/moments.ts';
import { betNames } from './money/bets.ts';
import {
  type FinishedCoup,
  INCIDENTS,
  type IncidentFacts,
  type NextPackFacts,
  OCCASIONS,
  OUTCOMES,
  type Outcome,
  type PuntoBancaLaw,
  type PuntoBancaPoints,
  type Side,
} from './questions.ts';
import { CHOICES } from './settings.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i);
const NO_FACTS: Finite<Nothing> = { facts: [NOTHING], key: () => 0 };

/** Two totals of up to nine. */
const TOTALS: Finite<{ readonly punto: number; readonly banca: number }> = {
  facts: upTo(9).flatMap((punto) => upTo(9).map((banca) => ({ punto, banca }))),
  key: ({ punto, banca }) => 10 * punto + banca,
};
const EACH_RANK: Finite<{ readonly rank: Rank }> = {
  facts: RANKS.map((rank) => ({ rank })),
  key: ({ rank }) => RANKS.indexOf(rank),
};
const eachBet = (law: Pick<PuntoBancaLaw, 'bets'>): Finite<{ readonly bet: string }> => {
  const bets = betNames(law);
  return { facts: bets.map((bet) => ({ bet })), key: ({ bet }) => bets.indexOf(bet) };
};
const EACH_HAND: Finite<{ readonly hand: Side }> = {
  facts: [{ hand: 'punto' }, { hand: 'banca' }],
  key: ({ hand }) => (hand === 'punto' ? 0 : 1),
};
/** Totals of punto and banca with which a coup may end so, one for each total of banca. */
const ends = (outcome: Outcome): readonly (readonly [punto: number, banca: number])[] => {
  if (outcome === 'tie') return upTo(9).map((total) => [total, total]);
  return upTo(8).map((lower) => (outcome === 'punto' ? [9, lower] : [lower, lower + 1]));
};
/** Every result, every total of banca, with two cards and three, without a pair and with each. */
const COUPS: readonly FinishedCoup[] = OUTCOMES.flatMap((outcome) =>
  ends(outcome).flatMap(([punto, banca]) =>
    [2, 3].flatMap((cards) =>
      [null, 'punto', 'banca'].map((pair) => ({
        outcome,
        totals: { punto, banca },
        cards: { punto: 2, banca: cards },
        pairs: { punto: pair === 'punto', banca: pair === 'banca' },
      })),
    ),
  ),
);
/** Finite for the charts and the comparison, but asked with facts beyond these too. */
const forExample = <Facts>(facts: readonly Facts[]): Finite<Facts> => ({ facts });

export const DOMAINS: Domains<PuntoBancaPoints> = {
  lastCoups: NO_FACTS,
  choices: {
    facts: CHOICES.map((setting) => ({ setting })),
    key: ({ setting }) => CHOICES.indexOf(setting),
  },
  bets: NO_FACTS,
  cardsFirst: NO_FACTS,
  cardValue: EACH_RANK,
  handTotal: { facts: upTo(27).map((sum) => ({ sum })), key: ({ sum }) => sum },
  winner: TOTALS,
  naturals: TOTALS,
  puntoDraw: { facts: upTo(7).map((total) => ({ total })), key: ({ total }) => total },
  bancaDraw: {
    facts: upTo(7).flatMap((total) => [...upTo(9), 'stood' as const].map((third) => ({ total, third }))),
    key: ({ total, third }) => 11 * total + (third === 'stood' ? 10 : third),
  },
  decks: NO_FACTS,
  preparation: NO_FACTS,
  cut: NO_FACTS,
  stopCard: NO_FACTS,
  afterStopCard: { facts: [{ coup: 'under-way' }, { coup: 'none' }], key: ({ coup }) => (coup === 'none' ? 1 : 0) },
  burn: EACH_RANK,
  call: {
    facts: OCCASIONS.flatMap((occasion) =>
      upTo(9).flatMap((total) => OUTCOMES.map((outcome) => ({ occasion, total, outcome }))),
    ),
    key: ({ occasion, total, outcome }) => 30 * OCCASIONS.indexOf(occasion) + 3 * total + OUTCOMES.indexOf(outcome),
  },
  deal: { facts: [1, 2, 3, 4].map((nth) => ({ nth })), key: ({ nth }) => nth },
  thirdCard: NO_FACTS,
  puntoCards: null,
  uncovering: EACH_HAND,
  squeezing: NO_FACTS,
  laid: EACH_HAND,
  settling: NO_FACTS,
  seats: NO_FACTS,
  admission: { facts: [{ place: 'seat' }, { place: 'standing' }], key: ({ place }) => (place === 'seat' ? 0 : 1) },
  dealing: NO_FACTS,
  dealerHand: NO_FACTS,
  firstTurn: NO_FACTS,
  shoeDeclined: NO_FACTS,
  ronda: forExample([null, 0, 8, 9].map((passed) => ({ passed, boxes: 9 }))),
  nobodyDeals: NO_FACTS,
  shoeAfter: {
    facts: OUTCOMES.map((outcome) => ({ outcome })),
    key: ({ outcome }) => OUTCOMES.indexOf(outcome),
  },
  shoeGivenUp: forExample([{ dealt: 0 }, { dealt: 1 }]),
  nextPack: forExample<NextPackFacts>([
    ...[...OUTCOMES, null].map((outcome) => ({ outcome, forfeited: false })),
    { outcome: 'banca', forfeited: true },
  ]),
  dealerStake: NO_FACTS,
  dealerWithoutStake: NO_FACTS,
  banker: NO_FACTS,
  chips: NO_FACTS,
  tips: NO_FACTS,
  settlement: (law) => forExample(betNames(law).flatMap((bet) => COUPS.map((coup) => ({ bet, ...coup })))),
  rounding: { facts: [{ of: 'winnings' }, { of: 'deduction' }], key: ({ of }) => (of === 'winnings' ? 0 : 1) },
  tableMinimum: NO_FACTS,
  tableMaximum: NO_FACTS,
  stakeMinimum: eachBet,
  stakeMaximum: eachBet,
  stakeStep: eachBet,
  bothSides: NO_FACTS,
  lateStake: NO_FACTS,
  incident: forExample<IncidentFacts>([
    ...INCIDENTS.map(plainFacts),
    // The rank of a card found face up may matter.
    { ...plainFacts('card-face-up'), card: 1, rank: '8', seen: true, hand: 'punto' },
    ...OUTSIDE_A_COUP.map((incident): IncidentFacts => ({ ...plainFacts(incident), coup: 'none' })),
    { ...plainFacts('card-face-up'), coup: 'none', rank: '8', seen: true },
  ]),
};
