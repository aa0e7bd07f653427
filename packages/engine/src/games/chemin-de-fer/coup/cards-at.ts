import type { CardsAt } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

/** How far the cards of this coup have come. A card is seen once it has been lifted from the cloth. */
export function cardsAt({ coup }: CheminDeFerState): CardsAt {
  if (coup === null || coup.drawn.length === 0) return 'undealt';
  if (coup.lifted) return 'seen';
  return coup.delivered ? 'delivered' : 'dealt';
}
