import { offer } from '../../../decider.ts';
import { refuse } from '../../../refusal.ts';
import { isToCut, offerCut } from '../../circulo/cutting.ts';
import { takeLeave } from '../../circulo/leaving.ts';
import { goOn } from '../bank/passage.ts';
import { passMano } from '../bank/tenure.ts';
import { takeAllBack } from '../money/accounts.ts';
import { isTied } from '../people/ties.ts';
import { bankOf } from '../state.ts';
import { act, isHere, nameOf, notHere, notYours } from './act.ts';

/** Who leaves takes his chips along. A banker who has dealt gives the bank up by leaving; others are not asked again. */
export const leave = act(
  'Leave',
  (law, state, by) => {
    const { grounds } = law.admission.ask({ place: 'seat' });
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    const { bank, phase, passage } = state;
    if (bank?.banker === by.id) {
      const passing = law.passing.ask({ dealt: bank.dealt });
      if (phase !== 'bank' && phase !== 'waiting') return refuse('coup-under-way', passing.grounds);
      return passing.answer === 'allowed' ? offer(grounds) : refuse('must-deal-first', passing.grounds);
    }
    const isAsked = passage?.offered?.to === by.id;
    const tied = isAsked ? null : isTied(law, state, by.id);
    return tied ?? offer(grounds);
  },
  (p, _, by) => {
    const player = nameOf(by);
    if (p.state.bank?.banker === player && bankOf(p.state).dealt > 0) passMano(p);
    const wasToCut = isToCut(p.state, player);
    const wasAsked = p.state.passage?.offered?.to === player;
    takeLeave(p, player, takeAllBack);
    if (wasAsked) goOn(p);
    if (wasToCut) offerCut(p);
  },
);
