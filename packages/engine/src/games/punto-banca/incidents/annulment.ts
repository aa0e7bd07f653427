import { cardsLeft } from '../../../cards/pack.ts';
import type { GroundRef, NonEmpty } from '../../../law/ground.ts';
import { returnStakes } from '../money/settlement.ts';
import type { Proceedings } from '../proceedings.ts';
import { endTalla } from '../shoe/talla.ts';
import { beginCoup } from '../shoe/turn.ts';
import { coupOf } from '../state.ts';

/** Outside a coup there are only stakes for the next: they go back, and with the talla the pack is withdrawn. */
export function annulAhead(p: Proceedings, what: 'coup' | 'talla', grounds: NonEmpty<GroundRef>): void {
  const isEmpty = p.state.phase !== 'pack' && cardsLeft(p.state.pack) === 0;
  if (what === 'talla' || isEmpty) endTalla(p, 'between-coups', grounds);
  else returnStakes(p, grounds);
}

/** The coup leaves no result: every stake, tie stakes too, goes back to its owner; with the talla the pack goes too. */
export function annul(p: Proceedings, what: 'coup' | 'talla', grounds: NonEmpty<GroundRef>): void {
  const { no } = coupOf(p.state);
  p.record({ type: 'CoupAnnulled', coup: no, grounds });
  returnStakes(p, grounds);
  p.record({ type: 'CoupEnded', coup: no, outcome: 'annulled', grounds });
  const { pack } = p.state;
  // The talla ends by what annulled it, or by a stop card that had been shown before.
  if (what === 'talla' || (cardsLeft(pack) === 0 && !pack.stopCardShown)) endTalla(p, 'annulled', grounds);
  else if (pack.stopCardShown) endTalla(p, 'annulled');
  else beginCoup(p);
}
