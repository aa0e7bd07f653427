import { citing, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { returnStakes } from '../money/settlement.ts';
import type { Proceedings } from '../proceedings.ts';
import type { PuntoBancaState } from '../state.ts';

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
  returnStakes(p, why);
  p.record({ type: 'TallaEnded', talla: p.state.talla, shoe, grounds: [...why, ...citing(next.grounds)] });
  bringPack(p);
}
