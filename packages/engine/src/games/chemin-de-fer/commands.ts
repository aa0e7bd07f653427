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
import { SETTINGS } from './settings.ts';

/** Everything that can be said at a table of chemin de fer. */
export const COMMANDS = {
  OpenTable: SETTINGS,
  AnnounceClosing: {},
  CloseTable: {},
  ...ASKING,
  // places
  Sit: { seat: 'number' },
  Stand: { behind: 'number' },
  Leave: {},
  ...CHIPS_AND_LIST,
  AskChange: {},
  ...COMING_AND_GOING,
  /** Whoever keeps all the tables knows who has a seat at another. */
  NoteSeatElsewhere: { player: 'player', seated: 'flag' },
  // the pack
  ...PREPARING,
  // whom the bank goes to
  ResumePlay: {},
  TakeBank: { amount: 'amount' },
  JoinBank: { amount: 'amount' },
  DeclineBank: {},
  ...AUCTION,
  // the bank between coups
  KeepBank: {},
  RaiseBank: { amount: 'amount' },
  PassMano: {},
  RefuseToDeal: {},
  Associate: { amount: 'amount' },
  AcceptAssociate: { player: 'player' },
  RefuseAssociate: { player: 'player' },
  WithholdWinnings: { amount: 'amount' },
  SayTodoVa: {},
  // calls and stakes
  CallBanco: {},
  JoinBanco: { amount: 'amount' },
  CallSeguido: {},
  CallConLaMesa: {},
  CallUltimoCompleto: {},
  StaySilent: {},
  CloseBanco: {},
  CloseMesa: {},
  SetStakes: { punto: 'amount', line: 'amount' },
  AnnounceStake: { chips: 'amount', plays: 'amount' },
  CloseStakes: {},
  // the coup
  ...DEALING,
  RefuseCard: {},
  ...BANKERS_THIRD,
  WithdrawStakes: {},
  LeaveStakes: {},
  Settle: {},
  // what goes wrong
  ReportIncident: { incident: INCIDENTS, card: 'number?', drawn: 'cards?', player: 'player?', note: 'text?' },
  GiveRuling: { choice: 'number', reason: 'text' },
  /** In a case that nobody foresaw: which hand loses, and who is paid last. */
  RuleFreely: { ...FREE_RULING, loses: 'word?', paidLast: 'player?' },
} as const;
export type CheminDeFerCommand = ShapedUnion<typeof COMMANDS>;
