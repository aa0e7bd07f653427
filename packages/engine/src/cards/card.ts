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
const PLACES: ReadonlyMap<string, number> = new Map(CARD_NAMES.map((name, i) => [name, i]));

/** Where a card stands among the names; -1 where it is none. */
export const indexOf = (card: string): number => PLACES.get(card) ?? -1;
export const isCard = (text: unknown): text is Card => typeof text === 'string' && PLACES.has(text);
export const rankOf = (card: Card): Rank => card[0] as Rank;
