import { offer, refuse } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { within } from '../../../table/bounds.ts';
import { award } from '../award.ts';
import { bidderKind, bidders, isAlone, leastBid, mayHaveBank, mostBid, topBids } from '../bidders.ts';
import { nextStage } from '../passage.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DosPanosLaw } from '../questions.ts';
import { passageOf } from '../state.ts';
import { act, groundsOf, isHere, nameOf, notHere, notNow, notYours } from './act.ts';

export const auctionGrounds = (law: DosPanosLaw): NonEmpty<Ground> => law.opening.ask({ named: false }).grounds;

export const bid = act(
  'Bid',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    if (state.phase !== 'auction') return notNow(state, grounds);
    if (!mayHaveBank(law, state, by.id)) {
      return refuse('excluded-from-the-auction', law.bidding.ask({ bidder: bidderKind(state, by.id) }).grounds);
    }
    if (passageOf(state).out.includes(by.id)) return refuse('out-of-the-auction', grounds);
    if (isAlone(state, by.id)) return refuse('yours-is-the-highest', grounds);
    const min = leastBid(law, state, by.id);
    const max = mostBid(law, state, by.id);
    if (max < min) return refuse('beyond-the-chips', groundsOf(law, 'chips'), { min, max });
    const step = law.bidStep.ask(NOTHING);
    const most = law.bankMaximum.ask(NOTHING);
    const top = most.answer === max ? most.grounds[0] : groundsOf(law, 'chips')[0];
    const least = topBids(state).length === 0 ? groundsOf(law, 'bankMinimum')[0] : grounds[0];
    return offer(
      grounds,
      within({
        amount: {
          kind: 'amount',
          min,
          max,
          step: step.answer,
          orNothing: false,
          grounds: { min: least, max: top, step: step.grounds[0] },
        },
      }),
    );
  },
  (p, { amount }, by) => {
    const player = nameOf(by);
    const equal = topBids(p.state)[0]?.amount === amount;
    const may = p.law.bidding.ask({ bidder: bidderKind(p.state, player) });
    const grounds = citing(auctionGrounds(p.law), may.grounds, equal ? groundsOf(p.law, 'equalBids') : []);
    p.record({ type: 'BankBid', player, amount, grounds });
    if (bidders(p.law, p.state).length === 0) endAuction(p);
  },
);

/** He bids no more; what he has bid stands. */
export const passBid = act(
  'PassBid',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    if (state.phase !== 'auction') return notNow(state, grounds);
    return bidders(law, state).includes(by.id) ? offer(grounds) : refuse('not-your-turn', grounds);
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
  const equal = p.law.equalBids.ask(NOTHING);
  if (first === undefined) {
    for (const player of bidders(p.law, p.state)) {
      p.record({ type: 'BidPassed', player, grounds: citing(auctionGrounds(p.law)) });
    }
    nextStage(p);
  } else if (second === undefined) award(p, 'auction', first.player, first.amount, auctionGrounds(p.law));
  else if (equal.answer === 'lots') {
    const among = top.map(({ player }) => player);
    p.record({ type: 'LotCalled', for: 'bank', among, grounds: citing(equal.grounds) });
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
