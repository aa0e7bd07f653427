import type { Hands } from '@sabot/engine';

/** Hands that do one act and then rest: at a random table people come in between. */
export const oneAct =
  <State, Event>(hands: Hands<State, Event>): Hands<State, Event> =>
  (next, state, played) =>
    played.length > 0 ? null : hands(next, state, played);
