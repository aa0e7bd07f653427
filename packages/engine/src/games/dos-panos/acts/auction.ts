import { offer } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import { mayBid, notBidding } from '../../circulo/acts/auction.ts';
import { award } from '../bank/award.ts';
import {
  bidderKind,
  bidders,
  equalRule,
  isAlone,
  leastBid,
  mayHaveBank,
  mostBid,
  stillAsked,
  topBids,
} from '../bank/bidders.ts';
import { nextStage } from '../bank/passage.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DosPanosLaw } from '../questions.ts';
import { passageOf } from '../state.ts';
import { act, nameOf, notNow, notYours } from './act.ts';

const auctionGrounds = (law: DosPanosLaw): NonEmpty<Ground> => law.opening.ask({ named: false }).grounds;

export const bid = act(
  'Bid',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    const player = nameOf(by);
    const refused = notBidding(law, state, by, grounds);
    if (refused !== null) return refused;
    if (!mayHaveBank(law, state, player)) {
      return refuse('excluded-from-the-auction', law.bidding.ask({ bidder: bidderKind(state, player) }).grounds);
    }
    if (passageOf(state).out.includes(player)) return refuse('out-of-the-auction', grounds);
    if (isAlone(state, player)) return refuse('yours-is-the-highest', grounds);
    return mayBid(law, leastBid(law, state, player), mostBid(law, state, player), topBids(state).length === 0, grounds);
  },
  (p, { amount }, by) => {
    const player = nameOf(by);
    const equal = topBids(p.state)[0]?.amount === amount;
    const may = p.law.bidding.ask({ bidder: bidderKind(p.state, player) });
    const grounds = citing(auctionGrounds(p.law), may.grounds, equal ? equalRule(p.law, p.state).grounds : []);
    p.record({ type: 'BankBid', player, amount, grounds });
    if (bidders(p.law, p.state).length === 0) endAuction(p);
  },
);

/** He bids no more; what he has bid stands. */
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
    if (bidders(p.law, p.state).length === 0) endAuction(p);
  },
);

/** To the best bidder; between equal bids by lot; with no bid there is no partida any more. */
function endAuction(p: Proceedings): void {
  const top = topBids(p.state);
  const [first, second] = top;
  const equal = equalRule(p.law, p.state);
  if (first === undefined) {
    for (const player of bidders(p.law, p.state)) {
      p.record({ type: 'BidPassed', player, grounds: citing(auctionGrounds(p.law)) });
    }
    nextStage(p);
  } else if (second === undefined) award(p, 'auction', first.player, first.amount, auctionGrounds(p.law));
  else if (equal.answer === 'lots') {
    const others = top.slice(1).map(({ player }) => player);
    p.record({ type: 'LotCalled', for: 'bank', among: [first.player, ...others], grounds: citing(equal.grounds) });
  } else award(p, 'auction', first.player, first.amount, equal.grounds);
}

export const closeAuction = act(
  'CloseAuction',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    if (by.kind !== 'croupier' && by.kind !== 'inspector') return notYours(grounds);
    return state.phase === 'auction' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => endAuction(p),
);
