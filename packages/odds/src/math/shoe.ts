/** How many cards of each value, from 0 (tens and court cards) to 9, are left. */
export type Shoe = readonly number[];

export const VALUES = 10;
/** A coup may take six. */
export const CARDS_NEEDED = 6;

export const fullShoe = (decks: number): Shoe => [16 * decks, ...Array<number>(9).fill(4 * decks)];

export const cardsIn = (shoe: Shoe): number => shoe.reduce((sum, count) => sum + count, 0);

export function without(shoe: Shoe, value: number, many = 1): Shoe {
  const left = [...shoe];
  left[value] = (left[value] as number) - many;
  return left;
}

/** Why no coup can be reckoned from this shoe; null: it can. */
export function faultIn(shoe: Shoe): 'not-ten-values' | 'not-whole' | 'too-few-cards' | null {
  if (shoe.length !== VALUES) return 'not-ten-values';
  if (!shoe.every((count) => Number.isSafeInteger(count) && count >= 0)) return 'not-whole';
  return cardsIn(shoe) < CARDS_NEEDED ? 'too-few-cards' : null;
}
