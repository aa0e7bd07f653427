import type { Card } from '../../cards/card.ts';
import type { Drawn } from '../../coup/drawn.ts';
import { whyTotal } from '../../coup/totals.ts';
import { citing, type GroundRef, type NonEmpty } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import type { PuntoBancaLaw } from './questions.ts';

type Side = 'punto' | 'banca';

/** A hand as far as its cards have been read, rank by rank; hands of the same ranks count for the same reasons. */
interface Read {
  readonly next: Read[];
  grounds: NonEmpty<GroundRef> | null;
}
const read = (): Read => ({ next: [], grounds: null });

/** Why a hand is uncovered by whom it is, comes to its total, and is laid where it is. */
export const whyUncovered = perLaw((law: PuntoBancaLaw) => {
  const hands = { punto: read(), banca: read() };
  const workOut = (hand: Side, drawn: readonly Drawn[]): NonEmpty<GroundRef> =>
    citing(law.uncovering.ask({ hand }).grounds, ...whyTotal(law, { drawn }, hand), law.laid.ask({ hand }).grounds);
  return (hand: Side, cards: readonly Card[], drawn: readonly Drawn[]): NonEmpty<GroundRef> => {
    let at = hand === 'punto' ? hands.punto : hands.banca;
    for (let i = 0; i < cards.length; i++) {
      const rank = (cards[i] as Card).charCodeAt(0);
      at.next[rank] ??= read();
      at = at.next[rank];
    }
    at.grounds ??= workOut(hand, drawn);
    return at.grounds;
  };
});
