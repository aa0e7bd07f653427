import { type Act, refuse, type Said } from '../../../decider.ts';
import type { Ground, NonEmpty } from '../../../law/ground.ts';
import type { Actor } from '../../../table/actor.ts';
import type { CirculoCommands } from '../../circulo/commands.ts';
import type { CirculoAct } from '../../circulo/table.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { CheminDeFerEvent } from '../events.ts';
import { plainFacts } from '../incident-facts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState, Step } from '../state.ts';

export { groundsOf, isHere, isOpen, isStaff, nameOf, notHere, notNow, notYours } from '../../circulo/table.ts';

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
  const happen = (p: Proceedings, command: Said<CommandOf<T>>): void => record(p, command, command.by);
  return { name, offer: guarded, happen } as unknown as CheminDeFerAct<never>;
}

/** An act that this game has in common with others, and what follows it here. */
export const shared = <T extends keyof CirculoCommands>(
  common: CirculoAct<T>,
  then: (p: Proceedings, by: Actor) => void = () => {},
): CheminDeFerAct<never> =>
  act<T>(common.name, common.offer, (p, command, by) => {
    common.record(p, command as never, by);
    then(p, by);
  });

export const isBanker = ({ bank }: CheminDeFerState, by: Actor): boolean =>
  by.kind === 'player' && bank?.banker === by.id;
export const atStep = ({ phase, coup }: CheminDeFerState, ...steps: readonly Step[]): boolean =>
  phase === 'coup' && coup !== null && steps.includes(coup.step);
