import type { ShapedUnion } from '../../schema.ts';
import { CLOSING_EVENTS } from '../../table/closing-events.ts';
import { CARD_EVENTS, PACK_EVENTS, PEOPLE_EVENTS, RULING_EVENTS } from '../circulo/events.ts';
import { DECISIONS } from '../circulo/questions.ts';
import { INCIDENTS } from './incidents/facts.ts';
import { CAUSES, OCCASIONS, OPPOSITIONS, OUTCOMES, SIDES, STAGES } from './questions.ts';
import { SETTINGS } from './settings.ts';

const grounds = 'grounds';
const postings = 'postings';
const player = 'player';
const amount = 'amount';

/** Everything that happens at a table of chemin de fer, each with its consequences and the grounds they rest on. */
export const EVENTS = {
  TableOpened: { ruleset: 'word', edition: 'number', ...SETTINGS, grounds },
  TableClosed: { grounds },
  ...CLOSING_EVENTS,
  // places
  PlayerSeated: { player, seat: 'number', salutes: 'flag', grounds },
  PlayerStanding: { player, behind: 'number', since: 'number', grounds },
  PlayerUnseated: { player, why: ['refused-twice', 'absent', 'refused-the-bank', 'seated-elsewhere'], grounds },
  ...PEOPLE_EVENTS,
  ChangeAsked: { player, grounds },
  SeatElsewhereNoted: { player, seated: 'flag', grounds },
  // the pack
  PlaySuspended: { for: ['company', 'banker'], grounds },
  PlayResumed: { grounds },
  ...PACK_EVENTS,
  TallaEnded: { talla: 'number', stays: 'player?', amount, grounds, postings },
  // whom the bank goes to
  BankSeeksHolder: {
    cause: CAUSES,
    from: 'player?',
    associates: 'data',
    passer: 'player?',
    seat: 'number',
    floor: amount,
    previous: amount,
    grounds,
  },
  StageReached: { stage: STAGES, excluded: 'data', grounds },
  BankOffered: { player, stage: STAGES, least: amount, grounds },
  BankNotOffered: { player, why: ['saluted', 'cannot-meet-it'], grounds },
  BankDeclined: { player, counts: 'flag', grounds },
  BankJoined: { player, amount, grounds },
  BankBid: { player, amount, grounds },
  BidPassed: { player, grounds },
  BankAwarded: {
    player,
    stage: STAGES,
    amount,
    acquired: ['turn', 'mano-pasada'],
    returns: 'number',
    cards: 'player?',
    grounds,
    postings,
  },
  // the bank between coups
  BankRaised: { player, amount, grounds, postings },
  AssociationOffered: { player, amount, grounds },
  AssociateAccepted: { player, amount, grounds, postings },
  AssociateRefused: { player, grounds },
  WinningsWithheld: { amount, grounds, postings },
  TodoVaSaid: { player, grounds, postings },
  BankAnnounced: { player, amount, grounds, postings },
  ManoPassed: { player, amount, grounds, postings },
  DealRefused: { player, grounds, postings },
  BankKept: { player, grounds },
  BankLost: { player, amount, grounds, postings },
  // calls and stakes
  BancoCalled: { player, how: ['alone', 'joint', 'seguido'], amount, grounds },
  MesaCalled: { player, completes: 'flag', grounds },
  SilenceKept: { player, grounds },
  BancoMade: { player, partners: 'data', amount, seguido: 'flag', grounds, postings },
  BancoLapsed: { grounds },
  MesaMade: { player, amount, completes: 'flag', grounds, postings },
  StakesOpened: { coup: 'number', grounds },
  StakesSet: { player, punto: amount, line: amount, grounds, postings },
  StakeCompleted: { player, amount, grounds, postings },
  LineHalved: { player, plays: amount, grounds, postings },
  StakeTrimmed: { player, plays: amount, grounds, postings },
  StakesReturned: { player, grounds, postings },
  NobodyStaked: { grounds },
  BankUnanswered: { player, amount, grounds, postings },
  GarageFilled: { kind: ['obligatory', 'improper'], amount, grounds, postings },
  GarageEmptied: { amount, grounds, postings },
  StakesClosed: {
    coup: 'number',
    banker: player,
    as: OPPOSITIONS,
    banco: 'data',
    holder: 'player?',
    next: 'data',
    grounds,
  },
  Called: { occasion: OCCASIONS, words: 'words', grounds },
  // the coup
  ...CARD_EVENTS,
  CardsDelivered: { to: 'player?', grounds },
  CardsLifted: { by: 'player?', grounds },
  PuntoSpoke: { by: 'player?', decision: DECISIONS, word: 'text', grounds },
  WordDeclaredWrong: { ruling: ['banker-chooses', 'card-is-given', 'goes-on'], forgets: 'flag', grounds },
  AdviceGiven: { player, grounds },
  HandAbated: { hand: SIDES, cards: 'cards', total: 'number', grounds },
  CardGiven: { grounds },
  CardRefused: { grounds },
  AbatirForfeited: { hand: SIDES, grounds },
  CuadroAsked: { player, grounds },
  BankerDecided: { decision: DECISIONS, grounds },
  WithdrawalAllowed: { players: 'data', grounds },
  StakesWithdrawn: { player, grounds, postings },
  StakesLeft: { player, grounds },
  HandShown: { hand: SIDES, cards: 'cards', total: 'number', grounds },
  CoupDecided: { outcome: OUTCOMES, punto: 'number', banca: 'number', natural: 'flag', grounds },
  StakeSettled: { player, stake: amount, fate: ['won', 'lost', 'null'], grounds, postings },
  BankSettled: { won: amount, deducted: amount, grounds, postings },
  SeguidoGained: { player, grounds },
  SeguidoLost: { player, grounds },
  CoupEnded: { coup: 'number', outcome: [...OUTCOMES, 'annulled'], grounds },
  // what goes wrong
  IncidentReported: { incident: INCIDENTS, card: 'number?', player: 'player?', note: 'text?', grounds },
  ...RULING_EVENTS,
  HandBound: {
    hand: SIDES,
    to: ['cuadro', 'rules', 'draw', 'stand', 'draw-after-no'],
    options: ['free', 'draw', 'stand'],
    grounds,
  },
  HandDeemed: { hand: SIDES, total: 'number', abated: 'flag', grounds },
  HandForfeited: { hand: SIDES, grounds },
  CardsHeldBy: { player: 'player?', grounds },
  BankerObliged: { player, grounds },
  RightForfeited: { player, right: ['hold-cards', 'priority'], grounds },
  PuntoSpeaksAgain: { free: 'flag', grounds },
  SettleOrderSet: { player, place: ['collected-first', 'paid-last'], grounds },
  StakeRestored: { player, amount, grounds },
  PlayerWarned: { player, grounds },
  CoupAnnulled: { coup: 'number', grounds },
} as const;
export type CheminDeFerEvent = ShapedUnion<typeof EVENTS>;
type EventType = CheminDeFerEvent['type'];
export type EventOf<T extends EventType> = Extract<CheminDeFerEvent, { readonly type: T }>;
