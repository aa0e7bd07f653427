import type { Words } from '../../locales/words.ts';

/** A card of which one sees the back. */
export const COVERED = '??';

export function cardName(words: Words['table'], card: string): string {
  if (card === COVERED) return words.hands.covered;
  const [rank = '', suit = ''] = card;
  return words.cardName(words.ranks[rank] ?? rank, words.suits[suit] ?? '');
}
