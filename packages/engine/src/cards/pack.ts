import { CARD_NAMES, type Card, indexOf, RANKS, SUITS } from './card.ts';

export const CARDS_IN_A_DECK = 52;
const NAMES_A_RANK = 1 + SUITS.length;
const NONE_KNOWN: readonly (readonly number[])[] = RANKS.map(() => [0, 0, 0, 0, 0]);

/** The pack as the table knows it: how many cards it had, how many have left the shoe, which of them are known. */
export interface Pack {
  readonly decks: number;
  readonly out: number;
  /**
   * How often each card has left the shoe, where it is known; a burnt card lies unseen in the basket. A row for each
   * rank, in it the bare rank and the four suits, as in CARD_NAMES: a card that leaves is written on one row only.
   */
  readonly known: readonly (readonly number[])[];
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

/** How often this very card, or this bare rank, is known to have left the shoe. */
export function timesOut({ known }: Pack, card: Card): number {
  const at = indexOf(card);
  return (known[Math.floor(at / NAMES_A_RANK)] as readonly number[])[at % NAMES_A_RANK] as number;
}

/** The pack without a card that has left the shoe. A bare rank counts against all four suits of it. */
export function withCardOut(pack: Pack, card: Card): Pack {
  const { decks, known, spent } = pack;
  const at = indexOf(card);
  const suit = at % NAMES_A_RANK;
  const rank = Math.floor(at / NAMES_A_RANK);
  const row = (known[rank] as readonly number[]).with(suit, timesOut(pack, card) + 1);
  const next = { ...pack, out: pack.out + 1, known: known.with(rank, row) };
  const gone = isGone(row, decks)
    ? CARD_NAMES.slice(at - suit, at - suit + NAMES_A_RANK)
    : suit > 0 && (row[suit] as number) >= decks
      ? [card]
      : [];
  const spentNow = gone.filter((one) => !spent.includes(one));
  return spentNow.length === 0 ? next : { ...next, spent: [...spent, ...spentNow] };
}

/** Cards that have left the shoe and that nobody has seen. */
export const withUnseenOut = (pack: Pack, cards: number): Pack => ({ ...pack, out: pack.out + cards });

/** Have all the cards of a rank left? A bare rank counts against all four suits of it. */
const isGone = (row: readonly number[], decks: number): boolean =>
  row.reduce((out, times) => out + times, 0) >= decks * SUITS.length;

/** The stop card comes out when the next card is asked for and only those below it are left. */
export const stopCardIsNext = (pack: Pack): boolean =>
  !pack.stopCardShown && pack.stopCardBelow !== null && cardsLeft(pack) <= pack.stopCardBelow;

/** All the cards of so many decks, in the order of a new pack. */
export const newPack = (decks: number): readonly Card[] =>
  Array.from({ length: decks }, () => SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))).flat();
