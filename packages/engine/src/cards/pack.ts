import { type Card, RANKS, type Rank, rankOf, SUITS } from './card.ts';

export const CARDS_IN_A_DECK = 52;

/** The pack as the table knows it: how many cards it had, how many have left the shoe, which of them are known. */
export interface Pack {
  readonly decks: number;
  readonly out: number;
  /** How often each card has left the shoe, where it is known; a burnt card lies unseen in the basket. */
  readonly known: Readonly<Partial<Record<Card, number>>>;
  /** Cards of which all copies have left. */
  readonly spent: readonly Card[];
  readonly stopCardBelow: number | null;
  readonly stopCardShown: boolean;
}

export const freshPack = (decks: number): Pack => ({
  decks,
  out: 0,
  known: {},
  spent: [],
  stopCardBelow: null,
  stopCardShown: false,
});

export const cardsIn = (pack: Pack): number => pack.decks * CARDS_IN_A_DECK;
export const cardsLeft = (pack: Pack): number => cardsIn(pack) - pack.out;

/** Every way to name a card of this rank. */
const namesOf = (rank: Rank): readonly Card[] => [rank, ...SUITS.map((suit): Card => `${rank}${suit}`)];

/** A bare rank counts against all four suits of it. */
export function withCardOut(pack: Pack, card: Card): Pack {
  const known = { ...pack.known, [card]: (pack.known[card] ?? 0) + 1 };
  const names = namesOf(rankOf(card));
  const ofRank = names.reduce((sum, name) => sum + (known[name] ?? 0), 0);
  const gone =
    ofRank >= pack.decks * SUITS.length ? names : names.slice(1).filter((name) => known[name] === pack.decks);
  const spent = gone.length === 0 ? pack.spent : [...new Set([...pack.spent, ...gone])];
  return { ...pack, out: pack.out + 1, known, spent };
}

export const withUnseenOut = (pack: Pack, count: number): Pack => ({ ...pack, out: pack.out + count });

/** The stop card comes out when the next card is asked for and only those below it are left. */
export const stopCardIsNext = (pack: Pack): boolean =>
  !pack.stopCardShown && pack.stopCardBelow !== null && cardsLeft(pack) <= pack.stopCardBelow;

/** All the cards of so many decks, in the order of a new pack. */
export const newPack = (decks: number): readonly Card[] =>
  Array.from({ length: decks }, () => SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))).flat();
