export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['s', 'h', 'd', 'c'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** A bare rank where the suit is unknown. */
export type Card = `${Rank}${Suit}` | Rank;
/** A card whose face the onlooker may not know. */
export const HIDDEN = '??';
export type SeenCard = Card | typeof HIDDEN;

/** Every way to name a card, rank by rank: the bare rank, then its four suits. */
export const CARD_NAMES: readonly Card[] = RANKS.flatMap((rank) => [
  rank,
  ...SUITS.map((suit): Card => `${rank}${suit}`),
]);
const NAMES_A_RANK = 1 + SUITS.length;

/** Places by the code of a letter: the first letter of a name is its rank, the second its suit. */
const placesOf = (letters: readonly string[]): readonly number[] => {
  const places: number[] = Array.from({ length: 128 }, () => -1);
  for (const [i, letter] of letters.entries()) places[letter.charCodeAt(0)] = i;
  return places;
};
const RANK_PLACES = placesOf(RANKS);
const SUIT_PLACES = placesOf(SUITS);
const place = (places: readonly number[], code: number): number =>
  code < places.length ? (places[code] as number) : -1;

/** Where a card stands among the names; -1 where it is none. */
export function indexOf(card: string): number {
  const { length } = card;
  if (length !== 1 && length !== 2) return -1;
  const rank = place(RANK_PLACES, card.charCodeAt(0));
  if (rank < 0) return -1;
  if (length === 1) return NAMES_A_RANK * rank;
  const suit = place(SUIT_PLACES, card.charCodeAt(1));
  return suit < 0 ? -1 : NAMES_A_RANK * rank + 1 + suit;
}
export const isCard = (text: unknown): text is Card => typeof text === 'string' && indexOf(text) >= 0;
/** Where a card's rank stands among the ranks. */
export const rankPlace = (card: Card): number => place(RANK_PLACES, card.charCodeAt(0));
export const rankOf = (card: Card): Rank => card[0] as Rank;
