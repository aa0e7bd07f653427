import { RANKS } from '../../cards/card.ts';
import { type Domains, type Finite, NOTHING, type Nothing } from '../../law/question.ts';
import { cents, ZERO } from '../../money/cents.ts';
import { DECISIONS } from '../circulo/questions.ts';
import { INCIDENTS, type IncidentFacts, plainFacts } from './incidents/facts.ts';
import {
  BIDDERS,
  CARDS_AT,
  CAUSES,
  type CallFacts,
  type CheminDeFerPoints,
  OCCASIONS,
  OPPOSITIONS,
  OUTCOMES,
  STAGES,
} from './questions.ts';
import { CHOICES } from './settings.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i);
const NO_FACTS: Finite<Nothing> = { facts: [NOTHING], key: () => 0 };
const BOTH = [true, false] as const;
const WHEN = ['talla', 'between'] as const;
/** All the facts of a point, without a key: the engine may ask with others too. */
const forExample = <Facts>(facts: readonly Facts[]): Finite<Facts> => ({ facts });
const EACH_OUTCOME = forExample(OUTCOMES.map((outcome) => ({ outcome })));

const people = { banker: 'ana', holder: 'bea', player: 'cleo', rightful: 'dani' };
const incidents: readonly IncidentFacts[] = [
  ...INCIDENTS.map((incident) =>
    plainFacts(incident, { ...people, card: 1, out: [5], bancaCards: [2, 4], answering: [2] }),
  ),
  plainFacts('croupier-exposes', { ...people, card: 3, both: true }),
  plainFacts('banker-exposes', { ...people, card: 3, both: true, answering: [2, 4] }),
  plainFacts('croupier-exposes', { ...people, card: 3, divided: true }),
  plainFacts('banker-exposes', { ...people, card: 3, divided: true, answering: [4] }),
  plainFacts('carta-for-no', { ...people, bancaTotal: 6, out: [5] }),
  plainFacts('carta-for-no', { ...people, bancaTotal: 3, out: [5, 6] }),
  ...(['two-thirds-to-punto', 'two-thirds-to-banca'] as const).map((incident) =>
    plainFacts(incident, {
      ...people,
      rivals: [
        { card: 5, total: 3 },
        { card: 6, total: 7 },
      ],
    }),
  ),
  plainFacts('other', { ...people, early: true }),
  plainFacts('advised', { ...people, player: 'ana' }),
  plainFacts('misdelivered', { ...people, seen: true }),
  plainFacts('misstated', { ...people, banco: true, puntoTotal: 4, card: 5 }),
  plainFacts('misstated', { ...people, banco: true, puntoTotal: 0, card: 5 }),
];

const calls: readonly CallFacts[] = OCCASIONS.flatMap((occasion) =>
  OUTCOMES.map((outcome) => ({ occasion, amount: cents(250_00), total: 6, outcome })),
);

