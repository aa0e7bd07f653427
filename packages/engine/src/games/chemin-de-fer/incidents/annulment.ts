import { cardsLeft } from '../../../cards/pack.ts';
import type { GroundRef, NonEmpty } from '../../../law/ground.ts';
import { uncoverBank } from '../bank/garage.ts';
import { endTalla, endTallaBy, withdrawPack } from '../bank/talla.ts';
import { stakers, takeAllBack } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { coupOf } from '../state.ts';

/** Outside a coup: stakes and bank go back, and another pack is brought. */
export function annulTalla(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  if (p.state.phase === 'pack') withdrawPack(p, grounds);
  else endTallaBy(p, grounds);
}

/** The coup leaves no result: every stake goes back to its owner and the bank stays where it is. */
export function annul(p: Proceedings, what: 'coup' | 'talla', grounds: NonEmpty<GroundRef>): void {
  const { no } = coupOf(p.state);
  p.record({ type: 'CoupAnnulled', coup: no, grounds });
  for (const { player } of stakers(p.state)) {
    p.record({ type: 'StakesReturned', player, grounds, postings: takeAllBack(p.state, player, grounds[0]) });
  }
  uncoverBank(p);
  p.record({ type: 'CoupEnded', coup: no, outcome: 'annulled', grounds });
  const { pack } = p.state;
  if (what === 'talla') endTallaBy(p, grounds);
  else if (pack.stopCardShown || cardsLeft(pack) === 0) endTalla(p, 'under-way');
}
