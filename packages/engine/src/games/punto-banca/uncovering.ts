import { type Card, RANKS, rankPlace } from '../../cards/card.ts';
import type { Drawn } from '../../coup/drawn.ts';
import { totalOf, whyTotal } from '../../coup/totals.ts';
import { citing } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { WayUncovered } from './hand-uncovered.ts';
import type { PuntoBancaLaw } from './questions.ts';

type Side = 'punto' | 'banca';

/** What there is to say about a hand when it is uncovered. */
export const uncovered = perLaw((law: PuntoBancaLaw) => {
  /** Hands of the same ranks count for the same reasons: by the number of cards, then by their ranks. */
  const known = { punto: [] as WayUncovered[][], banca: [] as WayUncovered[][] };
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
    const bySize = hand === 'punto' ? known.punto : known.banca;
    const size = cards.length;
    bySize[size] ??= [];
    const byRanks = bySize[size];
    let at = 0;
    for (let i = 0; i < size; i++) at = RANKS.length * at + rankPlace(cards[i] as Card);
    let way = byRanks[at];
    if (way === undefined) byRanks[at] = way = workOut(hand, drawn);
    return way;
  };
});
