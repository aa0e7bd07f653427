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

  /** Every act that happens records one at least. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /** The state after each of them. */
  get states(): readonly State[] {
    return this.#states;
  }

  record(event: Event): this {
    this.#state = this.evolve(this.#state, event);
    this.#events.push(event);
    this.#states.push(this.#state);
    return this;
  }
}
