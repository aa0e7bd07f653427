import { Proceedings as AnyProceedings } from '../../dispatch.ts';
import { refsOf } from '../../law/ground.ts';
import type { PuntoBancaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CallFacts, Occasion, PuntoBancaLaw } from './questions.ts';
import type { PuntoBancaState } from './state.ts';

export class Proceedings extends AnyProceedings<PuntoBancaLaw, PuntoBancaState, PuntoBancaEvent> {
  constructor(law: PuntoBancaLaw, state: PuntoBancaState) {
    super(law, state, { evolve });
  }

  call(occasion: Occasion, { total = 0, outcome = 'tie' }: Partial<CallFacts> = {}): this {
    const words = this.law.call.ask({ occasion, total, outcome });
    return this.record({ type: 'Called', occasion, words: words.answer, grounds: refsOf(words.grounds) });
  }
}
