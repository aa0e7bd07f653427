import { byNameFrom, entriesIn } from '@sabot/engine/by-name';
import type { Books } from './books.ts';

export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** The books after these postings. */
export function posted(books: Books, postings: readonly Moved[]): Books {
  const next = new Map(entriesIn(books));
  for (const { from, to, amount } of postings) {
    next.set(from, (next.get(from) ?? 0) - amount);
    next.set(to, (next.get(to) ?? 0) + amount);
  }
  return byNameFrom(next);
}

export const swept = <C extends { readonly at: string }>(cards: readonly C[]): readonly (C & { at: 'basket' })[] =>
  cards.map((card) => ({ ...card, at: 'basket' }));

/** The cards of a hand, turned over: an event names them in the order in which they were drawn. */
export function opened<C extends { readonly card: string; readonly hand: string; readonly peek: string | null }>(
  cards: readonly C[],
  hand: string,
  faces: readonly string[],
): readonly C[] {
  let nth = 0;
  return cards.map((card) => {
    if (card.hand !== hand) return card;
    const face = faces[nth] ?? card.card;
    nth += 1;
    return { ...card, card: face, peek: null };
  });
}
