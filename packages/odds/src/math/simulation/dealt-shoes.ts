import type { RandomSource } from './random-source.ts';
import type { WholeShoe } from './shoe-rules.ts';
import { shuffle } from './shuffled.ts';

const RANKS = 13;

/**
 * Shoe after shoe, shuffled and burnt: calls `deal` with the cards by value, the first to deal, and the stop card, until
 * it says that this is enough. Gives how many were dealt.
 */
export function dealShoes(
  { decks, values, burn, below }: WholeShoe,
  most: number,
  shoes: number,
  source: RandomSource,
  deal: (cards: Uint8Array, first: number, stop: number, shoe: number) => boolean,
): number {
  const size = 52 * decks;
  const stop = size - below;
  const needed = Math.min(size, stop + most);
  const ranks = Uint8Array.from({ length: size }, (_, i) => i % RANKS);
  const counts = Uint8Array.from(values);
  const cards = new Uint8Array(size);
  for (let shoe = 0; shoe < shoes; shoe++) {
    shuffle(ranks, needed, source);
    for (let i = 0; i < needed; i++) cards[i] = counts[ranks[i] as number] as number;
    const first = burn === null ? 0 : 1 + (burn[ranks[0] as number] as number);
    if (deal(cards, first, stop, shoe)) return shoe + 1;
  }
  return shoes;
}

/** A probability as one of 2^32 places: certain where it is all or none of them. */
export const CERTAIN = 2 ** 32;
export const chanceOf = (p: number): number => Math.round(Math.min(1, Math.max(0, p)) * CERTAIN);
