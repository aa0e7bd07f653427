import { cardsLeft } from '../../../cards/pack.ts';
import type { GroundRef, NonEmpty } from '../../../law/ground.ts';
import { endTalla, endTallaBy, replaceSabot, returnStakes } from '../bank/talla.ts';
import { playing } from '../coup/turn.ts';
import { chipsOf, collect, stakers, stakersOn, takeAllBack, ZONES_OF } from '../money/accounts.ts';
import { afterCoup } from '../money/settlement.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Pano } from '../questions.ts';
import { coupOf } from '../state.ts';

/** The coup leaves no result: every stake goes back to its owner, and the bank stays where it is. */
export function annul(p: Proceedings, what: 'coup' | 'talla', grounds: NonEmpty<GroundRef>): void {
  const { no } = coupOf(p.state);
  const postings = stakers(p.state).flatMap((player) => takeAllBack(p.state, player, grounds[0]));
  p.record({ type: 'CoupAnnulled', coup: no, grounds, postings });
  p.record({ type: 'CoupEnded', coup: no, outcomes: {}, played: false, again: false, grounds });
  if (what === 'talla') endTallaBy(p, grounds);
  else if (cardsLeft(p.state.pack) === 0) endTalla(p, 'under-way');
  else afterCoup(p);
}

/** Before the cards are dealt there is only what was staked to give back, or the talla to end, or the pack to replace. */
export function annulStakes(p: Proceedings, what: 'coup' | 'talla', grounds: NonEmpty<GroundRef>): void {
  if (what === 'talla' && p.state.phase === 'pack') replaceSabot(p, grounds);
  else if (what === 'talla') endTallaBy(p, grounds);
  else returnStakes(p, grounds);
}

/** There is no coup for this paño: its stakes go back. Without any paño left there is none at all. */
export function annulPano(p: Proceedings, pano: Pano, grounds: NonEmpty<GroundRef>): void {
  const others = playing(coupOf(p.state)).filter((one) => one !== pano);
  if (others.length === 0) {
    annul(p, 'coup', grounds);
    return;
  }
  const postings = stakersOn(p.state, pano).flatMap((player) =>
    collect(p.state, player, ZONES_OF[pano], chipsOf(player), grounds[0]),
  );
  p.record({ type: 'PanoAnnulled', pano, grounds, postings });
}
