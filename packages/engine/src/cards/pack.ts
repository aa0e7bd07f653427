import { CARD_NAMES, type Card, indexOf, RANKS, SUITS } from './card.ts';

export const CARDS_IN_A_DECK = 52;
const NAMES_A_RANK = 1 + SUITS.length;
const NONE_KNOWN: readonly number[] = CARD_NAMES.map(() => 0);

/** The pack as the table knows it: how many cards it had, how many have left the shoe, which of them are known. */
export interface Pack {
  readonly decks: number;
  readonly out: number;
  /** How often each of CARD_NAMES has left the shoe, where it is known; a burnt card lies unseen in the basket. */
  readonly known: readonly number[];
  /** Cards of which all copies have left. */
  readonly spent: readonly Card[];
  readonly stopCardBelow: number | null;
  readonly stopCardShown: boolean;
}

export const freshPack = (decks: number): Pack => ({
  decks,
  out: 0,
  known: NONE_KNOWN,
  spent: [],
  stopCardBelow: null,
  stopCardShown: false,
});

export const cardsIn = (pack: Pack): number => pack.decks * CARDS_IN_A_DECK;
export const cardsLeft = (pack: Pack): number => cardsIn(pack) - pack.out;

/** A bare rank counts against all four suits of it. */
export function withCardOut(pack: Pack, card: Card): Pack {
  const { decks } = pack;
  const at = indexOf(card);
  const known = pack.known.slice();
  known[at] = (known[at] as number) + 1;
  const first = at - (at % NAMES_A_RANK);
  let ofRank = 0;
  for (let i = first; i < first + NAMES_A_RANK; i++) ofRank += known[i] as number;
  const rankIsGone = ofRank >= decks * SUITS.length;
  const isGone = rankIsGone || (at !== first && known[at] === decks);
  const gone = rankIsGone ? CARD_NAMES.slice(first, first + NAMES_A_RANK) : [card];
  const spent = isGone ? [...new Set([...pack.spent, ...gone])] : pack.spent;
  return { ...pack, out: pack.out + 1, known, spent };
}

export const withUnseenOut = (pack: Pack, count: number): Pack => ({ ...pack, out: pack.out + count });

/** The stop card comes out when the next card is asked for and only those below it are left. */
export const stopCardIsNext = (pack: Pack): boolean =>
  !pack.stopCardShown && pack.stopCardBelow !== null && cardsLeft(pack) <= pack.stopCardBelow;

/** All the cards of so many decks, in the order of a new pack. */
export const newPack = (decks: number): readonly Card[] =>
  Array.from({ length: decks }, () => SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))).flat();
