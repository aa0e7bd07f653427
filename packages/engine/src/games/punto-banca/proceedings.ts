import type { Happened } from '../../decider.ts';
import { type NonEmpty, refsOf } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import type { Ruling } from '../../law/question.ts';
import { Draft } from './draft.ts';
import type { EventOf, PuntoBancaEvent } from './events.ts';
import { write } from './evolve.ts';
import type { CallFacts, PuntoBancaLaw } from './questions.ts';
import type { PuntoBancaState } from './state.ts';

/** The same words on the same grounds are the same event, whenever they are called. */
const callsOf = perLaw((_: PuntoBancaLaw) => new WeakMap<Ruling<unknown>, EventOf<'Called'>>());

/** What an act brings about, event after event, each seen in the state that the ones before it left. */
export class Proceedings {
  readonly law: PuntoBancaLaw;
  /** As the events so far have left it. It is written on, event after event: keep what you need of it, not itself. */
  readonly state: PuntoBancaState;
  readonly #draft: Draft;
  #events: PuntoBancaEvent[] | null = null;

  constructor(law: PuntoBancaLaw, state: PuntoBancaState) {
    this.law = law;
    this.#draft = new Draft(state);
    this.state = this.#draft.state;
  }

  record(event: PuntoBancaEvent): this {
    // Most acts bring about one event: a list begun with it is no longer than it need be.
    if (this.#events === null) this.#events = [event];
    else this.#events.push(event);
    write(this.#draft, event);
    return this;
  }

  call(occasion: CallFacts['occasion'], total = 0, outcome: CallFacts['outcome'] = 'tie'): this {
    const words = this.law.call.ask({ occasion, total, outcome });
    const known = callsOf(this.law);
    let called = known.get(words);
    if (called === undefined) {
      called = { type: 'Called', occasion, words: words.answer, grounds: refsOf(words.grounds) };
      known.set(words, called);
    }
    return this.record(called);
  }

  done(): Happened<PuntoBancaState, PuntoBancaEvent> {
    return { events: (this.#events ?? []) as unknown as NonEmpty<PuntoBancaEvent>, state: this.state };
  }
}
