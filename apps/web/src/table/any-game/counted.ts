import { COVERED } from './card-name.ts';

const COURT = 'TJQK';

/**
 * What somebody counts who sees every card of a hand: the last digit of their sum. It is for the eyes of whoever holds them and decides
 * nothing; the total that counts comes from the house when the hand is shown. Undefined: a card is still covered.
 */
export function countedIn(cards: readonly string[]): number | undefined {
  if (cards.length === 0 || cards.includes(COVERED)) return undefined;
  const worth = (rank: string): number => (rank === 'A' ? 1 : COURT.includes(rank) ? 0 : Number(rank));
  return cards.reduce((sum, card) => sum + worth(card[0] ?? ''), 0) % 10;
}
