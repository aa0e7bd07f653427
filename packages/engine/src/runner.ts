import type { Result, Unchecked } from './decider.ts';
import type { GameEvent, Playable } from './ruleset.ts';
import type { Await } from './table/await.ts';

/** The acts of croupier and shoe need no waiting; everybody else is a person. */
export const isForThePeople = ({ by }: Await): boolean => by.some(({ kind }) => kind !== 'croupier' && kind !== 'shoe');

/** The arguments of the house's next act; a game's own `house` gives them, once it knows where cards come from. */
export type HouseHands<State> = (act: string, state: State) => Readonly<Record<string, unknown>>;

/** A decided command together with all that croupier and shoe did after it until a person is awaited. */
export interface Ran<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Lets croupier and shoe act until a person is awaited or nothing more can be done. */
export function runHouse<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  start: State,
  hands: HouseHands<State>,
): Ran<State, Event> {
  const events: Event[] = [];
  let state = start;
  for (;;) {
    const awaited = ruleset.game.awaits(state);
    const next = awaited.find((a) => !isForThePeople(a));
    if (next === undefined || awaited.some(isForThePeople)) return { state, events };
    const type = next.acts[0];
    const happened = ruleset.advance(state, { ...hands(type, state), type, by: next.by[0] });
    if (!happened.ok) throw new Error(`the house may not ${type}: ${happened.refusal.code}`);
    events.push(...happened.value.events);
    state = happened.value.state;
  }
}

/** Decides a person's command, then lets the house act. */
export function run<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  state: State,
  command: Unchecked,
  hands: HouseHands<State>,
): Result<Ran<State, Event>> {
  const happened = ruleset.advance(state, command);
  if (!happened.ok) return happened;
  const ran = runHouse(ruleset, happened.value.state, hands);
  return { ok: true, value: { state: ran.state, events: [...happened.value.events, ...ran.events] } };
}
