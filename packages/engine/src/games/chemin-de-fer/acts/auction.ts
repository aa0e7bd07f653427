import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import { mayBid, notBidding } from '../../circulo/acts/auction.ts';
import { award } from '../bank/award.ts';
import { bidderKind, bidders, leastBid, mostBid, stillAsked, topBid } from '../bank/bidders.ts';
import { goOn } from '../bank/passage.ts';
import { claimant, seatsOf } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import { passageOf } from '../state.ts';
import { act, nameOf, notNow, notYours } from './act.ts';

const auctionGrounds = (law: CheminDeFerLaw) => law.nextStage.ask({ after: 'retake', cause: 'passed' }).grounds;

export const bid = act(
  'Bid',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    const player = nameOf(by);
    const refused = notBidding(law, state, by, grounds);
    if (refused !== null) return refused;
    const { excluded, out } = passageOf(state);
    if (excluded.includes(player)) {
      return refuse('excluded-from-the-auction', law.bidding.ask({ bidder: bidderKind(state, player) }).grounds);
    }
    if (out.includes(player)) return refuse('out-of-the-auction', grounds);
    if (topBid(state)?.player === player) return refuse('yours-is-the-highest', grounds);
    return mayBid(law, leastBid(law, state, player), mostBid(law, state, player), topBid(state) === null, grounds);
  },
  (p, { amount }, by) => {
    const player = nameOf(by);
    const top = topBid(p.state);
    const equal = top !== null && top.amount === amount;
    const ranks = p.law.priority.ask({
      purpose: 'auction',
      claimants: [player, ...(top === null ? [] : [top.player])].map((one) =>
        claimant(p.state, one, { stake: amount }),
      ),
      from: passageOf(p.state).seat,
      seats: seatsOf(p.law),
    });
    const may = p.law.bidding.ask({ bidder: bidderKind(p.state, player) });
    const floor = top === null ? p.law.auctionFloor.ask({ cause: passageOf(p.state).cause }).grounds : [];
    const grounds = citing(auctionGrounds(p.law), equal ? ranks.grounds : [], may.grounds, floor);
    p.record({ type: 'BankBid', player, amount, grounds });
    endIfOver(p);
  },
);

export const passBid = act(
  'PassBid',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    const refused = notBidding(law, state, by, grounds);
    if (refused !== null) return refused;
    return stillAsked(state).includes(nameOf(by)) ? offer(grounds) : refuse('not-your-turn', grounds);
  },
  (p, _, by) => {
    p.record({ type: 'BidPassed', player: nameOf(by), grounds: citing(auctionGrounds(p.law)) });
    endIfOver(p);
  },
);

function endIfOver(p: Proceedings): void {
  if (bidders(p.law, p.state).length === 0) endAuction(p);
}

/** To the highest bidder; with no bid, down the ladder. */
function endAuction(p: Proceedings): void {
  const top = topBid(p.state);
  if (top === null) {
    for (const player of bidders(p.law, p.state)) {
      p.record({ type: 'BidPassed', player, grounds: citing(auctionGrounds(p.law)) });
    }
    goOn(p);
  } else award(p, 'auction', [top], auctionGrounds(p.law));
}

export const closeAuction = act(
  'CloseAuction',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    if (by.kind !== 'croupier') return notYours(grounds);
    return state.phase === 'auction' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => endAuction(p),
);
