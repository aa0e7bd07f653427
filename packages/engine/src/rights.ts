import type { CheminDeFerCommand, DosPanosCommand, PuntoBancaCommand } from './games/index.ts';
import { type Actor, CROUPIER, director, inspector, SHOE } from './table/actor.ts';
import { lookUp } from './table/by-name.ts';

/** Every act of every game. */
export type ActName = (PuntoBancaCommand | CheminDeFerCommand | DosPanosCommand)['type'];
type Kind = Actor['kind'];

/**
 * Who may ever do what, over all games: role × act. When, and within what bounds, is for the law of the table. A test holds
 * every row against what the games offer.
 */
export const RIGHTS: Readonly<Record<ActName, readonly Kind[]>> = {
  OpenTable: ['director'],
  AnnounceClosing: ['director'],
  CloseTable: ['director'],
  AskRules: ['player'],
  Sit: ['player'],
  Stand: ['player'],
  Leave: ['player'],
  BuyChips: ['player'],
  JoinWaitingList: ['player'],
  LeaveWaitingList: ['player'],
  AskChange: ['player'],
  StepAway: ['player'],
  ComeBack: ['player'],
  NoteSeatElsewhere: ['croupier', 'director'],
  CheckPack: ['croupier'],
  FailCheck: ['croupier'],
  MixPack: ['player', 'croupier'],
  PassCards: ['player', 'croupier'],
  ShufflePack: ['croupier', 'shoe'],
  CutPack: ['player', 'croupier'],
  DeclineCut: ['player'],
  PlaceStopCard: ['croupier'],
  RequestCheck: ['player'],
  ResumePlay: ['player', 'croupier'],
  TakeBank: ['player'],
  JoinBank: ['player'],
  DeclineBank: ['player'],
  Bid: ['player'],
  PassBid: ['player'],
  CloseAuction: ['croupier', 'inspector'],
  KeepBank: ['player'],
  RaiseBank: ['player'],
  PassMano: ['player'],
  RefuseToDeal: ['player'],
  Associate: ['player'],
  AcceptAssociate: ['player'],
  RefuseAssociate: ['player'],
  WithholdWinnings: ['player'],
  SayTodoVa: ['player'],
  CallBanco: ['player'],
  JoinBanco: ['player'],
  CallSeguido: ['player'],
  CallConLaMesa: ['player'],
  CallUltimoCompleto: ['player'],
  StaySilent: ['player'],
  CloseBanco: ['croupier'],
  CloseMesa: ['croupier'],
  SetStakes: ['player'],
  AnnounceStake: ['player'],
  CloseStakes: ['croupier'],
  Deal: ['player', 'croupier', 'inspector'],
  DrawCard: ['croupier', 'shoe', 'inspector'],
  ShowStopCard: ['croupier'],
  LiftCards: ['player'],
  SayCarta: ['player'],
  SayNo: ['player'],
  Abatir: ['player'],
  AskAdvice: ['player'],
  UrgeHolder: ['croupier'],
  SpeakForHand: ['croupier'],
  GiveCard: ['player'],
  RefuseCard: ['player'],
  TakeThird: ['player'],
  TakeNone: ['player'],
  AskCuadro: ['player'],
  SpeakForBanker: ['croupier'],
  WithdrawStakes: ['player'],
  LeaveStakes: ['player'],
  Settle: ['croupier'],
  ReportIncident: ['croupier', 'inspector'],
  GiveRuling: ['inspector', 'director'],
  RuleFreely: ['inspector'],
  OpenSession: ['director'],
  OpenEvening: ['director'],
  NameBanker: ['inspector'],
  OpenAuction: ['croupier', 'inspector'],
  DrawLot: ['croupier', 'inspector'],
  ExtendAward: ['director'],
  AwardEvenings: ['director'],
  Deposit: ['player'],
  TakeCheque: ['inspector'],
  AddDeposit: ['player'],
  AdmitDeposit: ['director'],
  LeaveBank: ['player'],
  RenewBank: ['player'],
  RepeatBanco: ['player'],
  EndBanco: ['player'],
  DeclineCards: ['player'],
  GiveTip: ['player'],
  CountPack: ['croupier'],
  BurnCard: ['croupier', 'shoe'],
  TakeShoe: ['player'],
  DeclineShoe: ['player'],
  PassShoe: ['player'],
  Uncover: ['player', 'croupier', 'inspector'],
};

/** The people who work at a house. */
export const STAFF_ROLES = ['croupier', 'inspector', 'director'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What is done beside the game: at a table, and about those who work here. Each with those who may ever do it. */
export const HOUSE_RIGHTS = {
  MakeClaim: ['player'],
  StopTable: ['croupier', 'inspector', 'director'],
  LetTableGoOn: ['croupier', 'inspector', 'director'],
  DismissClaim: ['croupier', 'inspector', 'director'],
  ClearAlarm: ['croupier', 'inspector', 'director'],
  BeginShift: ['croupier', 'inspector', 'director'],
  EndShift: ['croupier', 'inspector', 'director'],
  SeeThePit: ['croupier', 'inspector', 'director'],
  InviteStaff: ['director'],
  SeeStaff: ['director'],
  DismissStaff: ['director'],
  SeeAuthorisations: ['croupier', 'inspector', 'director'],
  Authorise: ['director'],
  WithdrawAuthorisation: ['director'],
  SeeJournal: ['inspector', 'director'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;
export type FloorAct = keyof typeof HOUSE_RIGHTS;

/** Whoever has the cards in hand does these: the croupier at a table dealt by hand, the sealed shoe at every other. */
export const WITH_THE_CARDS: readonly ActName[] = [
  'CountPack',
  'CheckPack',
  'FailCheck',
  'MixPack',
  'PassCards',
  'ShufflePack',
  'CutPack',
  'PlaceStopCard',
  'BurnCard',
  'DrawCard',
  'ShowStopCard',
  'DrawLot',
];

/** Whether somebody of this kind may ever do it, at any table. */
export const mayEver = (kind: Kind, act: string): boolean => lookUp(RIGHTS, act)?.includes(kind) ?? false;

/** Who acts when somebody on duty does this; null where it is never for that role. The croupier draws for the shoe. */
export function onDuty(role: StaffRole, name: string, act: string): Actor | null {
  if (role === 'croupier') {
    // A pack that a machine shuffles is given back by the croupier; cards come from the shoe.
    const isDrawn = mayEver('shoe', act) && act !== 'ShufflePack';
    return isDrawn ? SHOE : mayEver('croupier', act) ? CROUPIER : null;
  }
  if (!mayEver(role, act)) return null;
  return role === 'inspector' ? inspector(name) : director(name);
}
