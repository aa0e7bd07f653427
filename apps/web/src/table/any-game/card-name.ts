import { lookUp } from '@sabot/engine/by-name';
import type { Words } from '../../locales/words.ts';

/** A card of which one sees the back. */
export const COVERED = '??';

export function cardName(words: Words['table'], card: string): string {
  if (card === COVERED) return words.hands.covered;
  const [rank = '', suit = ''] = card;
  return words.cardName(lookUp(words.ranks, rank) ?? rank, lookUp(words.suits, suit) ?? '');
}
