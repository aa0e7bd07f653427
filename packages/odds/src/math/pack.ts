import { type Shoe, VALUES } from './shoe.ts';

export const RANKS = 'A23456789TJQK';
export const SUITS = 'shdc';
const KINDS = RANKS.length * SUITS.length;

/** How many of each card are left, rank by rank, suit by suit: `4 · rank + suit`. */
export type Pack = readonly number[];

export const fullPack = (decks: number): Pack => Array<number>(KINDS).fill(decks);

/** Where a card stands in a pack; null: no such card. */
export function kindOf(card: string): number | null {
  const [rank, suit] = [RANKS.indexOf(card.charAt(0)), SUITS.indexOf(card.charAt(1))];
  return card.length === 2 && rank >= 0 && suit >= 0 ? SUITS.length * rank + suit : null;
}

/** A card as people may write it, `10h` or `as`, in the usual form; what is no card stays none. */
export function asCard(text: string): string {
  const [, rank = '', suit = ''] = /^(10|.)(.*)$/u.exec(text) ?? [];
  return (rank === '10' ? 'T' : rank.toUpperCase()) + suit.toLowerCase();
}

/** `values[rank]` is what a card of that rank counts. */
export function shoeOf(pack: Pack, values: readonly number[]): Shoe {
  const shoe = Array<number>(VALUES).fill(0);
  pack.forEach((count, kind) => {
    const value = values[Math.floor(kind / SUITS.length)] as number;
    shoe[value] = (shoe[value] as number) + count;
  });
  return shoe;
}

/** Ordered pairs of the first two cards of a hand that are of one rank, and of one rank and suit. */
export function pairsIn(pack: Pack): { readonly ranks: bigint; readonly perfect: bigint; readonly total: bigint } {
  const twoOf = (count: number): bigint => BigInt(count) * BigInt(count - 1);
  const cards = pack.reduce((sum, count) => sum + count, 0);
  const byRank = Array.from({ length: RANKS.length }, (_, rank) =>
    pack.slice(SUITS.length * rank, SUITS.length * (rank + 1)).reduce((sum, count) => sum + count, 0),
  );
  return {
    ranks: byRank.reduce((sum, count) => sum + twoOf(count), 0n),
    perfect: pack.reduce((sum, count) => sum + twoOf(count), 0n),
    total: twoOf(cards),
  };
}
