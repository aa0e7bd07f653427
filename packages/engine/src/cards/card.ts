export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['s', 'h', 'd', 'c'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** A bare rank where the suit is unknown. */
export type Card = `${Rank}${Suit}` | Rank;
/** A card whose face the onlooker may not know. */
export const HIDDEN = '??';
export type SeenCard = Card | typeof HIDDEN;

const CARDS: ReadonlySet<string> = new Set<string>([
  ...RANKS,
  ...RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`)),
]);

export const isCard = (text: unknown): text is Card => typeof text === 'string' && CARDS.has(text);
export const rankOf = (card: Card): Rank => card[0] as Rank;
