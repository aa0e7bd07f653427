import { Proceedings as AnyProceedings } from '../../dispatch.ts';
import { refsOf } from '../../law/ground.ts';
import { ZERO } from '../../money/cents.ts';
import type { DosPanosEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CallFacts, DosPanosLaw, Occasion } from './questions.ts';
import type { DosPanosState } from './state.ts';

const PLAIN_CALL: Omit<CallFacts, 'occasion'> = { amount: ZERO, pano: 'pano-1', total: 0, outcome: 'tie', name: '' };

export class Proceedings extends AnyProceedings<DosPanosLaw, DosPanosState, DosPanosEvent> {
  constructor(law: DosPanosLaw, state: DosPanosState) {
    super(law, state, { evolve });
  }

  call(occasion: Occasion, more: Partial<CallFacts> = {}): this {
    const words = this.law.call.ask({ ...PLAIN_CALL, ...more, occasion });
    return this.record({ type: 'Called', occasion, words: words.answer, grounds: refsOf(words.grounds) });
  }
}