export const DOMAINS: Domains<CheminDeFerPoints> = {
  choices: forExample(CHOICES.map((setting) => ({ setting }))),
  seats: NO_FACTS,
  admission: forExample([{ place: 'seat' }, { place: 'standing' }]),
  elsewhere: NO_FACTS,
  company: forExample([{ when: 'start' }, { when: 'later' }]),
  explaining: NO_FACTS,
  lastCoups: NO_FACTS,
  chips: NO_FACTS,
  tableMinimum: NO_FACTS,
  decks: NO_FACTS,
  preparation: NO_FACTS,
  mixing: NO_FACTS,
  cutOrder: NO_FACTS,
  stopCard: NO_FACTS,
  afterStopCard: forExample([{ coup: 'under-way' }, { coup: 'none' }]),
  checking: NO_FACTS,
  failedCheck: NO_FACTS,
  nextTalla: forExample([...OUTCOMES, null].map((outcome) => ({ outcome }))),
  priority: null,
  saludar: forExample(WHEN.flatMap((when) => (['change', 'arrival'] as const).map((move) => ({ when, move })))),
  vacancy: forExample(WHEN.map((when) => ({ when }))),
  refusals: forExample([1, 2].map((count) => ({ count }))),
  following: NO_FACTS,
  absent: NO_FACTS,
  emptySeat: NO_FACTS,
  firstBank: NO_FACTS,
  rotation: NO_FACTS,
  nextStage: forExample((['none', ...STAGES] as const).flatMap((after) => CAUSES.map((cause) => ({ after, cause })))),
  auctionFloor: forExample(CAUSES.map((cause) => ({ cause }))),
  bankFloor: forExample(CAUSES.map((cause) => ({ cause }))),
  unmetOffer: NO_FACTS,
  forced: NO_FACTS,
  bidding: forExample(BIDDERS.map((bidder) => ({ bidder }))),
  bidStep: NO_FACTS,
  returnsTo: forExample(
    (['lost', 'passed'] as const).flatMap((cause) =>
      (['turn', 'mano-pasada'] as const).flatMap((acquired) =>
        (['seat', 'standing'] as const).map((place) => ({ cause, acquired, place })),
      ),
    ),
  ),
  bankAfter: EACH_OUTCOME,
  passing: forExample([0, 1].map((dealt) => ({ dealt }))),
  afterWaiver: NO_FACTS,
  unanswered: forExample([1, 2].map((times) => ({ times }))),
  refusingToDeal: forExample([0, 1].map((dealt) => ({ dealt }))),
  cardsRight: forExample(BOTH.map((larger) => ({ larger }))),
  association: forExample([{ who: 'anyone' }, { who: 'passer' }]),
  associate: NO_FACTS,
  sharing: NO_FACTS,
  bankMinimum: NO_FACTS,
  bankMaximum: NO_FACTS,
  lowering: NO_FACTS,
  winnings: NO_FACTS,
  withholding: forExample([ZERO, cents(500_00), cents(500_01)].map((won) => ({ won, deducted: cents(25_00) }))),
  uncovered: NO_FACTS,
  overMaximum: NO_FACTS,
  todoVa: NO_FACTS,
  deduction: EACH_OUTCOME,
  deductionStep: NO_FACTS,
  windows: NO_FACTS,
  bancoAt: forExample(CARDS_AT.flatMap((cards) => BOTH.map((repeats) => ({ cards, repeats })))),
  mesaStake: forExample([cents(100_00), cents(101_00)].map((bank) => ({ bank }))),
  seguidoRight: forExample(OPPOSITIONS.flatMap((as) => OUTCOMES.map((outcome) => ({ as, outcome })))),
  seguidoUnused: EACH_OUTCOME,
  stakeMinimum: NO_FACTS,
  stakeMaximum: forExample([{ bank: cents(100_00) }]),
  fullStake: NO_FACTS,
  stakeStep: NO_FACTS,
  line: NO_FACTS,
  otherAnnouncement: NO_FACTS,
  lateStake: NO_FACTS,
  trimming: NO_FACTS,
  payment: NO_FACTS,
  call: forExample(calls),
  drawing: forExample([{ stakes: 'open' }, { stakes: 'closed' }]),
  deal: { facts: [1, 2, 3, 4].map((nth) => ({ nth })), key: ({ nth }) => nth },
  thirdCard: NO_FACTS,
  cardValue: { facts: RANKS.map((rank) => ({ rank })), key: ({ rank }) => RANKS.indexOf(rank) },
  handTotal: { facts: upTo(27).map((sum) => ({ sum })), key: ({ sum }) => sum },
  natural: { facts: upTo(9).map((total) => ({ total })), key: ({ total }) => total },
  announce: forExample(DECISIONS.map((decision) => ({ decision }))),
  puntoRules: forExample(
    upTo(7).flatMap((total) =>
      BOTH.flatMap((banco) => BOTH.flatMap((bound) => BOTH.map((advised) => ({ total, banco, bound, advised })))),
    ),
  ),
  bancaRules: forExample(upTo(9).flatMap((total) => BOTH.map((deemedNine) => ({ total, deemedNine })))),
  cuadro: {
    facts: upTo(7).flatMap((total) => [...upTo(9), 'stood' as const].map((third) => ({ total, third }))),
    key: ({ total, third }) => 11 * total + (third === 'stood' ? 10 : third),
  },
  askedCuadro: NO_FACTS,
  speaksFirst: NO_FACTS,
  slowness: forExample(BOTH.map((warned) => ({ warned }))),
  silentHolder: NO_FACTS,
  silentBanker: NO_FACTS,
  wrongWord: forExample(upTo(9).flatMap((total) => DECISIONS.map((said) => ({ total, said })))),
  bankerGives: NO_FACTS,
  earlyAbatir: NO_FACTS,
  ending: NO_FACTS,
  winner: forExample(
    upTo(9).flatMap((punto) => upTo(9).flatMap((banca) => BOTH.map((forgotten) => ({ punto, banca, forgotten })))),
  ),
  claims: forExample([{ coup: 'under-way' }, { coup: 'settled' }]),
  incident: forExample(incidents),
};
