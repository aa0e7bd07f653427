import { citing, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { playerAt, playersToTheRight } from '../../../table/place.ts';
import { stakeOn } from '../money/accounts.ts';
import { betsAt } from '../money/bets.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Bet } from '../questions.ts';
import { boxesInTurn } from './turn.ts';

/** Has this player the stake that whoever deals must have? */
function mayDeal(p: Proceedings, player: string): boolean {
  const { on, atLeast } = p.law.dealerStake.ask(NOTHING).answer;
  if (on === 'none') return true;
  const counts = (bet: Bet): boolean => on === 'any' || bet.on === on;
  return betsAt(p.law).some((bet) => counts(bet) && stakeOn(p.state, player, bet.name) >= atLeast);
}

/** Who deals this coup: the shoe-holder if he has his stake, else whoever the regulation puts in his place. */
export function dealerOfTheCoup(p: Proceedings): string | null {
  const { holder, turn } = p.state.shoe;
  if (holder?.kind !== 'player') return null;
  const duty = p.law.dealerStake.ask(NOTHING).grounds;
  const otherwise = p.law.dealerWithoutStake.ask(NOTHING);
  if (mayDeal(p, holder.id)) return holder.id;
  p.record({ type: 'DealerPassedOver', player: holder.id, grounds: citing(duty, otherwise.grounds) });
  // Dealing is optional: whoever has just declined is not asked again.
  const { declined } = p.state.shoe;
  const toTheRight = playersToTheRight(p.state.people, p.law.seats.ask(NOTHING).answer, turn ?? 0);
  const willing = toTheRight.filter((id) => !declined.includes(id));
  const next = otherwise.answer === 'croupier' ? undefined : willing.find((id) => mayDeal(p, id));
  if (next === undefined) {
    p.record({ type: 'CroupierHoldsShoe', until: 'next-coup', passed: null, grounds: citing(otherwise.grounds) });
    return null;
  }
  p.record({ type: 'ShoeTaken', player: next, grounds: citing(otherwise.grounds, duty) });
  return next;
}

/** Declined at the closing call, the shoe goes on to the next in turn who has the stake, failing all to the croupier. */
export function nextAfterDeclining(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  const { declined, turn } = p.state.shoe;
  const inTurn = boxesInTurn(p.law, turn).map((box) => playerAt(p.state.people, box));
  const next = inTurn.find((id) => id !== null && !declined.includes(id) && mayDeal(p, id)) ?? null;
  if (next !== null) p.record({ type: 'ShoeTaken', player: next, grounds });
  p.record({ type: 'CardsHeldBy', hand: 'banca', player: next, staff: next === null ? 'croupier' : null, grounds });
  if (next === null) p.record({ type: 'CroupierHoldsShoe', until: 'next-coup', passed: null, grounds });
}
