import { RANKS } from '../../cards/card.ts';
import { type Domains, type Finite, NOTHING, type Nothing } from '../../law/question.ts';
import { cents, ZERO } from '../../money/cents.ts';
import { CELLS, DECISIONS } from '../circulo/questions.ts';
import { FAULTS, INCIDENTS, type IncidentFacts, plainFacts } from './incidents/facts.ts';
import {
  CAUSES,
  type CallFacts,
  DEPOSIT_MEANS,
  DEPOSIT_PLACES,
  type DosPanosPoints,
  OCCASIONS,
  OUTCOMES,
  PANOS,
  type PanoRulesFacts,
  type RestoredFacts,
  STAGES,
  type WinnerFacts,
} from './questions.ts';
import { CHOICES } from './settings.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i);
const NO_FACTS: Finite<Nothing> = { facts: [NOTHING], key: () => 0 };
const BOTH = [true, false] as const;
/** All the facts of a point, without a key: the engine may ask with others too. */
const forExample = <Facts>(facts: readonly Facts[]): Finite<Facts> => ({ facts });

const people = { banker: 'ana', holder: 'bea', player: 'cleo', rightful: 'dani' };
const thirds = { thirds: [7, 8], out: [9] };
const incidents: readonly IncidentFacts[] = [
  ...INCIDENTS.map((incident) => plainFacts(incident, { ...people, card: 1, out: [7], cards: [1, 4], total: 3 })),
  plainFacts('wrong-holder', { ...people, spoken: true }),
  plainFacts('misdealt', { ...people, out: [7], evident: true }),
  ...PANOS.flatMap((hand) => [
    plainFacts('no-below-five', { ...people, ...thirds, hand, total: 3, said: 'stand' }),
    plainFacts('no-below-five', { ...people, ...thirds, hand, total: 3, said: 'stand', banco: true }),
    plainFacts('no-below-five', { ...people, hand, total: 6, said: 'stand' }),
    plainFacts('carta-with-six', { ...people, ...thirds, hand, total: 6, said: 'draw' }),
    plainFacts('carta-with-six', { ...people, hand, total: 5, said: 'draw' }),
    plainFacts('no-with-natural', { ...people, hand, total: 9, said: 'stand' }),
    plainFacts('carta-with-natural', { ...people, ...thirds, hand, total: 8, said: 'draw' }),
    plainFacts('contradicted', { ...people, ...thirds, hand, total: 5, said: 'draw' }),
    ...DECISIONS.flatMap((said) =>
      [3, 6, 8].map((total) => plainFacts('contradicted', { ...people, ...thirds, hand, total, said })),
    ),
    plainFacts('contradicted', { ...people, ...thirds, hand, total: 3, said: 'stand', banco: true }),
    plainFacts('cards-in-basket', { ...people, hand, seen: true }),
    plainFacts('third-in-basket', { ...people, hand, seen: true, card: 7 }),
  ]),
  plainFacts('no-below-five', { ...people, ...thirds, total: 3, said: 'stand', otherAsked: true }),
  plainFacts('carta-with-six', { ...people, ...thirds, total: 6, said: 'draw', otherAsked: true }),
  ...FAULTS.map((fault) => plainFacts('hand-exposed', { ...people, fault, cards: [1, 4] })),
  plainFacts('cards-in-basket', { ...people, hand: 'banca' }),
  plainFacts('third-in-basket', { ...people, hand: 'banca', card: 9 }),
  plainFacts('misannounced', { ...people, hand: 'banca', shown: true }),
  plainFacts('advised', { ...people, player: 'ana', hand: 'banca' }),
  plainFacts('thrown-unshown', { ...people, hand: 'banca' }),
  ...[3, 9].map((testified) => plainFacts('thrown-by-croupier', { ...people, cards: [1, 4], testified })),
];

const calls: readonly CallFacts[] = OCCASIONS.flatMap((occasion) =>
  OUTCOMES.map((outcome) => ({ occasion, amount: cents(250_00), pano: 'pano-1', total: 6, outcome, name: 'ana' })),
);

