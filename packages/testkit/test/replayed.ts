import { fold, type GameEvent, type Playable, type Unchecked } from '@sabot/engine';

/** Something that was done, what happened, and how the table stood before and after. */
export interface Step<State, Event> {
  readonly command: Unchecked;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/** The same things done again from here on; none of them may be refused. */
export function replayed<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  start: State,
  commands: readonly Unchecked[],
): readonly Step<State, Event>[] {
  let before = start;
  return commands.map((command) => {
    const decided = ruleset.decide(before, command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
    const after = fold(ruleset.game, decided.value, before);
    const step = { command, events: decided.value, before, after };
    before = after;
    return step;
  });
}
