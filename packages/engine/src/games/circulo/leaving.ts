import { citing, type GroundRef } from '../../law/ground.ts';
import { cents } from '../../money/cents.ts';
import { type Posting, posting } from '../../money/posting.ts';
import { chips, chipsOf } from './money.ts';
import type { CirculoProceedings } from './table.ts';

/** Who leaves takes his chips along, and what he has staked. */
export function takeLeave<P extends CirculoProceedings>(
  p: P,
  player: string,
  takeAllBack: (state: P['state'], player: string, ground: GroundRef) => readonly Posting[],
): void {
  const grounds = citing(p.law.admission.ask({ place: 'seat' }).grounds);
  const back = takeAllBack(p.state, player, grounds[0]);
  const worth = cents(back.reduce<number>((sum, { amount }) => sum + amount, chips(p.state, player)));
  const postings = [...back, ...posting(chipsOf(player), 'outside', worth, grounds[0])];
  p.record({ type: 'PlayerLeft', player, grounds, postings });
}