/** Whoever has eight or nine has to show it and is not asked, unless he has made banco and nothing binds him. */
const panoRules: readonly PanoRulesFacts[] = upTo(9)
  .flatMap((total) =>
    BOTH.flatMap((banco) => BOTH.flatMap((bound) => BOTH.map((advised) => ({ total, banco, bound, advised })))),
  )
  .filter(({ total, banco, bound, advised }) => total < 8 || (banco && !bound && !advised));
const restored: readonly RestoredFacts[] = upTo(7).flatMap((total) =>
  FAULTS.flatMap((fault) =>
    CELLS.flatMap((one): readonly RestoredFacts[] => [
      ...BOTH.map((abated) => ({ total, fault, cells: [one] as const, abated })),
      ...CELLS.map((other) => ({ total, fault, cells: [one, other] as const, abated: false })),
    ]),
  ),
);
const winners: readonly WinnerFacts[] = upTo(9).flatMap((pano) =>
  upTo(9).flatMap((banca) =>
    BOTH.flatMap((panoNatural) =>
      BOTH.flatMap((bancaNatural) =>
        BOTH.filter((forgotten) => !forgotten || (pano >= 8 && !panoNatural))
          .filter(() => (!panoNatural || pano >= 8) && (!bancaNatural || banca >= 8))
          .map((forgotten) => ({ pano, banca, panoNatural, bancaNatural, forgotten })),
      ),
    ),
  ),
);
/** Words that the rules of the paño do not allow; five only where advice has bound it. */
const wrongWords = PANOS.flatMap((pano) =>
  [
    ...upTo(4).map((total) => ({ total, said: 'stand' as const })),
    ...[5, 6, 7, 8, 9].map((total) => ({ total, said: 'draw' as const })),
    ...[8, 9].map((total) => ({ total, said: 'stand' as const })),
  ].map((word) => ({ ...word, pano })),
);

