import type { ShapedUnion } from '../../schema.ts';
import { FREE_RULING } from '../../table/free-ruling.ts';
import {
  ASKING,
  AUCTION,
  BANKERS_THIRD,
  CHIPS_AND_LIST,
  COMING_AND_GOING,
  DEALING,
  PREPARING,
} from '../circulo/commands.ts';
import { INCIDENTS } from './incidents/facts.ts';
import { DEPOSIT_MEANS, DEPOSIT_PLACES } from './questions.ts';
import { SETTINGS } from './settings.ts';

/** Everything that can be said at a table of dos paños. */
export const COMMANDS = {
  OpenTable: SETTINGS,
  AnnounceClosing: {},
  CloseTable: {},
  ...ASKING,
  /** A free bank is played in sessions: the director says that dinner is over. */
  OpenSession: {},
  /** And that another evening begins, which has its own sessions. */
  OpenEvening: {},
  // places
  Sit: { seat: 'number' },
  /** Behind the numbered places, on a chair between them or on one's feet. */
  Stand: { behind: 'number', chair: 'flag' },
  Leave: {},
  ...CHIPS_AND_LIST,
  ...COMING_AND_GOING,
  // the pack
  ...PREPARING,
  // whom the bank goes to
  ResumePlay: {},
  NameBanker: { player: 'player', amount: 'amount' },
  OpenAuction: {},
  TakeBank: {},
  DeclineBank: {},
  ...AUCTION,
  /** What the lot fell on, counted from nought among those it was drawn between. */
  DrawLot: { lot: 'number' },
  ExtendAward: { tallas: 'number' },
  AwardEvenings: { days: 'number' },
  // the bank between coups
  /** In cash, which is what a banker has in chips; a cheque is taken by the inspector, for the banker. */
  Deposit: {},
  TakeCheque: { means: DEPOSIT_MEANS },
  /** From the banker’s chips; a deposit at a credit institution counts when the director admits it. */
  AddDeposit: { amount: 'amount' },
  AdmitDeposit: { amount: 'amount', at: DEPOSIT_PLACES },
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
  ...DEALING,
  /** The cards that come to one by turn go to the next instead. */
  DeclineCards: {},
  ...BANKERS_THIRD,
  Settle: {},
  // what goes wrong
  ReportIncident: {
    incident: INCIDENTS,
    /** The hand it concerns, and by whose fault where the law does not say. */
    hand: 'word?',
    fault: 'word?',
    card: 'number?',
    drawn: 'cards?',
    player: 'player?',
    seen: 'flag?',
    evident: 'flag?',
    /** What those who saw the cards say they came to. */
    total: 'number?',
    note: 'text?',
  },
  GiveRuling: { choice: 'number', reason: 'text' },
  /** In a case that nobody foresaw: for which paño there is no coup, and what a hand is taken to come to. */
  RuleFreely: { ...FREE_RULING, annulled: 'word?', hand: 'word?', total: 'number?' },
} as const;
export type DosPanosCommand = ShapedUnion<typeof COMMANDS>;
