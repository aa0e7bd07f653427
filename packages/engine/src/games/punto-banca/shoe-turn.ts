import { citing, type GroundRef, type NonEmpty } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { lookUp } from '../../table/by-name.ts';
import { rotation } from '../../table/place.ts';
import { callsOf } from './calls.ts';
import { coupMarks } from './coup-marks.ts';
import { stakesAreOpened } from './keep-coup.ts';
import { shoeIsOffered } from './keep-shoe.ts';
import type { Proceedings } from './proceedings.ts';
import type { PuntoBancaLaw } from './questions.ts';
import { lift } from './settle.ts';
import { shoeMoves } from './shoe-moves.ts';
import type { PuntoBancaState } from './state.ts';

/** The boxes in the order of the turn, after the one whose turn it last was, in the sense the regulation gives. */
export const boxesInTurn = perLaw((law: PuntoBancaLaw) => {
  const seats = law.seats.ask(NOTHING).answer;
  const first = rotation(seats, law.firstTurn.ask(NOTHING).answer);
  const after: (readonly number[])[] = [];
  const workOut = (turn: number): readonly number[] => {
    const right = rotation(seats, turn + 1);
    return law.shoeDeclined.ask(NOTHING).answer === 'right' ? right : [...right.slice(0, -1).reverse(), turn];
  };
  return (turn: number | null): readonly number[] => {
    if (turn === null) return first;
    after[turn] ??= workOut(turn);
    return after[turn];
  };
});

/** Offers the shoe to the next player in turn who may have it and has not declined it; failing all, the croupier deals. */
export function offerShoe(p: Proceedings): void {
  const { law } = p;
  const dealing = law.dealing.ask(NOTHING);
  if (dealing.answer === 'croupier') {
    croupierDeals(p, 0);
    return;
  }
  const boxes = boxesInTurn(law)(p.state.shoe.turn);
  const why = (p.state.shoe.declined.length > 0 ? law.shoeDeclined : law.firstTurn).ask(NOTHING).grounds;
  const { company } = p;
  for (let i = 0; i < boxes.length; i++) {
    const player = company.at(boxes[i] as number);
    const { declined, passed, tenures, turn } = p.state.shoe;
    if (player === null || declined.includes(player)) continue;
    const steps = turn === null ? i : i + 1;
    const tenure = lookUp(tenures, player);
    const since = tenure === undefined ? null : passed + steps - tenure;
    const ronda = law.ronda.ask({ passed: since, boxes: boxes.length });
    if (ronda.answer === 'may-deal') {
      const grounds = citing(why, dealing.grounds, ronda.grounds);
      p.recordMade(shoeMoves(law).offered(steps, player, grounds), shoeIsOffered);
      return;
    }
    p.record({ type: 'ShoeWithheld', player, grounds: citing(ronda.grounds) });
  }
  croupierDeals(p, boxes.length);
}

function croupierDeals(p: Proceedings, passed: number): void {
  const dealing = p.law.dealing.ask(NOTHING);
  if (dealing.answer === 'croupier') {
    p.record({ type: 'CroupierHoldsShoe', until: 'always', passed: null, grounds: citing(dealing.grounds) });
  } else {
    const nobody = p.law.nobodyDeals.ask(NOTHING);
    const until = p.state.shoe.declined.length > 0 ? nobody.answer.croupierUntil : 'next-coup';
    p.record({ type: 'CroupierHoldsShoe', until, passed, grounds: citing(nobody.grounds) });
  }
  openStakes(p);
}

export function openStakes(p: Proceedings): void {
  const { opened } = coupMarks(p.law);
  const { grounds } = opened.always;
  p.recordOn(opened, { type: 'StakesOpened', coup: p.state.coups + 1, grounds }, stakesAreOpened);
  p.call(callsOf(p.law).opening());
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

/** A new pack is brought: what must be done with it, in order. */
export function bringPack(p: Proceedings): void {
  const preparation = p.law.preparation.ask(NOTHING);
  const stopCard = p.law.stopCard.ask(NOTHING);
  p.record({
    type: 'PackBrought',
    talla: p.state.talla + 1,
    decks: p.law.table.settings.decks,
    steps: [...preparation.answer, 'stop-card', 'burn'],
    cut: p.law.cut.ask(NOTHING).answer,
    grounds: citing(preparation.grounds, stopCard.grounds, p.law.decks.ask(NOTHING).grounds),
  });
}

/** The last result sent the shoe on. */
function hasAlreadyPassed({ law, state: { lastOutcome } }: Proceedings): boolean {
  return lastOutcome !== null && law.shoeAfter.ask({ outcome: lastOutcome }).answer === 'passes';
}

/** Since the last coup the shoe has come to somebody, or is being offered. */
function hasMovedOn({ shoe: { holder, offeredTo } }: PuntoBancaState): boolean {
  return offeredTo !== null || (holder?.kind === 'player' && holder.dealt === 0);
}

/** How a talla comes to its end: with its last coup, between two coups, or with a coup that left no result. */
export type TallaEnd = 'after-the-last-coup' | 'between-coups' | 'annulled';

/** The talla is over: stakes without a coup go back, and a new pack is brought. */
export function endTalla(p: Proceedings, end: TallaEnd, because?: NonEmpty<GroundRef>): void {
  const over = p.law.afterStopCard.ask({ coup: end === 'after-the-last-coup' ? 'under-way' : 'none' });
  const why = because ?? citing(over.grounds);
  const isBetween = end === 'between-coups';
  const forfeited = !isBetween && p.state.shoe.holder === null && !hasAlreadyPassed(p);
  const next = p.law.nextPack.ask({ outcome: p.state.lastOutcome, forfeited });
  const shoe = isBetween && (hasAlreadyPassed(p) || hasMovedOn(p.state)) ? 'same' : next.answer;
  for (const purse of p.company.purses) {
    const { player } = purse;
    if (!purse.isStaked(p.state.books)) continue;
    p.record({ type: 'StakesReturned', player, grounds: why, postings: lift(p.state, player, why) });
  }
  p.record({ type: 'TallaEnded', talla: p.state.talla, shoe, grounds: [...why, ...citing(next.grounds)] });
  bringPack(p);
}
