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
