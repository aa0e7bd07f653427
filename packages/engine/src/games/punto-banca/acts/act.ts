import type { Act, Said } from '../../../decider.ts';
import type { Ground, NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { PuntoBancaEvent } from '../events.ts';
import { plainFacts } from '../incidents/facts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { PuntoBancaLaw } from '../questions.ts';
import type { PuntoBancaState, Step } from '../state.ts';

export type PuntoBancaAct<T extends CommandType> = Act<PuntoBancaLaw, PuntoBancaState, CommandOf<T>, PuntoBancaEvent>;

/** What is done at a table while somebody decides on what was found outside a coup. */
const ANY_TIME: ReadonlySet<string> = new Set([
  'GiveRuling',
  'RuleFreely',
  'Sit',
  'Stand',
  'BuyChips',
  'GiveTip',
  'Leave',
]);

/** An act of the game: who may do it and within what, and what happens when it is done. */
export function act<T extends CommandType>(
  name: T,
  offer: PuntoBancaAct<T>['offer'],
  happen: (p: Proceedings, command: Said<CommandOf<T>>) => void,
): PuntoBancaAct<never> {
  const guarded: typeof offer = (law, state, by) =>
    state.referred !== null && !ANY_TIME.has(name)
      ? refuse('ruling-awaited', law.incident.ask(plainFacts('other')).grounds)
      : offer(law, state, by);
  return { name, offer: guarded, happen };
}

/** Refusals that many acts share. */
export const notNow = ({ phase }: PuntoBancaState, grounds: readonly Ground[]) => refuse('not-now', grounds, { phase });
export const notYours = (law: PuntoBancaLaw) => refuse('not-yours', law.admission.ask({ place: 'seat' }).grounds);
export const notHere = (law: PuntoBancaLaw) => refuse('not-at-the-table', law.admission.ask({ place: 'seat' }).grounds);

export const seatsOf = (law: PuntoBancaLaw): readonly number[] => law.seats.ask(NOTHING).answer;

/** A coup is under way and at this step, or the act has to wait. */
export const atStep = ({ coup }: PuntoBancaState, step: Step): boolean => coup?.step === step;

/** Why the stakes are closed and the cards are dealt: the call that orders it. */
export const closingOrder = (law: PuntoBancaLaw): NonEmpty<Ground> =>
  law.call.ask({ occasion: 'closing', total: 0, outcome: 'tie' }).grounds;

/** Why it is not his: somebody else was put in the place of whoever dealt, or else what is said of every coup. */
export const whyNotHis = (
  law: PuntoBancaLaw,
  { coup }: PuntoBancaState,
  otherwise: readonly Ground[],
): readonly Ground[] =>
  coup === null || coup.relieved === null ? otherwise : law.incident.ask(plainFacts('dealer-cannot-go-on')).grounds;
