import type { Actor, CheminDeFerState } from '@sabot/engine';
import { lookUp } from '@sabot/engine';

type State = CheminDeFerState;
type Phase = State['phase'];
interface Whose {
  readonly kinds: readonly Actor['kind'][];
  /** Where it belongs; without it, at any open table. */
  readonly in?: readonly Phase[];
  /** Which of the players. */
  readonly who?: (state: State, id: string) => boolean;
}

const PLAYER = ['player'] as const;
const CROUPIER = ['croupier'] as const;
const WINDOWS: readonly Phase[] = ['banco', 'mesa', 'stakes'];

const isBanker: Whose['who'] = ({ bank }, id) => bank?.banker === id;
const isApart: Whose['who'] = ({ bank }, id) => bank !== null && bank.banker !== id;
const isAsked: Whose['who'] = ({ passage }, id) => passage?.offered?.to === id;
const isHolder: Whose['who'] = ({ coup }, id) => coup?.holder === id;

const anyTime: Whose = { kinds: PLAYER };
const croupierIn = (...phases: readonly Phase[]): Whose => ({ kinds: CROUPIER, in: phases });
const bankerIn = (...phases: readonly Phase[]): Whose => ({ kinds: PLAYER, in: phases, who: isBanker });
const againstIn = (...phases: readonly Phase[]): Whose => ({ kinds: PLAYER, in: phases, who: isApart });
const askedIn = (...phases: readonly Phase[]): Whose => ({ kinds: PLAYER, in: phases, who: isAsked });
const holderIn = (...phases: readonly Phase[]): Whose => ({ kinds: PLAYER, in: phases, who: isHolder });

/** Whose every act is and when, written from the text and apart from the engine. */
const ACTS: Readonly<Record<string, Whose>> = {
  OpenTable: { kinds: ['director'], in: ['unopened'] },
  AnnounceClosing: { kinds: ['director'] },
  CloseTable: { kinds: ['director'], in: ['waiting', 'pack', 'offer', 'auction'] },
  AskRules: anyTime,
  Sit: { ...anyTime, who: ({ elsewhere, bank }, id) => !elsewhere.includes(id) && bank?.banker !== id },
  Stand: { ...anyTime, who: ({ bank }, id) => bank?.banker !== id },
  Leave: anyTime,
  BuyChips: anyTime,
  JoinWaitingList: anyTime,
  LeaveWaitingList: { ...anyTime, who: ({ waitingList }, id) => waitingList.includes(id) },
  AskChange: { ...anyTime, who: ({ people }, id) => lookUp(people, id)?.kind === 'seat' },
  StepAway: anyTime,
  ComeBack: { ...anyTime, who: ({ away }, id) => away.includes(id) },
  NoteSeatElsewhere: { kinds: ['croupier', 'director'] },
  CheckPack: croupierIn('pack'),
  FailCheck: croupierIn('pack'),
  MixPack: { kinds: ['croupier', 'player'], in: ['pack'] },
  PassCards: { kinds: ['croupier', 'player'], in: ['pack'] },
  ShufflePack: croupierIn('pack'),
  CutPack: { kinds: ['croupier', 'player'], in: ['pack'], who: ({ cut }, id) => cut.to === id },
  DeclineCut: { kinds: PLAYER, in: ['pack'], who: ({ cut }, id) => cut.to === id },
  PlaceStopCard: croupierIn('pack'),
  RequestCheck: anyTime,
  ResumePlay: croupierIn('waiting'),
  TakeBank: askedIn('offer'),
  JoinBank: askedIn('offer'),
  DeclineBank: askedIn('offer'),
  Bid: { kinds: PLAYER, in: ['auction'], who: ({ passage }, id) => passage?.bids.at(-1)?.player !== id },
  PassBid: { kinds: PLAYER, in: ['auction'], who: ({ passage }, id) => passage?.out.includes(id) === false },
  CloseAuction: croupierIn('auction'),
  KeepBank: bankerIn('bank'),
  RaiseBank: bankerIn('bank'),
  PassMano: {
    ...bankerIn('bank', ...WINDOWS),
    // While people call and stake, only once the inspector has let him off.
    who: ({ bank, phase, loose }, id) =>
      bank?.banker === id &&
      bank.dealt > 0 &&
      !bank.obliged &&
      (phase === 'bank' || (loose.length > 0 && loose.every(({ hand }) => hand === 'discard'))),
  },
  RefuseToDeal: {
    ...bankerIn('bank', ...WINDOWS, 'coup'),
    who: ({ bank }, id) => bank?.banker === id && bank.dealt === 0 && !bank.obliged,
  },
  Associate: againstIn('bank'),
  AcceptAssociate: bankerIn('bank'),
  RefuseAssociate: bankerIn('bank'),
  WithholdWinnings: bankerIn('bank'),
  SayTodoVa: bankerIn('bank'),
  CallBanco: againstIn('banco'),
  JoinBanco: againstIn('banco'),
  CallSeguido: { kinds: PLAYER, in: [...WINDOWS, 'coup'], who: ({ seguido }, id) => seguido === id },
  CallConLaMesa: againstIn('mesa'),
  CallUltimoCompleto: againstIn('mesa'),
  StaySilent: againstIn(...WINDOWS),
  CloseBanco: croupierIn('banco'),
  CloseMesa: croupierIn('mesa'),
  SetStakes: againstIn('stakes'),
  AnnounceStake: againstIn('stakes'),
  CloseStakes: croupierIn('stakes'),
  Deal: { kinds: ['croupier', 'player'], in: ['coup'], who: isBanker },
  DrawCard: { kinds: ['croupier', 'shoe'], in: ['coup'] },
  ShowStopCard: { kinds: CROUPIER },
  LiftCards: holderIn('coup'),
  SayCarta: holderIn('coup'),
  SayNo: holderIn('coup'),
  Abatir: { kinds: PLAYER, in: ['coup'], who: ({ coup, bank }, id) => coup?.holder === id || bank?.banker === id },
  AskAdvice: holderIn('coup'),
  UrgeHolder: croupierIn('coup'),
  SpeakForHand: croupierIn('coup'),
  GiveCard: bankerIn('coup'),
  RefuseCard: bankerIn('coup'),
  TakeThird: bankerIn('coup'),
  TakeNone: bankerIn('coup'),
  AskCuadro: bankerIn('coup'),
  SpeakForBanker: croupierIn('coup'),
  WithdrawStakes: { kinds: PLAYER, in: ['coup'], who: ({ coup }, id) => coup?.withdrawing.includes(id) === true },
  LeaveStakes: { kinds: PLAYER, in: ['coup'], who: ({ coup }, id) => coup?.withdrawing.includes(id) === true },
  Settle: croupierIn('coup'),
  ReportIncident: { kinds: ['croupier', 'inspector'], in: ['pack', 'offer', 'auction', 'bank', ...WINDOWS, 'coup'] },
  GiveRuling: { kinds: ['inspector'] },
  RuleFreely: { kinds: ['inspector'] },
};

/** What of this makes an act not his now; null where it may be. */
export function notHis(act: string, state: State, by: Actor): string | null {
  const whose = ACTS[act];
  if (whose === undefined) return 'it is no act of this game';
  if (!whose.kinds.includes(by.kind)) return `it is not for the ${by.kind}`;
  if (whose.in !== undefined && !whose.in.includes(state.phase)) return `it does not belong in ${state.phase}`;
  if (state.phase === 'closed') return 'the table is closed';
  return by.kind !== 'player' || whose.who === undefined || whose.who(state, by.id) ? null : `it is not ${by.id}'s`;
}
