import { alsoCiting, citing, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { entriesIn } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import type { Candidate } from '../../../table/priority.ts';
import { stakeOn } from '../money/accounts.ts';
import { betsAt } from '../money/bets.ts';
import type { Proceedings } from '../proceedings.ts';
import type { PuntoBancaLaw, Side } from '../questions.ts';
import { coupOf, type PuntoBancaState } from '../state.ts';

/** Who is handed cards to uncover, and why; null: the staff keeps them. */
interface Holder {
  readonly to: string | null;
  readonly grounds: NonEmpty<GroundRef>;
}

/** Gives a hand to whoever must uncover it, and tells him whether he may take his time over it. */
export function handOver(p: Proceedings, hand: Side): void {
  const { to, grounds } = whoUncovers(p, hand);
  if (to === null) {
    p.record({ type: 'CardsHanded', hand, to, squeeze: false, grounds });
    return;
  }
  const slowly = p.law.squeezing.ask(NOTHING);
  const squeeze = slowly.answer === 'allowed';
  p.record({ type: 'CardsHanded', hand, to, squeeze, grounds: alsoCiting(grounds, ...citing(slowly.grounds)) });
}

function whoUncovers(p: Proceedings, hand: Side): Holder {
  const { answer, grounds } = p.law.uncovering.ask({ hand });
  switch (answer.by) {
    case 'holder':
      return puntoHolder(p);
    case 'dealer': {
      const owner = p.law.dealerHand.ask(NOTHING);
      const to = owner.answer === hand ? coupOf(p.state).dealer : null;
      return { to, grounds: citing(owner.grounds, grounds) };
    }
    case 'croupier':
      return { to: null, grounds: citing(grounds) };
    default:
      return answer.by satisfies never;
  }
}

function stakeOnPunto(law: PuntoBancaLaw, state: PuntoBancaState, player: string): Cents {
  const bets = betsAt(law).filter(({ on }) => on === 'punto');
  return cents(bets.reduce((sum, { name }) => sum + stakeOn(state, player, name), 0));
}

/** Punto's cards go to the first of those who staked on it. */
function puntoHolder({ law, state }: Proceedings): Holder {
  const { dealer, relieved } = coupOf(state);
  const everybody = entriesIn(state.people).map(
    ([player, place]): Candidate => ({ player, place, stake: stakeOnPunto(law, state, player) }),
  );
  const { answer, grounds } = law.puntoCards.ask({
    candidates: everybody.filter(({ stake }) => stake > 0),
    dealer,
    relieved,
    from: (dealer === null ? null : seatOf(state.people, dealer)) ?? state.shoe.turn ?? 0,
    seats: law.seats.ask(NOTHING).answer,
  });
  const cited = citing(grounds);
  return answer === null ? { to: null, grounds: cited } : { to: answer.player, grounds: alsoCiting(cited, answer.why) };
}
