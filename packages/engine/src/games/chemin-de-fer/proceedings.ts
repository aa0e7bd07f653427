import { Proceedings as AnyProceedings } from '../../dispatch.ts';
import { refsOf } from '../../law/ground.ts';
import { type Cents, ZERO } from '../../money/cents.ts';
import type { CheminDeFerEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CheminDeFerLaw, Occasion, Outcome } from './questions.ts';
import type { CheminDeFerState } from './state.ts';

export class Proceedings extends AnyProceedings<CheminDeFerLaw, CheminDeFerState, CheminDeFerEvent> {
  constructor(law: CheminDeFerLaw, state: CheminDeFerState) {
    super(law, state, { evolve });
  }

  call(occasion: Occasion, { amount = ZERO, total = 0, outcome = 'tie' }: Called = {}): this {
    const words = this.law.call.ask({ occasion, amount, total, outcome });
    return this.record({ type: 'Called', occasion, words: words.answer, grounds: refsOf(words.grounds) });
  }
}

interface Called {
  readonly amount?: Cents;
  readonly total?: number;
  readonly outcome?: Outcome;
}
