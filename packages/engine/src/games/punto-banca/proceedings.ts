import type { Happened } from '../../decider.ts';
import { type NonEmpty, refsOf } from '../../law/ground.ts';
import type { PuntoBancaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CallFacts, PuntoBancaLaw } from './questions.ts';
import type { PuntoBancaState } from './state.ts';

/** What an act brings about, event after event, each seen in the state that the ones before it left. */
export class Proceedings {
  readonly law: PuntoBancaLaw;
  state: PuntoBancaState;
  readonly events: PuntoBancaEvent[] = [];

  constructor(law: PuntoBancaLaw, state: PuntoBancaState) {
    this.law = law;
    this.state = state;
  }

  record(event: PuntoBancaEvent): this {
    this.events.push(event);
    this.state = evolve(this.state, event);
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
