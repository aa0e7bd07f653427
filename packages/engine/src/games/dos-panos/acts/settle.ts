import { offer, refuse } from '../../../decider.ts';
import { NOTHING } from '../../../law/question.ts';
import { settleCoup } from '../settlement.ts';
import { act, atStep, notNow, notYours } from './act.ts';

export const settle = act(
  'Settle',
  (law, state, by) => {
    const { answer, grounds } = law.ending.ask(NOTHING);
    if (by.kind !== 'croupier') return notYours(grounds);
    if (!atStep(state, 'settle')) return notNow(state, grounds);
    return answer.includes('settle') ? offer(grounds) : refuse('nothing-to-settle', grounds);
  },
  (p) => settleCoup(p),
);