export const DOMAINS: Domains<DosPanosPoints> = {
  // in common with chemin de fer
  explaining: NO_FACTS,
  lastCoups: NO_FACTS,
  chips: NO_FACTS,
  emptySeat: NO_FACTS,
  tableMinimum: NO_FACTS,
  decks: NO_FACTS,
  preparation: NO_FACTS,
  mixing: NO_FACTS,
  cutOrder: NO_FACTS,
  stopCard: NO_FACTS,
  afterStopCard: forExample([{ coup: 'under-way' }, { coup: 'none' }]),
  checking: NO_FACTS,
  failedCheck: NO_FACTS,
  drawing: forExample([{ stakes: 'open' }, { stakes: 'closed' }]),
  thirdCard: NO_FACTS,
  cardValue: { facts: RANKS.map((rank) => ({ rank })), key: ({ rank }) => RANKS.indexOf(rank) },
  handTotal: { facts: upTo(27).map((sum) => ({ sum })), key: ({ sum }) => sum },
  natural: { facts: upTo(9).map((total) => ({ total })), key: ({ total }) => total },
  announce: forExample(DECISIONS.map((decision) => ({ decision }))),
  cuadro: {
    facts: upTo(7).flatMap((total) => [...upTo(9), 'stood' as const].map((third) => ({ total, third }))),
    key: ({ total, third }) => 11 * total + (third === 'stood' ? 10 : third),
  },
  slowness: forExample(BOTH.map((warned) => ({ warned }))),
  silentHolder: NO_FACTS,
  silentBanker: NO_FACTS,
  ending: NO_FACTS,
  claims: forExample([{ coup: 'under-way' }, { coup: 'settled' }]),
  // the table
  choices: forExample(CHOICES.map((setting) => ({ setting }))),
  seats: forExample(PANOS.map((pano) => ({ pano }))),
  admission: forExample([{ place: 'seat' }, { place: 'chair' }, { place: 'standing' }]),
  vacancy: NO_FACTS,
  company: forExample([{ when: 'start' }, { when: 'later' }]),
  opponents: NO_FACTS,
  tables: NO_FACTS,
  sessions: NO_FACTS,
  tallasPerSession: NO_FACTS,
  // people and their places
  priority: null,
  behindStakes: forExample([{ place: 'seat' }, { place: 'standing' }]),
  handling: forExample((['seat', 'standing'] as const).flatMap((place) => BOTH.map((banco) => ({ place, banco })))),
  turn: NO_FACTS,
  cardsDeclined: forExample(BOTH.flatMap((seen) => BOTH.map((banco) => ({ seen, banco })))),
  turnAfter: forExample(OUTCOMES.map((outcome) => ({ outcome }))),
  association: NO_FACTS,
  // the bank and whom it goes to
  opening: forExample(BOTH.map((named) => ({ named }))),
  bidding: forExample([{ bidder: 'retired-winner' }, { bidder: 'other' }]),
  bidStep: NO_FACTS,
  equalBids: forExample(BOTH.map((again) => ({ again }))),
  award: NO_FACTS,
  extension: forExample(
    (['director', 'inspector'] as const).flatMap((by) => [
      { by, for: 'tallas' as const },
      { by, for: 'days' as const },
    ]),
  ),
  deposit: NO_FACTS,
  depositMeans: forExample(DEPOSIT_MEANS.map((means) => ({ means }))),
  depositKept: forExample(DEPOSIT_PLACES.map((at) => ({ at }))),
  custody: NO_FACTS,
  leaving: forExample([0, 1].flatMap((dealt) => BOTH.map((suspended) => ({ dealt, suspended })))),
  broken: forExample([ZERO, cents(1), cents(1_00)].map((bank) => ({ bank }))),
  renewal: forExample([{ initial: cents(500_00) }]),
  newSabot: forExample([{ after: 'renewal' }, { after: 'offer' }, { after: 'auction' }]),
  nextStage: forExample((['none', ...STAGES] as const).flatMap((after) => CAUSES.map((cause) => ({ after, cause })))),
  unanswered: forExample([1, 2, 3].map((times) => ({ times }))),
  offeredAt: forExample([{ initial: cents(500_00) }]),
  // the money of the bank
  bankMinimum: NO_FACTS,
  bankMaximum: NO_FACTS,
  banker: NO_FACTS,
  uncovered: NO_FACTS,
  winnings: NO_FACTS,
  deduction: forExample([cents(-100_00), ZERO, cents(100_00)].map((net) => ({ net }))),
  deductionStep: NO_FACTS,
  payment: NO_FACTS,
  // stakes
  stakeMinimum: NO_FACTS,
  stakeMaximum: NO_FACTS,
  stakeStep: NO_FACTS,
  line: NO_FACTS,
  caballo: forExample([2, 3, 40, 41].map((units) => ({ units }))),
  lateStake: NO_FACTS,
  // banco
  bancoAt: forExample(BOTH.flatMap((firstCoup) => BOTH.map((called) => ({ firstCoup, called })))),
  bancoCovers: forExample([500, 501].map((units) => ({ units }))),
  bancoSight: NO_FACTS,
  bancoPanos: NO_FACTS,
  nullPlay: forExample(
    OUTCOMES.flatMap((one) =>
      OUTCOMES.flatMap((other) => BOTH.map((even) => ({ outcomes: { 'pano-1': one, 'pano-2': other }, even }))),
    ),
  ),
  replay: forExample([0, 1, 2].map((replays) => ({ replays }))),
  // the coup
  call: forExample(calls),
  deal: { facts: [1, 2, 3, 4, 5, 6].map((nth) => ({ nth })), key: ({ nth }) => nth },
  panoRules: forExample(panoRules),
  bancaRules: forExample(upTo(9).map((total) => ({ total }))),
  askedCuadro: forExample(BOTH.map((same) => ({ same }))),
  restored: forExample(restored),
  speakingOrder: NO_FACTS,
  wrongWord: forExample(wrongWords),
  showing: NO_FACTS,
  winner: forExample(winners),
  incident: forExample(incidents),
};
