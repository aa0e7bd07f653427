import type { ShapedUnion } from '../../schema.ts';
import { FREE_RULING } from '../../table/free-ruling.ts';
import type { StakeList } from '../../table/stake-list.ts';
import { INCIDENTS } from './questions.ts';
import { SETTINGS } from './settings.ts';

/** Everything that can be said at a table of the family. */
export const COMMANDS = {
  OpenTable: SETTINGS,
  AnnounceClosing: {},
  CloseTable: {},
  Sit: { seat: 'number' },
  Stand: { behind: 'number' },
  BuyChips: { amount: 'amount' },
  GiveTip: { amount: 'amount' },
  Leave: {},
  CountPack: { cards: 'number' },
  CheckPack: {},
  ShufflePack: {},
  CutPack: { at: 'number' },
  PlaceStopCard: {},
  BurnCard: { card: 'card' },
  TakeShoe: {},
  DeclineShoe: {},
  PassShoe: {},
  SetStakes: { stakes: 'stakes' },
  CloseStakes: {},
  Deal: {},
  DrawCard: { card: 'card' },
  ShowStopCard: {},
  Uncover: {},
  Settle: {},
  ReportIncident: {
    incident: INCIDENTS,
    card: 'number?',
    drawn: 'cards?',
    upturned: 'card?',
    player: 'player?',
    note: 'text?',
  },
  GiveRuling: { choice: 'number', reason: 'text' },
  /** In a case that nobody foresaw: who loses the shoe, and who of the staff deals the rest of the coup. */
  RuleFreely: { ...FREE_RULING, shoeLost: 'player?', dealtBy: 'word?' },
} as const;
export type CommandType = keyof typeof COMMANDS;
/** Whoever knows the bets of a table by name has them checked by the compiler. */
export type PuntoBancaCommand<BetName extends string = string> =
  | Exclude<ShapedUnion<typeof COMMANDS>, { readonly type: 'SetStakes' }>
  | { readonly type: 'SetStakes'; readonly stakes: StakeList<BetName> };
export type CommandOf<T extends CommandType> = Extract<PuntoBancaCommand, { readonly type: T }>;
