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

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A pack being dealt from: a copy of its own, of which each row is copied before it is first written on. */
export class PackInPlay {
  readonly pack: Writable<Pack>;
  #known: (readonly number[])[] | null = null;
  /** A bit for each rank whose row is its own. */
  #own = 0;
  #spent: Card[] | null = null;

  constructor({ decks, out, known, spent, stopCardBelow, stopCardShown }: Pack) {
    this.pack = { decks, out, known, spent, stopCardBelow, stopCardShown };
  }

  /** A bare rank counts against all four suits of it. */
  cardOut(card: Card): void {
    const { pack } = this;
    const at = indexOf(card);
    const suit = at % NAMES_A_RANK;
    const rank = (at - suit) / NAMES_A_RANK;
    const row = this.#row(rank);
    const times = (row[suit] as number) + 1;
    row[suit] = times;
    pack.out++;
    // As long as every card had its suit, a rank is gone with the last card of its last suit.
    if (times < pack.decks && row[0] === 0) return;
    if (isGone(row, pack.decks)) this.#spendRank(at - suit);
    else if (suit > 0 && times === pack.decks) this.#spend(card);
  }

  #spendRank(at: number): void {
    for (const card of CARD_NAMES.slice(at, at + NAMES_A_RANK)) {
      if (!this.pack.spent.includes(card)) this.#spend(card);
    }
  }

  #spend(card: Card): void {
    if (this.#spent === null) {
      this.#spent = this.pack.spent.slice();
      this.pack.spent = this.#spent;
    }
    this.#spent.push(card);
  }

  #row(rank: number): number[] {
    if (this.#known === null) {
      this.#known = this.pack.known.slice();
      this.pack.known = this.#known;
    }
    if ((this.#own & (1 << rank)) === 0) {
      this.#own |= 1 << rank;
      this.#known[rank] = (this.#known[rank] as readonly number[]).slice();
    }
    return this.#known[rank] as number[];
  }
}

/** Is this a card, and may it still be in the shoe? The same as not to find it among the spent ones. */
export function mayBeLeft({ decks, known }: Pack, card: unknown): card is Card {
  const at = typeof card === 'string' ? indexOf(card) : -1;
  if (at < 0) return false;
  const suit = at % NAMES_A_RANK;
  const row = known[(at - suit) / NAMES_A_RANK] as readonly number[];
  if (suit > 0 && (row[suit] as number) >= decks) return false;
  return (suit > 0 && row[0] === 0) || !isGone(row, decks);
}

/** Have all the cards of a rank left? A bare rank counts against all four suits of it. */
function isGone(row: readonly number[], decks: number): boolean {
  let out = 0;
  for (let i = 0; i < NAMES_A_RANK; i++) out += row[i] as number;
  return out >= decks * SUITS.length;
}

export function withCardOut(pack: Pack, card: Card): Pack {
  const inPlay = new PackInPlay(pack);
  inPlay.cardOut(card);
  return inPlay.pack;
}

/** The stop card comes out when the next card is asked for and only those below it are left. */
export const stopCardIsNext = (pack: Pack): boolean =>
  !pack.stopCardShown && pack.stopCardBelow !== null && cardsLeft(pack) <= pack.stopCardBelow;

/** All the cards of so many decks, in the order of a new pack. */
export const newPack = (decks: number): readonly Card[] =>
  Array.from({ length: decks }, () => SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))).flat();
