import type { ShapedUnion } from '../../schema.ts';
import { CLOSING_EVENTS } from '../../table/closing-events.ts';
import { CARD_EVENTS, PACK_EVENTS, PEOPLE_EVENTS, RULING_EVENTS } from '../circulo/events.ts';
import { DECISIONS } from '../circulo/questions.ts';
import { FAULTS, INCIDENTS } from './incidents/facts.ts';
import { CAUSES, LACKS, OCCASIONS, OUTCOMES, PANOS, SIDES, STAGES } from './questions.ts';
import { SETTINGS } from './settings.ts';

const grounds = 'grounds';
const postings = 'postings';
const player = 'player';
const amount = 'amount';

/** Everything that happens at a table of dos paños, each with its consequences and the grounds they rest on. */
export const EVENTS = {
  /** With how many such tables the house may have: who keeps them all sees to it. */
  TableOpened: { ruleset: 'word', edition: 'number', ...SETTINGS, tables: 'number?', grounds },
  TableClosed: { grounds },
  ...CLOSING_EVENTS,
  SessionOpened: { session: 'number', grounds },
  SessionEnded: { session: 'number', grounds },
  // places
  PlayerSeated: { player, seat: 'number', grounds },
  PlayerStanding: { player, behind: 'number', since: 'number', chair: 'flag', grounds },
  ...PEOPLE_EVENTS,
  // the pack
  PlaySuspended: { for: LACKS, grounds },
  PlayResumed: { grounds },
  ...PACK_EVENTS,
  TallaEnded: { talla: 'number', left: 'number', grounds },
  // whom the bank goes to
  BankSeeksHolder: { cause: CAUSES, from: 'player?', initial: amount, grounds },
  StageReached: { stage: STAGES, grounds },
  BankOffered: { player, amount, grounds },
  BankDeclined: { player, grounds },
  BankBid: { player, amount, grounds },
  BidPassed: { player, grounds },
  LotCalled: { for: ['bank', 'banco'], among: 'words', grounds },
  LotDrawn: { for: ['bank', 'banco'], no: 'number', among: 'words', lot: 'number', player: 'player?', grounds },
  BankAwarded: { player, stage: STAGES, amount, tallas: 'number', grounds },
  AwardExtended: { player, tallas: 'number', days: 'number?', grounds },
  PartidaEnded: { grounds },
  // the bank between coups
  BankDeposited: { player, amount, means: 'word?', grounds, postings },
  DepositAdded: { player, amount, at: 'word?', grounds, postings },
  /** Whose the bank is, how much it is, and in whose keeping. */
  BankAnnounced: { player, amount, keeper: ['croupier', 'banker'], grounds },
  BankKept: { player, grounds },
  BankLeft: { player, amount, won: 'flag', grounds, postings },
  BankReturned: { player, amount, grounds, postings },
  BankBroken: { player, grounds },
  BankRenewed: { player, amount, newSabot: 'flag', grounds, postings },
  // banco and stakes
  BancoOpened: { grounds },
  BancoCalled: { player, pano: PANOS, grounds },
  SilenceKept: { player, grounds },
  BancoMade: { player, pano1: amount, pano2: amount, replay: 'number', grounds, postings },
  BancoRepeated: { player, grounds },
  BancoEnded: { player, grounds },
  StakesOpened: { coup: 'number', grounds },
  StakesSet: { player, pano1: amount, pano2: amount, line1: amount, line2: amount, caballo: amount, grounds, postings },
  LineHalved: { player, pano: PANOS, plays: amount, grounds, postings },
  CaballoDivided: { player, pano1: amount, pano2: amount, grounds, postings },
  StakeTrimmed: { player, pano: PANOS, plays: amount, grounds, postings },
  StakesReturned: { player, grounds, postings },
  NobodyStaked: { grounds },
  StakesClosed: {
    coup: 'number',
    banker: player,
    banco: 'player?',
    holders: 'data',
    next: 'data',
    order: 'data',
    grounds,
  },
  Called: { occasion: OCCASIONS, words: 'words', grounds },
  // the coup
  ...CARD_EVENTS,
  CardsDelivered: { pano: PANOS, to: 'player?', grounds },
  CardsLifted: { pano: PANOS, by: 'player?', grounds },
  PanoSpoke: { pano: PANOS, by: 'player?', decision: DECISIONS, word: 'text', grounds },
  WordDeclaredWrong: { pano: PANOS, ruling: ['put-right', 'loses-abatir', 'stands'], grounds },
  AdviceGiven: { player, pano: PANOS, grounds },
  HandAbated: { hand: SIDES, cards: 'cards', total: 'number', grounds },
  CardGiven: { pano: PANOS, grounds },
  CuadroAsked: { player, grounds },
  BankerDecided: { decision: DECISIONS, grounds },
  HandShown: { hand: SIDES, cards: 'cards', total: 'number', grounds },
  PanoDecided: { pano: PANOS, outcome: OUTCOMES, total: 'number', banca: 'number', natural: 'flag', grounds },
  StakeSettled: { player, pano: PANOS, stake: amount, fate: ['won', 'lost', 'null'], grounds, postings },
  BankSettled: { pano1: 'number', pano2: 'number', net: 'number', deducted: amount, grounds, postings },
  CardsCeded: { pano: PANOS, from: 'player?', to: 'player?', seat: 'number', grounds },
  CoupEnded: { coup: 'number', outcomes: 'data', played: 'flag', again: 'flag', grounds },
  // what goes wrong
  IncidentReported: {
    incident: INCIDENTS,
    hand: 'word?',
    fault: 'word?',
    card: 'number?',
    player: 'player?',
    note: 'text?',
    grounds,
  },
  ...RULING_EVENTS,
  /** What the hand is taken to have said; a banker who had decided decides again. */
  CoupRestored: { fault: FAULTS, hand: SIDES, said: [...DECISIONS, 'abatir', 'none'], grounds },
  HandBound: { hand: SIDES, to: ['cuadro', 'rules', 'draw', 'stand'], options: ['free', 'draw', 'stand'], grounds },
  HandDeemed: { hand: SIDES, total: 'number', abated: 'flag', final: 'flag', grounds },
  AbatirForfeited: { hand: SIDES, grounds },
  CardsHeldBy: { pano: PANOS, player: 'player?', grounds },
  HoldsNext: { pano: PANOS, player, grounds },
  BankerObliged: { player, grounds },
  StakeRemoved: { player, grounds, postings },
  PlayerWarned: { player, grounds },
  PanoAnnulled: { pano: PANOS, grounds, postings },
  CoupAnnulled: { coup: 'number', grounds, postings },
} as const;
export type DosPanosEvent = ShapedUnion<typeof EVENTS>;
type EventType = DosPanosEvent['type'];
export type EventOf<T extends EventType> = Extract<DosPanosEvent, { readonly type: T }>;
