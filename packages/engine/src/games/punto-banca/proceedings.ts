import type { NonEmpty } from '../../law/ground.ts';
import type { Proceedings as AnyProceedings } from '../../proceedings.ts';
import { callsOf } from './calls.ts';
import { Draft } from './draft.ts';
import type { PuntoBancaEvent } from './events.ts';
import { nothingChanges, write } from './evolve.ts';
import type { CallFacts, PuntoBancaLaw } from './questions.ts';
import type { PuntoBancaState } from './state.ts';

/** What acts bring about, event after event, written on one draft. */
export class Proceedings implements AnyProceedings<PuntoBancaLaw, PuntoBancaState, PuntoBancaEvent> {
  readonly law: PuntoBancaLaw;
  readonly #draft: Draft;
  #events: PuntoBancaEvent[] | null = null;

  constructor(law: PuntoBancaLaw, state: PuntoBancaState) {
    this.law = law;
    this.#draft = new Draft(state);
  }

  get state(): PuntoBancaState {
    return this.#draft.state;
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

  call(occasion: CallFacts['occasion'], total?: number, outcome?: CallFacts['outcome']): this {
    return this.recordAs(callsOf(this.law)(occasion, total, outcome), nothingChanges);
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
