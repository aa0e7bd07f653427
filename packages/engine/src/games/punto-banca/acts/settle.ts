import { offer } from '../../../decider.ts';
import { citing, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { isPlayedOut } from '../../../table/closing.ts';
import { finished } from '../coup/finished.ts';
import { returnStakes, settleStakes } from '../money/settlement.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Outcome } from '../questions.ts';
import { endTalla } from '../shoe/talla.ts';
import { beginCoup } from '../shoe/turn.ts';
import { coupOf } from '../state.ts';
import { act, atStep, notNow } from './act.ts';

/** Does the shoe stay where it is? */
function moveShoe(p: Proceedings, outcome: Outcome): void {
  const { holder } = p.state.shoe;
  const after = p.law.shoeAfter.ask({ outcome });
  const grounds = refsOf(after.grounds);
  if (holder?.kind === 'player') {
    p.record({ type: after.answer === 'stays' ? 'ShoeKept' : 'ShoeLost', player: holder.id, grounds });
  } else if (holder?.kind === 'croupier' && holder.until === 'bank-loss' && after.answer === 'passes') {
    p.record({ type: 'CroupierHoldsShoe', until: 'next-coup', passed: null, grounds });
  }
}

/** The coups that were announced have been played: what lies on the cloth goes back, and the table is closed. */
function closeAfterTheLast(p: Proceedings): void {
  const grounds = citing(p.law.lastCoups.ask(NOTHING).grounds);
  returnStakes(p, grounds);
  p.record({ type: 'TableClosed', grounds });
}

export const settle = act(
  'Settle',
  (law, state, by) => {
    const { grounds } = law.settling.ask(NOTHING);
    if (by.kind !== 'croupier') return refuse('not-yours', grounds);
    return atStep(state, 'settle') ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const { no } = coupOf(p.state);
    const coup = finished(p.law, coupOf(p.state));
    settleStakes(p, coup);
    const { outcome } = coup;
    p.record({ type: 'CoupEnded', coup: no, outcome, grounds: refsOf(p.law.settling.ask(NOTHING).grounds) });
    moveShoe(p, outcome);
    if (isPlayedOut(p.state)) closeAfterTheLast(p);
    else if (p.state.pack.stopCardShown) endTalla(p, 'after-the-last-coup');
    else beginCoup(p);
  },
);
