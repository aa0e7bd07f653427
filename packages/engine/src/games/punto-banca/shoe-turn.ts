import { NOTHING } from '../../law/question.ts';
import { playerAt, rotation } from '../../table/place.ts';
import { citing } from './coup-flow.ts';
import type { Proceedings } from './proceedings.ts';

/** The boxes in the order of the turn, after the one whose turn it last was, in the sense the regulation gives. */
function boxesInTurn(p: Proceedings): readonly number[] {
  const seats = p.law.seats.ask(NOTHING).answer;
  const { turn } = p.state.shoe;
  if (turn === null) return rotation(seats, p.law.firstTurn.ask(NOTHING).answer);
  const right = rotation(seats, turn + 1);
  return p.law.shoeDeclined.ask(NOTHING).answer === 'right' ? right : [...right.slice(0, -1).reverse(), turn];
}

/** Offers the shoe to the next player in turn who may have it and has not declined it; failing all, the croupier deals. */
export function offerShoe(p: Proceedings): void {
  const { law } = p;
  const dealing = law.dealing.ask(NOTHING);
  if (dealing.answer === 'croupier') {
    croupierDeals(p);
    return;
  }
  const boxes = boxesInTurn(p);
  const why = (p.state.shoe.declined.length > 0 ? law.shoeDeclined : law.firstTurn).ask(NOTHING).grounds;
  for (const [i, box] of boxes.entries()) {
    const player = playerAt(p.state.people, box);
    const { declined, passed, tenures, turn } = p.state.shoe;
    if (player === null || declined.includes(player)) continue;
    const steps = turn === null ? i : i + 1;
    const tenure = tenures[player];
    const since = tenure === undefined ? null : passed + steps - tenure;
    const ronda = law.ronda.ask({ passed: since, boxes: boxes.length });
    if (ronda.answer === 'may-deal') {
      p.record('ShoeOffered', { player, passed: steps, grounds: citing(why, dealing.grounds, ronda.grounds) });
      return;
    }
    p.record('ShoeWithheld', { player, grounds: citing(ronda.grounds) });
  }
  croupierDeals(p);
}

function croupierDeals(p: Proceedings): void {
  const dealing = p.law.dealing.ask(NOTHING);
  if (dealing.answer === 'croupier') {
    p.record('CroupierHoldsShoe', { until: 'always', grounds: citing(dealing.grounds) });
  } else {
    const nobody = p.law.nobodyDeals.ask(NOTHING);
    const until = p.state.shoe.declined.length > 0 ? nobody.answer.croupierUntil : 'next-coup';
    p.record('CroupierHoldsShoe', { until, grounds: citing(nobody.grounds) });
  }
  openStakes(p);
}

export function openStakes(p: Proceedings): void {
  const dealing = p.law.dealing.ask(NOTHING);
  p.record('StakesOpened', { coup: p.state.coups + 1, grounds: citing(dealing.grounds) });
  p.call('opening');
}

/** Before a coup: whoever has the shoe keeps it, else it is offered. */
export function beginCoup(p: Proceedings): void {
  const { holder } = p.state.shoe;
  const keepsIt = holder !== null && !(holder.kind === 'croupier' && holder.until === 'next-coup');
  if (keepsIt) openStakes(p);
  else offerShoe(p);
}

/** A new pack is brought: what must be done with it, in order. */
export function bringPack(p: Proceedings): void {
  const preparation = p.law.preparation.ask(NOTHING);
  const stopCard = p.law.stopCard.ask(NOTHING);
  p.record('PackBrought', {
    talla: p.state.talla + 1,
    decks: p.law.table.settings.decks,
    steps: [...preparation.answer, 'stop-card', 'burn'],
    grounds: citing(preparation.grounds, stopCard.grounds, p.law.decks.ask(NOTHING).grounds),
  });
}

/** The shoe has shown its stop card and no coup is under way: the talla is over and a new pack is brought. */
export function endTalla(p: Proceedings, coup: 'under-way' | 'none'): void {
  const over = p.law.afterStopCard.ask({ coup });
  const next = p.law.nextPack.ask({ outcome: p.state.lastOutcome });
  p.record('TallaEnded', {
    talla: p.state.talla,
    shoe: next.answer,
    grounds: citing(over.grounds, next.grounds),
  });
  bringPack(p);
}
