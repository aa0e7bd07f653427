import { offer, refuse } from '../../../decider.ts';
import { refsOf } from '../../../law/ground.ts';
import { perLaw } from '../../../law/per-law.ts';
import { NOTHING } from '../../../law/question.ts';
import { coupMarks } from '../coup-marks.ts';
import { nothingChanges } from '../keep-coup.ts';
import { coupIsEnded, shoeIsLeft } from '../keep-shoe.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Outcome, PuntoBancaLaw } from '../questions.ts';
import { settleStakes } from '../settle.ts';
import { shoeMoves } from '../shoe-moves.ts';
import { beginCoup, endTalla } from '../shoe-turn.ts';
import { coupOf } from '../state.ts';
import { act, notNow } from './act.ts';
import { atStep } from './deal.ts';

/** Where the shoe goes after each outcome, and why. */
const shoeAfter = perLaw((law: PuntoBancaLaw) => {
  const after = (outcome: Outcome) => {
    const { answer, grounds } = law.shoeAfter.ask({ outcome });
    return { answer, grounds: refsOf(grounds) };
  };
  return { punto: after('punto'), banca: after('banca'), tie: after('tie') };
});

/** Does the shoe stay where it is? */
function moveShoe(p: Proceedings, outcome: Outcome): void {
  const { holder } = p.state.shoe;
  const after = shoeAfter(p.law)[outcome];
  const { grounds } = after;
  if (holder?.kind === 'player') {
    if (after.answer === 'stays') p.recordMade(shoeMoves(p.law).kept(holder.id, grounds), nothingChanges);
    else p.recordMade(shoeMoves(p.law).lost(holder.id, grounds), shoeIsLeft);
  } else if (holder?.kind === 'croupier' && holder.until === 'bank-loss' && after.answer === 'passes') {
    p.record({ type: 'CroupierHoldsShoe', until: 'next-coup', passed: null, grounds });
  }
}

export const settle = act(
  'Settle',
  (law, state, by) => {
    const { grounds } = law.settling.ask(NOTHING);
    if (by.kind !== 'croupier') return refuse('not-yours', grounds);
    return atStep(state, 'settle') ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const { decided, no } = coupOf(p.state);
    if (decided === null) throw new Error('the coup is not decided');
    settleStakes(p, decided);
    const { outcome } = decided;
    const ending = coupMarks(p.law).ended[outcome];
    p.recordOn(ending, { type: 'CoupEnded', coup: no, outcome, grounds: ending.always.grounds }, coupIsEnded);
    moveShoe(p, outcome);
    if (p.state.pack.stopCardShown) endTalla(p, 'after-the-last-coup');
    else beginCoup(p);
  },
  ({ state }, { by }) => by.kind === 'croupier' && atStep(state, 'settle'),
);
