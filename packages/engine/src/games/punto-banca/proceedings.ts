import type { NonEmpty } from '../../law/ground.ts';
import type { Made } from '../../numbered.ts';
import type { Pattern } from '../../pattern.ts';
import type { Proceedings as AnyProceedings } from '../../proceedings.ts';
import type { People } from '../../table/place.ts';
import type { EventWriter } from '../../written-events.ts';
import { type Company, companies } from './company.ts';
import { Draft } from './draft.ts';
import type { EventOf, PuntoBancaEvent } from './events.ts';
import { write } from './evolve.ts';
import type { PuntoBancaLaw } from './questions.ts';
import type { PuntoBancaState } from './state.ts';

/** What acts bring about, event after event, written on one draft. */
export class Proceedings implements AnyProceedings<PuntoBancaLaw, PuntoBancaState, PuntoBancaEvent> {
  readonly law: PuntoBancaLaw;
  readonly #draft: Draft;
  readonly #writer: EventWriter<PuntoBancaEvent> | null;
  #events: PuntoBancaEvent[] | null = null;
  #people: People | null = null;
  #company: Company | null = null;

  constructor(law: PuntoBancaLaw, state: PuntoBancaState, writer: EventWriter<PuntoBancaEvent> | null = null) {
    this.law = law;
    this.#draft = new Draft(state);
    this.#writer = writer;
  }

  get state(): PuntoBancaState {
    return this.#draft.state;
  }

  get company(): Company {
    const { people } = this.state;
    if (this.#people !== people) {
      this.#people = people;
      this.#company = companies(this.law)(people);
    }
    return this.#company as Company;
  }

  record(event: PuntoBancaEvent): this {
    this.#writer?.event(event);
    this.#list(event);
    write(this.#draft, event);
    return this;
  }

  /** The same for an event that is made once, where it is known at once how it is kept in the books. */
  recordMade<E extends PuntoBancaEvent>(made: Made<E>, keep: (draft: Draft, event: E) => void): this {
    this.#writer?.whole(made);
    this.#list(made.event);
    keep(this.#draft, made.event);
    return this;
  }

  /** The same for one that is made on a pattern. */
  recordOn<E extends PuntoBancaEvent, P extends Pattern<E>>(
    pattern: P,
    event: E,
    keep: (draft: Draft, event: E, pattern: P) => void,
  ): this {
    this.#writer?.patterned(pattern, event);
    this.#list(event);
    keep(this.#draft, event, pattern);
    return this;
  }

  /** What is called out changes nothing. */
  call(called: Made<EventOf<'Called'>>): this {
    this.#writer?.whole(called);
    this.#list(called.event);
    return this;
  }

  /** Most acts bring about one to three events: lists that are no longer than they need be. */
  #list(event: PuntoBancaEvent): void {
    const events = this.#events;
    if (events === null) this.#events = [event];
    else if (events.length === 1) this.#events = [events[0] as PuntoBancaEvent, event];
    else events.push(event);
  }

  take(): NonEmpty<PuntoBancaEvent> {
    const events = this.#events ?? [];
    this.#events = null;
    return events as unknown as NonEmpty<PuntoBancaEvent>;
  }

  keep(): PuntoBancaState {
    return this.#draft.keep();
  }
}
