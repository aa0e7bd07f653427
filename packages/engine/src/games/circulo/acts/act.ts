import type { Act, Offer, Result, Said } from '../../../decider.ts';
import type { Ground, NonEmpty } from '../../../law/ground.ts';
import type { Ruling } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { GameEvent } from '../../../ruleset.ts';
import type { Actor } from '../../../table/actor.ts';
import type { CirculoCommands } from '../commands.ts';
import type { CirculoState } from '../state.ts';
import type { CirculoAct, CirculoLaw, CirculoProceedings } from '../table.ts';

/** What is done at a table while somebody decides on an irregularity. */
const ANY_TIME: ReadonlySet<string> = new Set([
  'GiveRuling',
  'RuleFreely',
  'BuyChips',
  'AskRules',
  'JoinWaitingList',
  'LeaveWaitingList',
  'StepAway',
  'ComeBack',
  'NoteSeatElsewhere',
]);

/** What one of these games is made of. */
interface Parts {
  readonly law: CirculoLaw & { readonly incident: { ask(facts: never): Ruling<unknown> } };
  readonly state: CirculoState;
  readonly command: { readonly type: string };
  readonly event: GameEvent;
  readonly proceedings: CirculoProceedings;
}

/** How a game makes its acts. `other`: the facts of something that no rule foresees. */
export function actsOf<Game extends Parts>(other: Parameters<Game['law']['incident']['ask']>[0]) {
  type Type = Game['command']['type'];
  type Command<T extends Type> = Extract<Game['command'], { readonly type: T }>;
  type GameAct = Act<Game['law'], Game['state'], never, Game['event']>;

  /** Why somebody has to decide on what went wrong. */
  const unforeseen = (law: Game['law']): NonEmpty<Ground> => law.incident.ask(other).grounds;

  /** An act of the game: who may do it and within what, and what is recorded when it is done. */
  function act<T extends Type>(
    name: T,
    offer: (law: Game['law'], state: Game['state'], by: Actor) => Result<Offer>,
    record: (p: Game['proceedings'], command: Command<T>, by: Actor) => void,
  ): GameAct {
    const guarded: typeof offer = (law, state, by) =>
      state.referred !== null && !ANY_TIME.has(name)
        ? refuse('ruling-awaited', unforeseen(law))
        : offer(law, state, by);
    const happen = (p: Game['proceedings'], command: Said<Command<T>>): void => record(p, command, command.by);
    return { name, offer: guarded, happen };
  }

  /** An act that this game has in common with others, and what follows it here. */
  const shared = <T extends keyof CirculoCommands & Type>(
    common: CirculoAct<T>,
    then: (p: Game['proceedings'], by: Actor) => void = () => {},
  ): GameAct =>
    act(common.name, common.offer, (p, command, by) => {
      common.record?.(p, command as never, by);
      then(p, by);
    });

  return { act, shared, unforeseen };
}
