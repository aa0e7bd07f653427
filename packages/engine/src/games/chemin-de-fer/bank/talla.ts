import { stopCardIsNext } from '../../../cards/pack.ts';
import { citing, type GroundRef, type NonEmpty, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { ZERO } from '../../../money/cents.ts';
import { bringPack } from '../../circulo/bring-pack.ts';
import { stopCardComes } from '../../circulo/stop-card.ts';
import { stakers, takeAllBack } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { partsReturned, playable } from './tenure.ts';

/** The talla is over: stakes without a coup and the bank go back, and a new pack is brought. */
export const endTalla = (p: Proceedings, coup: 'under-way' | 'none'): void =>
  endTallaBy(p, citing(p.law.afterStopCard.ask({ coup }).grounds));

/** By the stop card, or by a ruling. */
export function endTallaBy(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  endPack(p, grounds);
  bringPack(p);
}

/** The coups that were announced have been played: stakes and bank go back, and the table is closed. */
export function closeAfterTheLast(p: Proceedings): void {
  const grounds = citing(p.law.lastCoups.ask(NOTHING).grounds);
  endPack(p, grounds);
  p.record({ type: 'TableClosed', grounds });
}

function endPack(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  for (const { player } of stakers(p.state)) {
    p.record({ type: 'StakesReturned', player, grounds, postings: takeAllBack(p.state, player, grounds[0]) });
  }
  const { bank, lastOutcome, talla } = p.state;
  const next = p.law.nextTalla.ask({ outcome: lastOutcome });
  const stays = bank !== null && bank.dealt > 0 && next.answer === 'may-stay';
  p.record({
    type: 'TallaEnded',
    talla,
    stays: stays ? bank.banker : null,
    amount: stays ? playable(p) : ZERO,
    grounds: [...grounds, ...(bank === null ? [] : refsOf(next.grounds))],
    postings: bank === null ? [] : partsReturned(p.state, citing(next.grounds)[0]),
  });
}

/** Before a card was dealt from it the pack is replaced; whoever may stay on as banker still may. */
export function withdrawPack(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  const { talla, staysOn } = p.state;
  const stays = { stays: staysOn?.player ?? null, amount: staysOn?.amount ?? ZERO };
  p.record({ type: 'TallaEnded', talla, ...stays, grounds, postings: [] });
  bringPack(p);
}

export const showStopCard = (p: Proceedings): void => stopCardComes(p, endTalla);
export function showStopCardIfNext(p: Proceedings): void {
  if (stopCardIsNext(p.state.pack)) showStopCard(p);
}
