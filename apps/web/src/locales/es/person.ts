/** “de la banca”, “del punto”: the article never stands beside the preposition. */
export const of = (hand: string): string => (hand.startsWith('el ') ? `del ${hand.slice(3)}` : `de ${hand}`);
