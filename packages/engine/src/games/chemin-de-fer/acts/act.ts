import { type Act, refuse } from '../../../decider.ts';
import type { Ground, NonEmpty } from '../../../law/ground.ts';
import { NOTHING, type Nothing } from '../../../law/question.ts';
import type { Actor } from '../../../table/actor.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { CheminDeFerEvent } from '../events.ts';
import { plainFacts } from '../incident-facts.ts';
import { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw, CheminDeFerPoints } from '../questions.ts';
import type { CheminDeFerState, Step } from '../state.ts';

export type CheminDeFerAct<T extends CommandType> = Act<
  CheminDeFerLaw,
  CheminDeFerState,
  CommandOf<T>,
  CheminDeFerEvent
>;

/** What is done at a table while somebody decides on an irregularity. */
const ANY_TIME: ReadonlySet<CommandType> = new Set<CommandType>([
  'GiveRuling',
  'BuyChips',
  'AskRules',
  'JoinWaitingList',
  'LeaveWaitingList',
  'StepAway',
  'ComeBack',
  'NoteSeatElsewhere',
]);

export const unforeseen = (law: CheminDeFerLaw): NonEmpty<Ground> => law.incident.ask(plainFacts('other')).grounds;

/** An act of the game: who may do it and within what, and what is recorded when it is done. */
export function act<T extends CommandType>(
  name: T,
  offer: CheminDeFerAct<T>['offer'],
  record: (p: Proceedings, command: CommandOf<T>, by: Actor) => void,
): CheminDeFerAct<never> {
  const guarded: CheminDeFerAct<T>['offer'] = (law, state, by) =>
    state.referred !== null && !ANY_TIME.has(name) ? refuse('ruling-awaited', unforeseen(law)) : offer(law, state, by);
  const happen: CheminDeFerAct<T>['happen'] = (law, state, command, by) => {
    const p = new Proceedings(law, state);
    record(p, command, by);
    return p.done();
  };
  return { name, offer: guarded, happen } as CheminDeFerAct<never>;
}

export const nameOf = (by: Actor): string => (by.kind === 'player' ? by.id : '');
export const isHere = (state: CheminDeFerState, by: Actor): boolean => by.kind === 'player' && by.id in state.people;
export const isBanker = ({ bank }: CheminDeFerState, by: Actor): boolean =>
  by.kind === 'player' && bank?.banker === by.id;
export const isStaff = (by: Actor): boolean => by.kind === 'croupier' || by.kind === 'inspector';
export const isOpen = ({ phase }: CheminDeFerState): boolean => phase !== 'unopened' && phase !== 'closed';
export const atStep = ({ phase, coup }: CheminDeFerState, ...steps: readonly Step[]): boolean =>
  phase === 'coup' && coup !== null && steps.includes(coup.step);

/** Refusals that many acts share. */
export const notNow = ({ phase }: CheminDeFerState, grounds: readonly Ground[]) =>
  refuse('not-now', grounds, { phase });
export const notYours = (grounds: readonly Ground[]) => refuse('not-yours', grounds);
export const notHere = (law: CheminDeFerLaw) =>
  refuse('not-at-the-table', law.admission.ask({ place: 'seat' }).grounds);

/** The points that are asked without facts. */
type Plain = {
  [K in keyof CheminDeFerPoints]: Nothing extends CheminDeFerPoints[K]['facts'] ? K : never;
}[keyof CheminDeFerPoints];
/** What such a point rests on. */
export const groundsOf = (law: CheminDeFerLaw, point: Plain): NonEmpty<Ground> => law[point].ask(NOTHING).grounds;
