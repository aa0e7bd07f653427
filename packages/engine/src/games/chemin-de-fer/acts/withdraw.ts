import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { conclude } from '../coup/flow.ts';
import { annul } from '../incidents/annulment.ts';
import { stakers, takeAllBack } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { coupOf } from '../state.ts';
import { act, atStep, groundsOf, nameOf, notNow } from './act.ts';

/** Each decides for himself; the coup goes on with the stakes that remain. */
function goOnWithout(p: Proceedings): void {
  if (coupOf(p.state).withdrawing.length > 0) return;
  if (stakers(p.state).length === 0) annul(p, 'coup', citing(groundsOf(p.law, 'earlyAbatir')));
  else conclude(p);
}

const answer = (name: 'WithdrawStakes' | 'LeaveStakes', withdraws: boolean) =>
  act(
    name,
    (law, state, by) => {
      const grounds = groundsOf(law, 'earlyAbatir');
      if (!atStep(state, 'withdraw')) return notNow(state, grounds);
      const may = by.kind === 'player' && (state.coup?.withdrawing.includes(by.id) ?? false);
      return may ? offer(grounds) : refuse('not-yours', grounds);
    },
    (p, _, by: Actor) => {
      const player = nameOf(by);
      const grounds = citing(groundsOf(p.law, 'earlyAbatir'));
      if (withdraws) {
        const postings = takeAllBack(p.state, player, grounds[0]);
        p.record({ type: 'StakesWithdrawn', player, grounds, postings });
      } else p.record({ type: 'StakesLeft', player, grounds });
      goOnWithout(p);
    },
  );
export const withdrawStakes = answer('WithdrawStakes', true);
export const leaveStakes = answer('LeaveStakes', false);
