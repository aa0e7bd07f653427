import type { Card } from '../../cards/card.ts';
import type { Drawn } from '../../coup/drawn.ts';
import { totalOf, whyTotal } from '../../coup/totals.ts';
import { citing } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { WayUncovered } from './hand-uncovered.ts';
import type { PuntoBancaLaw } from './questions.ts';

type Side = 'punto' | 'banca';

/** A hand as far as its cards have been read, rank by rank; hands of the same ranks count for the same reasons. */
interface Read {
  readonly next: Read[];
  way: WayUncovered | null;
}
const read = (): Read => ({ next: [], way: null });

/** What there is to say about a hand when it is uncovered. */
export const uncovered = perLaw((law: PuntoBancaLaw) => {
  const hands = { punto: read(), banca: read() };
  const workOut = (hand: Side, drawn: readonly Drawn[]): WayUncovered => {
    const laid = law.laid.ask({ hand });
    const why = [law.uncovering.ask({ hand }).grounds, ...whyTotal(law, { drawn }, hand), laid.grounds];
    return new WayUncovered({
      hand,
      total: totalOf(law, { drawn }, hand),
      laid: laid.answer,
      grounds: citing(...why),
    });
  };
  return (hand: Side, cards: readonly Card[], drawn: readonly Drawn[]): WayUncovered => {
    let at = hand === 'punto' ? hands.punto : hands.banca;
    for (let i = 0; i < cards.length; i++) {
      const rank = (cards[i] as Card).charCodeAt(0);
      at.next[rank] ??= read();
      at = at.next[rank];
    }
    at.way ??= workOut(hand, drawn);
    return at.way;
  };
});
