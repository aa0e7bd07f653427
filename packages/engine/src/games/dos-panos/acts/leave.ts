import { offer } from '../../../decider.ts';
import { refuse } from '../../../refusal.ts';
import { isToCut, offerCut } from '../../circulo/cutting.ts';
import { takeLeave } from '../../circulo/leaving.ts';
import { goOn } from '../bank/passage.ts';
import { leaveBank, leavingRule } from '../bank/tenure.ts';
import { takeAllBack } from '../money/accounts.ts';
import { isTied } from '../people/ties.ts';
import { act, isHere, nameOf, notHere, notYours } from './act.ts';

/** Who leaves takes his chips along. A banker who may leave the bank does so by leaving; others are not asked again. */
export const leave = act(
  'Leave',
  (law, state, by) => {
    const { grounds } = law.admission.ask({ place: 'seat' });
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    const { bank, phase, passage } = state;
    if (bank?.banker === by.id && bank.deposited) {
      const leaving = leavingRule({ law, state });
      if (phase !== 'bank' && phase !== 'waiting') return refuse('coup-under-way', leaving.grounds);
      return leaving.answer === 'allowed' || bank.broken ? offer(grounds) : refuse('must-deal-first', leaving.grounds);
    }
    const isAsked = passage?.offered === by.id;
    const tied = isAsked ? null : isTied(law, state, by.id);
    return tied ?? offer(grounds);
  },
  (p, _, by) => {
    const player = nameOf(by);
    if (p.state.bank?.banker === player) leaveBank(p);
    const wasToCut = isToCut(p.state, player);
    const wasAsked = p.state.passage?.offered === player;
    takeLeave(p, player, takeAllBack);
    if (wasAsked) goOn(p);
    if (wasToCut) offerCut(p);
  },
);
