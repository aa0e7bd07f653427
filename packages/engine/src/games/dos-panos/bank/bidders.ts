import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { namesIn } from '../../../table/by-name.ts';
import { chips } from '../money/accounts.ts';
import type { DosPanosLaw } from '../questions.ts';
import { type DosPanosState, type Pledge, passageOf } from '../state.ts';

type State = DosPanosState;

/** What somebody is to the bank: whoever has left it a winner during this sabot may not have it again. */
export const bidderKind = ({ retired }: State, player: string): 'retired-winner' | 'other' =>
  retired.includes(player) ? 'retired-winner' : 'other';
export const mayHaveBank = (law: DosPanosLaw, state: State, player: string): boolean =>
  law.bidding.ask({ bidder: bidderKind(state, player) }).answer === 'may-bid';

/** Between equal bids: as at the opening, or as when the bank has been left. */
export const equalRule = (law: DosPanosLaw, { passage }: State) =>
  law.equalBids.ask({ again: passage?.cause === 'left' || passage?.cause === 'broken' });

/** The highest bid, and all who have made it, the first to do so first. */
export function topBids(state: State): readonly Pledge[] {
  const { bids } = passageOf(state);
  const top = Math.max(0, ...bids.map(({ amount }) => amount));
  return bids.filter(({ amount }) => amount === top);
}
const isTop = (state: State, player: string): boolean => topBids(state).some((bid) => bid.player === player);
/** Nobody else has bid as much. */
export const isAlone = (state: State, player: string): boolean => isTop(state, player) && topBids(state).length === 1;

/** The least this player may bid now: as much as the highest bid, or more where it is his own. */
export function leastBid(law: DosPanosLaw, state: State, player: string): Cents {
  const step = law.bidStep.ask(NOTHING).answer;
  const [top] = topBids(state);
  if (top === undefined) return cents(Math.ceil(law.bankMinimum.ask(NOTHING).answer / step) * step);
  return isTop(state, player) ? cents(top.amount + step) : top.amount;
}

export const mostBid = (law: DosPanosLaw, state: State, player: string): Cents =>
  cents(Math.min(chips(state, player), law.bankMaximum.ask(NOTHING).answer ?? Number.MAX_SAFE_INTEGER));

/** Who is still asked: not out, not alone with the highest bid. Whoever lacks the chips may buy some, or say that he bids no more. */
export function stillAsked(state: State): readonly string[] {
  const { out } = passageOf(state);
  return namesIn(state.people).filter(
    (player) =>
      !isAlone(state, player) &&
      !out.includes(player) &&
      !state.away.includes(player) &&
      !state.retired.includes(player),
  );
}

/** Those of them who may have the bank and have chips enough for the next bid. */
export const bidders = (law: DosPanosLaw, state: State): readonly string[] =>
  stillAsked(state).filter(
    (player) => mayHaveBank(law, state, player) && mostBid(law, state, player) >= leastBid(law, state, player),
  );
