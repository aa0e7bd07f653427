import { NOTHING } from '../../law/question.ts';
import { playerAt, rotation, seatOf } from '../../table/place.ts';
import { citing } from './coup-flow.ts';
import type { Proceedings } from './proceedings.ts';

/** The players in the order of the turn, starting at a seat, in the sense the regulation gives. */
function inTurn(p: Proceedings, from: number): readonly string[] {
  const seats = p.law.seats.ask(NOTHING).answer;
  const walk = rotation(seats, from);
  const sense = p.law.shoeDeclined.ask(NOTHING).answer;
  const ordered = sense === 'right' ? walk : [walk[0] as number, ...walk.slice(1).reverse()];
  return ordered.flatMap((seat) => playerAt(p.state.people, seat) ?? []);
}

/** Offers the shoe to the next player in turn who has not declined it; failing all, the croupier deals. */
export function offerShoe(p: Proceedings): void {
  const { turn, declined } = p.state.shoe;
  const start = p.law.firstTurn.ask(NOTHING);
  const order = inTurn(p, turn ?? start.answer);
  const afterTurn = turn === null ? order : [...order.filter((id) => seatOf(p.state.people, id) !== turn), ...order];
  const next = afterTurn.find((id) => !declined.includes(id));
  const dealing = p.law.dealing.ask(NOTHING);
  if (next === undefined || dealing.answer === 'croupier') {
    croupierDeals(p);
    return;
  }
  const why = declined.length > 0 ? p.law.shoeDeclined.ask(NOTHING).grounds : start.grounds;
  p.record('ShoeOffered', { player: next, grounds: citing(why, dealing.grounds) });
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
