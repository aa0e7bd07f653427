import { handOf } from '../../../coup/drawn.ts';
import { totalOf, whyTotal } from '../../../coup/totals.ts';
import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { proceed } from '../coup/flow.ts';
import { staffWith, standsIn } from '../coup/staff.ts';
import { type Coup, coupOf, type PuntoBancaState } from '../state.ts';
import { act, atStep, notNow, whyNotHis } from './act.ts';

/** The hand that is to be uncovered, and who has it. */
function handedIn(state: PuntoBancaState): NonNullable<Coup['handed']> {
  const { handed } = coupOf(state);
  if (handed === null) throw new Error('no hand was handed out');
  return handed;
}

/** Whoever holds the cards that are to be uncovered: a player, or the staff where no player does. */
function isHolder(state: PuntoBancaState, by: Actor): boolean {
  const { to } = handedIn(state);
  return by.kind === 'player' ? to === by.id : to === null && standsIn(by, staffWith(coupOf(state)));
}

export const uncover = act(
  'Uncover',
  (law, state, by) => {
    const { grounds } = law.uncovering.ask({ hand: state.coup?.handed?.hand ?? 'punto' });
    if (!atStep(state, 'uncover')) return notNow(state, grounds);
    return isHolder(state, by) ? offer(grounds) : refuse('not-your-cards', whyNotHis(law, state, grounds));
  },
  (p) => {
    const { hand, to } = handedIn(p.state);
    const { law } = p;
    const coup = coupOf(p.state);
    const laid = law.laid.ask({ hand });
    const total = totalOf(law, coup, hand);
    p.record({
      type: 'HandUncovered',
      hand,
      by: to,
      cards: handOf(coup.drawn, hand).map(({ card }) => card),
      total,
      laid: laid.answer,
      grounds: citing(law.uncovering.ask({ hand }).grounds, ...whyTotal(law, coup, hand), laid.grounds),
    });
    p.call(hand === 'punto' ? 'punto-total' : 'banca-total', { total });
    proceed(p);
  },
);
