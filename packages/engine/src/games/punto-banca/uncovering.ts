import type { Card } from '../../cards/card.ts';
import type { Drawn } from '../../coup/drawn.ts';
import { totalOf, whyTotal } from '../../coup/totals.ts';
import { citing, type GroundRef, type NonEmpty } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import type { PuntoBancaLaw } from './questions.ts';

type Side = 'punto' | 'banca';

/** A hand as far as its cards have been read, rank by rank; hands of the same ranks count for the same reasons. */
interface Read {
  readonly next: Read[];
  hand: Uncovered | null;
}
interface Uncovered {
  readonly total: number;
  /** Why it is uncovered by whom it is, comes to its total, and is laid where it is. */
  readonly grounds: NonEmpty<GroundRef>;
}
const read = (): Read => ({ next: [], hand: null });

/** What there is to say about a hand when it is uncovered. */
export const uncovered = perLaw((law: PuntoBancaLaw) => {
  const hands = { punto: read(), banca: read() };
  const workOut = (hand: Side, drawn: readonly Drawn[]): Uncovered => ({
    total: totalOf(law, { drawn }, hand),
    grounds: citing(
      law.uncovering.ask({ hand }).grounds,
      ...whyTotal(law, { drawn }, hand),
      law.laid.ask({ hand }).grounds,
    ),
  });
  return (hand: Side, cards: readonly Card[], drawn: readonly Drawn[]): Uncovered => {
    let at = hand === 'punto' ? hands.punto : hands.banca;
    for (let i = 0; i < cards.length; i++) {
      const rank = (cards[i] as Card).charCodeAt(0);
      at.next[rank] ??= read();
      at = at.next[rank];
    }
    at.hand ??= workOut(hand, drawn);
    return at.hand;
  };
});
