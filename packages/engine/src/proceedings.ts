import type { Happened } from './decider.ts';
import type { NonEmpty } from './law/ground.ts';
import type { GameEvent } from './ruleset.ts';

/** What an act brings about, event after event, each seen in the state that the ones before it left. */
export abstract class Proceedings<Law, State, Event extends GameEvent> {
  readonly law: Law;
  state: State;
  readonly events: Event[] = [];

  constructor(law: Law, state: State) {
    this.law = law;
    this.state = state;
  }

  protected abstract evolve(state: State, event: Event): State;

  record(event: Event): this {
    this.events.push(event);
    this.state = this.evolve(this.state, event);
    return this;
  }

  done(): Happened<State, Event> {
    return { events: this.events as unknown as NonEmpty<Event>, state: this.state };
  }
}
