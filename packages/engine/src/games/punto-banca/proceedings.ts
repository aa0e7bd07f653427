import type { NonEmpty } from '../../law/ground.ts';
import type { Proceedings as AnyProceedings } from '../../proceedings.ts';
import type { People } from '../../table/place.ts';
import { type Company, companies } from './company.ts';
import { Draft } from './draft.ts';
import type { EventOf, PuntoBancaEvent } from './events.ts';
import { write } from './evolve.ts';
import { nothingChanges } from './keep-coup.ts';
import type { PuntoBancaLaw } from './questions.ts';
import type { PuntoBancaState } from './state.ts';

/** What acts bring about, event after event, written on one draft. */
export class Proceedings implements AnyProceedings<PuntoBancaLaw, PuntoBancaState, PuntoBancaEvent> {
  readonly law: PuntoBancaLaw;
  readonly #draft: Draft;
  #events: PuntoBancaEvent[] | null = null;
  #people: People | null = null;
  #company: Company | null = null;

  constructor(law: PuntoBancaLaw, state: PuntoBancaState) {
    this.law = law;
    this.#draft = new Draft(state);
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
    return this.recordAs(event, write);
  }

  /** The same where it is known at once how such an event is kept in the books. */
  recordAs<E extends PuntoBancaEvent>(event: E, keep: (draft: Draft, event: E) => void): this {
    // Most acts bring about one event: a list begun with it is no longer than it need be.
    if (this.#events === null) this.#events = [event];
    else this.#events.push(event);
    keep(this.#draft, event);
    return this;
  }

  call(called: EventOf<'Called'>): this {
    return this.recordAs(called, nothingChanges);
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
