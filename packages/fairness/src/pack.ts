const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['s', 'h', 'd', 'c'] as const;
export type Card = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`;

/** A card that left the shoe without being shown. */
export const UNSEEN = '??';
export type SeenCard = Card | typeof UNSEEN;

export const CARDS_IN_A_DECK = 52;
export const MOST_DECKS = 64;

const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** The order before the shuffle: deck after deck, each As 2s … Ks, Ah … Kh, Ad … Kd, Ac … Kc. */
export const newPack = (decks: number): Card[] => Array.from({ length: decks }, () => DECK).flat();

const SEEN: ReadonlySet<unknown> = new Set([...DECK, UNSEEN]);
export const isSeenCard = (card: unknown): card is SeenCard => SEEN.has(card);
