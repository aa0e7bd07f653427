import { HANDS } from '../../coup/drawn.ts';
import type { ShapedUnion } from '../../shape.ts';
import { FAULTS, INCIDENTS } from './incident-facts.ts';
import { SETTINGS } from './settings.ts';

/** Everything that can be said at a table of dos paños. */
export const COMMANDS = {
  OpenTable: SETTINGS,
  CloseTable: {},
  AskRules: {},
  /** A free bank is played in sessions: the director says that dinner is over. */
  OpenSession: {},
  // places
  Sit: { seat: 'number' },
  /** Behind the numbered places, on a chair between them or on one's feet. */
  Stand: { behind: 'number', chair: 'flag' },
  Leave: {},
  BuyChips: { amount: 'amount' },
  JoinWaitingList: {},
  LeaveWaitingList: {},
  StepAway: {},
  ComeBack: {},
  // the pack
  CheckPack: {},
  MixPack: {},
  PassCards: {},
  ShufflePack: {},
  CutPack: { at: 'number' },
  DeclineCut: {},
  PlaceStopCard: {},
  RequestCheck: {},
  // whom the bank goes to
  ResumePlay: {},
  NameBanker: { player: 'player', amount: 'amount' },
  OpenAuction: {},
  TakeBank: {},
  DeclineBank: {},
  Bid: { amount: 'amount' },
  PassBid: {},
  CloseAuction: {},
  /** What the lot fell on, counted from nought among those it was drawn between. */
  DrawLot: { lot: 'number' },
  ExtendAward: { tallas: 'number' },
  // the bank between coups
  Deposit: {},
  AddDeposit: { amount: 'amount' },
  KeepBank: {},
  LeaveBank: {},
  RenewBank: { amount: 'amount', newSabot: 'flag' },
  // banco and stakes
  CallBanco: {},
  StaySilent: {},
  CloseBanco: {},
  RepeatBanco: {},
  EndBanco: {},
  SetStakes: { pano1: 'amount', pano2: 'amount', line1: 'amount', line2: 'amount', caballo: 'amount' },
  CloseStakes: {},
  // the coup
  Deal: {},
  DrawCard: { card: 'card' },
  ShowStopCard: {},
  LiftCards: {},
  SayCarta: {},
  SayNo: {},
  Abatir: {},
  AskAdvice: {},
  UrgeHolder: {},
  SpeakForHand: {},
  GiveCard: {},
  TakeThird: {},
  TakeNone: {},
  AskCuadro: {},
  SpeakForBanker: {},
  Settle: {},
  // what goes wrong
  ReportIncident: {
    incident: INCIDENTS,
    hand: [...HANDS, 'none'],
    fault: FAULTS,
    card: 'number?',
    drawn: 'cards?',
    player: 'player?',
    seen: 'flag',
    evident: 'flag',
    total: 'number?',
    note: 'text?',
  },
  GiveRuling: { choice: 'number', reason: 'text' },
} as const;
export type CommandType = keyof typeof COMMANDS;
export type DosPanosCommand = ShapedUnion<typeof COMMANDS>;
export type CommandOf<T extends CommandType> = Extract<DosPanosCommand, { readonly type: T }>;
