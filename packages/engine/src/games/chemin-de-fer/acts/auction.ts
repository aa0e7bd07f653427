import { offer, refuse } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { within } from '../../../table/bounds.ts';
import { award } from '../award.ts';
import { bidderKind, bidders, leastBid, mostBid, topBid } from '../bidders.ts';
import { goOn } from '../passage.ts';
import { claimant, seatsOf } from '../people.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import { passageOf } from '../state.ts';
import { act, groundsOf, isHere, nameOf, notHere, notNow, notYours } from './act.ts';

const auctionGrounds = (law: CheminDeFerLaw) => law.nextStage.ask({ after: 'retake', cause: 'passed' }).grounds;

export const bid = act(
  'Bid',
  (law, state, by) => {
    const grounds = auctionGrounds(law);
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    if (state.phase !== 'auction') return notNow(state, grounds);
    const { excluded, out } = passageOf(state);
    if (excluded.includes(by.id)) {
      return refuse('excluded-from-the-auction', law.bidding.ask({ bidder: bidderKind(state, by.id) }).grounds);
    }
    if (out.includes(by.id)) return refuse('out-of-the-auction', grounds);
    if (topBid(state)?.player === by.id) return refuse('yours-is-the-highest', grounds);
    const step = law.bidStep.ask(NOTHING);
    const min = leastBid(law, state, by.id);
    const max = mostBid(law, state, by.id);
    if (max < min) return refuse('beyond-the-chips', groundsOf(law, 'chips'), { min, max });
    const most = law.bankMaximum.ask(NOTHING);
    const top = most.answer === max ? most.grounds[0] : groundsOf(law, 'chips')[0];
    const least = topBid(state) === null ? law.bankMinimum.ask(NOTHING).grounds[0] : grounds[0];
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
    const grounds = citing(auctionGrounds(p.law), equal ? ranks.grounds : [], may.grounds);
    p.record({ type: 'BankBid', player, amount, grounds });
    endIfOver(p);
  },
);

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
