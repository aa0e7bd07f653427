import { rankOf } from '../../../cards/card.ts';
import { handOf } from '../../../coup/drawn.ts';
import { NOTHING } from '../../../law/question.ts';
import type { FinishedCoup, PuntoBancaLaw, Side } from '../questions.ts';
import type { Coup } from '../state.ts';

/** What the coup shows now that it is decided. */
export function finished(law: PuntoBancaLaw, { drawn, decided }: Coup): FinishedCoup {
  if (decided === null) throw new Error('the coup is not decided');
  const { outcome, punto, banca } = decided;
  const first = law.cardsFirst.ask(NOTHING).answer;
  const cards = { punto: handOf(drawn, 'punto'), banca: handOf(drawn, 'banca') };
  const isPair = (hand: Side): boolean => {
    const [one, ...others] = cards[hand].slice(0, first).map(({ card }) => rankOf(card));
    return others.length > 0 && others.every((rank) => rank === one);
  };
  return {
    outcome,
    totals: { punto, banca },
    cards: { punto: cards.punto.length, banca: cards.banca.length },
    pairs: { punto: isPair('punto'), banca: isPair('banca') },
  };
}

/** A tie of which nothing more is known. */
export const TIED: FinishedCoup = {
  outcome: 'tie',
  totals: { punto: 0, banca: 0 },
  cards: { punto: 2, banca: 2 },
  pairs: { punto: false, banca: false },
};
