import type { CheminDeFerState } from '@sabot/engine';

export type Whims = readonly (readonly [string, number])[];
/** What people do of their own accord now and then, and how often. */
export const AT_ANY_TIME: Whims = [
  ['Sit', 30],
  ['Stand', 6],
  ['Leave', 6],
  ['BuyChips', 30],
  ['JoinWaitingList', 10],
  ['LeaveWaitingList', 3],
  ['AskChange', 4],
  ['StepAway', 4],
  ['ComeBack', 20],
  ['RequestCheck', 3],
  ['AskRules', 2],
];
const CALLING: Whims = [
  ['CallSeguido', 60],
  ['AnnounceStake', 40],
];
/** What they do besides in some phases. */
export const IN_PHASE: Readonly<Partial<Record<CheminDeFerState['phase'], Whims>>> = {
  bank: [
    ['Associate', 40],
    ['AcceptAssociate', 60],
    ['RefuseAssociate', 15],
    ['RaiseBank', 10],
    ['WithholdWinnings', 40],
    ['SayTodoVa', 15],
    ['RefuseToDeal', 2],
  ],
  offer: [['JoinBank', 1]],
  banco: CALLING,
  mesa: CALLING,
  stakes: CALLING,
  coup: [
    ['CallSeguido', 20],
    ['AskAdvice', 20],
    ['Abatir', 30],
  ],
};
