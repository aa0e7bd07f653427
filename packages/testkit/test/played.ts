import { fold, type GameEvent, type Playable, type Unchecked } from '@sabot/engine';

/** A table played by hand: how it stands, and what has happened. */
export interface Played<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export function after<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  { state, events }: Played<State, Event>,
  command: Unchecked,
): Played<State, Event> {
  const decided = ruleset.decide(state, command);
  if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
  return { state: fold(ruleset.game, decided.value, state), events: [...events, ...decided.value] };
}

/** How the table stands when all this has been done at a new one. */
export const stateAfter = <State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  commands: readonly Unchecked[],
): State =>
  commands.reduce<Played<State, Event>>((at, command) => after(ruleset, at, command), {
    state: ruleset.game.initial,
    events: [],
  }).state;
