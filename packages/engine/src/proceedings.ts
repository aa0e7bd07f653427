import type { NonEmpty } from './law/ground.ts';
import type { GameEvent } from './ruleset.ts';

/** What one act brings about, event after event, each seen in the state that the ones before it left. */
export abstract class Proceedings<Law, State, Event extends GameEvent> {
  readonly law: Law;
  #state: State;
  readonly #events: Event[] = [];

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

  record(event: Event): this {
    this.#events.push(event);
    this.#state = this.evolve(this.#state, event);
    return this;
  }
}
