import type { NonEmpty } from './law/ground.ts';
import type { GameEvent } from './ruleset.ts';

/** What one act brings about, event after event, each seen in the state that the ones before it left. */
export abstract class Proceedings<Law, State, Event extends GameEvent> {
  readonly law: Law;
  #state: State;
  readonly #events: Event[] = [];
  readonly #states: State[] = [];

  constructor(law: Law, state: State) {
    this.law = law;
    this.#state = state;
  }

  protected abstract evolve(state: State, event: Event): State;

  get state(): State {
    return this.#state;
  }

  /** At least one, once an act has happened. */
  get events(): NonEmpty<Event> {
    return this.#events as unknown as NonEmpty<Event>;
  }

  /** The state after each of them. */
  get states(): NonEmpty<State> {
    return this.#states as unknown as NonEmpty<State>;
  }

  record(event: Event): this {
    this.#state = this.evolve(this.#state, event);
    this.#events.push(event);
    this.#states.push(this.#state);
    return this;
  }
}
