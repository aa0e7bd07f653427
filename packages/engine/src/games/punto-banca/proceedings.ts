import type { Happened } from '../../decider.ts';
import { type NonEmpty, refsOf } from '../../law/ground.ts';
import { Draft } from './draft.ts';
import type { PuntoBancaEvent } from './events.ts';
import { write } from './evolve.ts';
import type { CallFacts, PuntoBancaLaw } from './questions.ts';
import type { PuntoBancaState } from './state.ts';

/** What an act brings about, event after event, each seen in the state that the ones before it left. */
export class Proceedings {
  readonly law: PuntoBancaLaw;
  /** As the events so far have left it. It is written on, event after event: keep what you need of it, not itself. */
  readonly state: PuntoBancaState;
  readonly events: PuntoBancaEvent[] = [];
  readonly #draft: Draft;

  constructor(law: PuntoBancaLaw, state: PuntoBancaState) {
    this.law = law;
    this.#draft = new Draft(state);
    this.state = this.#draft.state;
  }

  record(event: PuntoBancaEvent): this {
    this.events.push(event);
    write(this.#draft, event);
    return this;
  }

  call(occasion: CallFacts['occasion'], total = 0, outcome: CallFacts['outcome'] = 'tie'): this {
    const words = this.law.call.ask({ occasion, total, outcome });
    return this.record({ type: 'Called', occasion, words: words.answer, grounds: refsOf(words.grounds) });
  }

  done(): Happened<PuntoBancaState, PuntoBancaEvent> {
    return { events: this.events as unknown as NonEmpty<PuntoBancaEvent>, state: this.state };
  }
}
