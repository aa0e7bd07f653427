import { citing, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { lookUp } from '../../../table/by-name.ts';
import { leftAt } from '../../../table/closing.ts';
import { playerAt, rotation } from '../../../table/place.ts';
import type { Proceedings } from '../proceedings.ts';
import type { PuntoBancaLaw } from '../questions.ts';

/** The boxes in the order of the turn, after the one whose turn it last was, in the sense the regulation gives. */
export function boxesInTurn(law: PuntoBancaLaw, turn: number | null): readonly number[] {
  const seats = law.seats.ask(NOTHING).answer;
  if (turn === null) return rotation(seats, law.firstTurn.ask(NOTHING).answer);
  const right = rotation(seats, turn + 1);
  return law.shoeDeclined.ask(NOTHING).answer === 'right' ? right : [...right.slice(0, -1).reverse(), turn];
}

/** Offers the shoe to the next player in turn who may have it and has not declined it; failing all, the croupier deals. */
export function offerShoe(p: Proceedings): void {
  const { law, state } = p;
  const dealing = law.dealing.ask(NOTHING);
  if (dealing.answer === 'croupier') {
    p.record({ type: 'CroupierHoldsShoe', until: 'always', passed: null, grounds: citing(dealing.grounds) });
    openStakes(p);
    return;
  }
  const { declined, passed, tenures, turn } = state.shoe;
  const boxes = boxesInTurn(law, turn);
  const why = (declined.length > 0 ? law.shoeDeclined : law.firstTurn).ask(NOTHING).grounds;
  for (const [i, box] of boxes.entries()) {
    const player = playerAt(state.people, box);
    if (player === null || declined.includes(player)) continue;
    const steps = turn === null ? i : i + 1;
    const tenure = lookUp(tenures, player);
    const since = tenure === undefined ? null : passed + steps - tenure;
    const ronda = law.ronda.ask({ passed: since, boxes: boxes.length });
    if (ronda.answer === 'may-deal') {
      const grounds = citing(why, dealing.grounds, ronda.grounds);
      p.record({ type: 'ShoeOffered', player, passed: steps, grounds });
      return;
    }
    p.record({ type: 'ShoeWithheld', player, grounds: citing(ronda.grounds) });
  }
  nobodyDeals(p, boxes.length);
}

/** Every box was passed in vain. */
function nobodyDeals(p: Proceedings, passed: number): void {
  const nobody = p.law.nobodyDeals.ask(NOTHING);
  const until = p.state.shoe.declined.length > 0 ? nobody.answer.croupierUntil : 'next-coup';
  p.record({ type: 'CroupierHoldsShoe', until, passed, grounds: citing(nobody.grounds) });
  openStakes(p);
}

export function openStakes(p: Proceedings): void {
  const grounds = refsOf(p.law.dealing.ask(NOTHING).grounds);
  const coup = p.state.coups + 1;
  p.record({ type: 'StakesOpened', coup, grounds });
  const { closing } = p.state;
  if (closing !== null) {
    const announced = citing(p.law.lastCoups.ask(NOTHING).grounds);
    p.record({ type: 'LastCoupCalled', coup, left: leftAt(closing, coup), grounds: announced });
  }
  p.call('opening');
}

/** Before a coup: whoever has the shoe keeps it, else it is offered. */
export function beginCoup(p: Proceedings): void {
  const { holder, offeredTo } = p.state.shoe;
  if (offeredTo !== null) {
    // The pack ended while the shoe was being offered: it is his turn still.
    const grounds = citing(p.law.firstTurn.ask(NOTHING).grounds, p.law.dealing.ask(NOTHING).grounds);
    p.record({ type: 'ShoeOffered', player: offeredTo, passed: 0, grounds });
    return;
  }
  const keepsIt = holder !== null && !(holder.kind === 'croupier' && holder.until === 'next-coup');
  if (keepsIt) openStakes(p);
  else offerShoe(p);
}
