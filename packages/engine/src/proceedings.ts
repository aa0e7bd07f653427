import type { NonEmpty } from './law/ground.ts';
import type { GameEvent } from './ruleset.ts';
import type { EventWriter } from './written-events.ts';

/** What acts bring about, event after event, each seen in the state that the ones before it left. */
export interface Proceedings<Law, State, Event extends GameEvent> {
  readonly law: Law;
  /** As the events so far have left it. A game may go on writing on it: keep what you need of it, not itself. */
  readonly state: State;
  /** The events since they were last taken. A list that has been taken is not added to. */
  take(): NonEmpty<Event>;
  /** The state as it stands, for whoever wants to hold it: it is not written on any more. */
  keep(): State;
}

/** Proceedings of a game whose states are never written on: each event leads to a state of its own. */
export abstract class PureProceedings<Law, State, Event extends GameEvent> implements Proceedings<Law, State, Event> {
  readonly law: Law;
  state: State;
  readonly #writer: EventWriter<Event> | null;
  #events: Event[] = [];

  constructor(law: Law, state: State, writer: EventWriter<Event> | null = null) {
    this.law = law;
    this.state = state;
    this.#writer = writer;
  }

  protected abstract evolve(state: State, event: Event): State;

  record(event: Event): this {
    this.#events.push(event);
    this.#writer?.event(event);
    this.state = this.evolve(this.state, event);
    return this;
  }

  take(): NonEmpty<Event> {
    const events = this.#events;
    this.#events = [];
    return events as unknown as NonEmpty<Event>;
  }

  keep(): State {
    return this.state;
  }
}
