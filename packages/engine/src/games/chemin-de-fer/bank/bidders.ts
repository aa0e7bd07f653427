import type { Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { namesIn } from '../../../table/by-name.ts';
import { chips } from '../money/accounts.ts';
import { claimant, seatsOf } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Bidder, CheminDeFerLaw } from '../questions.ts';
import { type CheminDeFerState, type Pledge, passageOf } from '../state.ts';

type State = CheminDeFerState;

/** What somebody is in an auction: who had the bank before, his associate, who refused to deal, or anybody. */
export function bidderKind(state: State, player: string): Bidder {
  const { cause, from, associates, passer } = passageOf(state);
  if (cause === 'refused') {
    if (player === from) return 'refuser';
    return player === passer ? 'previous-passer' : 'other';
  }
  if (player === from) return cause === 'passed' ? 'passer' : 'outgoing';
  if (cause !== 'passed') return 'other';
  if (associates.includes(player)) return 'associate';
  return player === passer ? 'earlier-passer' : 'other';
}

/** Who may not bid for the bank that is auctioned, and why. */
export function excludedFrom(p: Proceedings): {
  readonly players: readonly string[];
  readonly grounds: readonly Ground[];
} {
  const asked = namesIn(p.state.people).map((player) => ({
    player,
    ruling: p.law.bidding.ask({ bidder: bidderKind(p.state, player) }),
  }));
  const excluded = asked.filter(({ ruling }) => ruling.answer === 'excluded');
  return {
    players: excluded.map(({ player }) => player),
    grounds: excluded.flatMap(({ ruling }) => ruling.grounds),
  };
}

/** The bid that stands. */
export const topBid = (state: State): Pledge | null => passageOf(state).bids.at(-1) ?? null;

/** The least this player may bid now: the standing bid itself where he would come before its bidder. */
export function leastBid(law: CheminDeFerLaw, state: State, player: string): Cents {
  const step = law.bidStep.ask(NOTHING).answer;
  const top = topBid(state);
  if (top === null) {
    const { cause, previous } = passageOf(state);
    const floor = law.auctionFloor.ask({ cause }).answer === 'same' ? previous : 0;
    return cents(Math.ceil(Math.max(law.bankMinimum.ask(NOTHING).answer, floor) / step) * step);
  }
  const ranks = law.priority.ask({
    purpose: 'auction',
    claimants: [claimant(state, player, { stake: top.amount }), claimant(state, top.player, { stake: top.amount })],
    from: passageOf(state).seat,
    seats: seatsOf(law),
  });
  return ranks.answer[0]?.player === player ? top.amount : cents(top.amount + step);
}

export const mostBid = (law: CheminDeFerLaw, state: State, player: string): Cents => {
  const most = law.bankMaximum.ask(NOTHING).answer;
  return cents(Math.min(chips(state, player), most ?? Number.MAX_SAFE_INTEGER));
};

/** Who is still asked: not excluded, not out, not the highest bidder. Whoever lacks the chips may buy some, or say that he bids no more. */
export function stillAsked(state: State): readonly string[] {
  const { excluded, out } = passageOf(state);
  const top = topBid(state);
  return namesIn(state.people).filter(
    (player) =>
      player !== top?.player && !excluded.includes(player) && !out.includes(player) && !state.away.includes(player),
  );
}

/** Those of them who have chips enough for the next bid. */
export const bidders = (law: CheminDeFerLaw, state: State): readonly string[] =>
  stillAsked(state).filter((player) => mostBid(law, state, player) >= leastBid(law, state, player));
