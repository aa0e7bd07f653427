import { type GameEvent, inTodaysForm, type Unchecked } from '@sabot/engine';

/** An act as the stream of its table keeps it, with all that came of it. */
export interface KeptAct {
  readonly command: Unchecked;
  readonly events: readonly GameEvent[];
}

interface Kept {
  readonly act: string | null;
  readonly event: GameEvent;
}

/** Events that begin with an act, act by act: an event without one belongs to the act before it. */
export function keptActs(kept: Iterable<Kept>): readonly KeptAct[] {
  const acts: { readonly command: Unchecked; readonly events: GameEvent[] }[] = [];
  for (const { act, event } of kept) {
    if (act !== null) acts.push({ command: inTodaysForm(JSON.parse(act) as Unchecked), events: [event] });
    else if (acts.length > 0) acts.at(-1)?.events.push(event);
    else throw new Error('the first event comes from no act');
  }
  return acts;
}
