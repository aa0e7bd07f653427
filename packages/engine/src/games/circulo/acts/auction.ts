import { type Offer, offer, type Result } from '../../../decider.ts';
import type { Ground, NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import type { Cents } from '../../../money/cents.ts';
import { type Refused, refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import type { CirculoState } from '../state.ts';
import { type CirculoLaw, groundsOf, isHere, notHere, notNow, notYours } from '../table.ts';

type Grounds = NonEmpty<Ground>;

/** Why this person has no say in an auction now; null where he has. */
export function notBidding(law: CirculoLaw, state: CirculoState, by: Actor, grounds: Grounds): Refused | null {
  if (by.kind !== 'player') return notYours(grounds);
  if (!isHere(state, by)) return notHere(law);
  return state.phase === 'auction' ? null : notNow(state, grounds);
}

/** A bid between these two, as far as his chips go. `first`: nobody has bid yet. */
export function mayBid(law: CirculoLaw, min: Cents, max: Cents, first: boolean, grounds: Grounds): Result<Offer> {
  const [covered] = groundsOf(law, 'chips');
  if (max < min) return refuse('beyond-the-chips', groundsOf(law, 'chips'), { min, max });
  const step = law.bidStep.ask(NOTHING);
  const most = law.bankMaximum.ask(NOTHING);
  const limits = {
    min: first ? groundsOf(law, 'bankMinimum')[0] : grounds[0],
    max: most.answer === max ? most.grounds[0] : covered,
    step: step.grounds[0],
  };
  const amount = { kind: 'amount', min, max, step: step.answer, orNothing: false, grounds: limits } as const;
  return offer(grounds, within({ amount }));
}
