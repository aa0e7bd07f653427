import { FACES, HANDS } from '../../coup/drawn.ts';
import type { ShapedUnion } from '../../schema.ts';
import { CLOSING_EVENTS } from '../../table/closing-events.ts';
import { CUTTERS, DECISIONS, INCIDENTS, OCCASIONS, OUTCOMES, RESTING_PLACES, SIDES } from './questions.ts';
import { SETTINGS } from './settings.ts';

export const FATES = ['won', 'lost', 'null'] as const;
export const ENDS = [...OUTCOMES, 'annulled'] as const;

/** Everything that happens at a table of the family, each with its consequences and the grounds they rest on. */
export const EVENTS = {
  TableOpened: { ruleset: 'word', edition: 'number', ...SETTINGS, grounds: 'grounds' },
  TableClosed: { grounds: 'grounds' },
  ...CLOSING_EVENTS,
  PlayerSeated: { player: 'player', seat: 'number', grounds: 'grounds' },
  PlayerStanding: { player: 'player', behind: 'number', since: 'number', grounds: 'grounds' },
  PlayerLeft: { player: 'player', grounds: 'grounds', postings: 'postings' },
  ChipsBought: { player: 'player', amount: 'amount', grounds: 'grounds', postings: 'postings' },
  TipGiven: { player: 'player', amount: 'amount', grounds: 'grounds', postings: 'postings' },
  PackBrought: { talla: 'number', decks: 'number', steps: 'words', cut: CUTTERS, grounds: 'grounds' },
  PackCounted: { cards: 'number', grounds: 'grounds' },
  PackChecked: { grounds: 'grounds' },
  PackShuffled: { grounds: 'grounds' },
  PackCut: { by: 'word', at: 'number', grounds: 'grounds' },
  StopCardPlaced: { below: 'number', grounds: 'grounds' },
  CardBurnt: { card: 'card', unseen: 'number', grounds: 'grounds' },
  ShoeOffered: { player: 'player', passed: 'number', grounds: 'grounds' },
  ShoeWithheld: { player: 'player', grounds: 'grounds' },
  ShoeTaken: { player: 'player', grounds: 'grounds' },
  ShoeDeclined: { player: 'player', grounds: 'grounds' },
  ShoeKept: { player: 'player', grounds: 'grounds' },
  ShoeGivenUp: { player: 'player', grounds: 'grounds' },
  ShoeLost: { player: 'player', grounds: 'grounds' },
  CroupierHoldsShoe: { until: ['bank-loss', 'next-coup', 'always'], passed: 'number?', grounds: 'grounds' },
  StakesOpened: { coup: 'number', grounds: 'grounds' },
  StakesSet: {
    player: 'player',
    stakes: 'stakes',
    grounds: 'grounds',
    postings: 'postings',
  },
  StakesClosed: { coup: 'number', dealer: 'player?', asked: 'flag', grounds: 'grounds' },
  DealerPassedOver: { player: 'player', grounds: 'grounds' },
  Called: { occasion: OCCASIONS, words: 'words', grounds: 'grounds' },
  DealOrdered: { grounds: 'grounds' },
  StopCardShown: { last: 'flag', grounds: 'grounds' },
  CardDrawn: {
    no: 'number',
    card: 'card',
    hand: HANDS,
    face: FACES,
    rests: RESTING_PLACES,
    grounds: 'grounds',
  },
  CardsHanded: { hand: SIDES, to: 'player?', squeeze: 'flag', grounds: 'grounds' },
  HandUncovered: {
    hand: SIDES,
    by: 'player?',
    cards: 'cards',
    total: 'number',
    laid: RESTING_PLACES,
    grounds: 'grounds',
  },
  HandDecided: { hand: SIDES, decision: DECISIONS, total: 'number', grounds: 'grounds' },
  CoupDecided: { outcome: OUTCOMES, punto: 'number', banca: 'number', natural: 'flag', grounds: 'grounds' },
  StakeSettled: {
    player: 'player',
    bet: 'word',
    stake: 'amount',
    fate: FATES,
    won: 'amount',
    deducted: 'amount',
    grounds: 'grounds',
    postings: 'postings',
  },
  CoupEnded: { coup: 'number', outcome: ENDS, grounds: 'grounds' },
  TallaEnded: { talla: 'number', shoe: ['same', 'right'], grounds: 'grounds' },
  IncidentReported: {
    incident: INCIDENTS,
    card: 'number?',
    upturned: 'card?',
    player: 'player?',
    note: 'text?',
    grounds: 'grounds',
  },
  CardsPutAside: { cards: 'cards', grounds: 'grounds' },
  RulingReferred: { to: ['inspector', 'director'], between: 'data', grounds: 'grounds' },
  RulingGiven: { name: 'word', choice: 'number', reason: 'text', effects: 'data', grounds: 'grounds' },
  CardExposed: { no: 'number', grounds: 'grounds' },
  CardsHeldBy: { hand: SIDES, player: 'player?', staff: 'word?', grounds: 'grounds' },
  PlayerWarned: { player: 'player', grounds: 'grounds' },
  StakesReturned: { player: 'player', grounds: 'grounds', postings: 'postings' },
  CoupResumed: { grounds: 'grounds' },
  CoupAnnulled: { coup: 'number', grounds: 'grounds' },
} as const;
export type PuntoBancaEvent = ShapedUnion<typeof EVENTS>;
export type EventType = PuntoBancaEvent['type'];
export type EventOf<T extends EventType> = Extract<PuntoBancaEvent, { readonly type: T }>;
