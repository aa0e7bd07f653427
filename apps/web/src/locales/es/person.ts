/** “a Ana”, “al crupier”: the article never stands beside the preposition. */
export const to = (who: string): string => (who.startsWith('el ') ? `al ${who.slice(3)}` : `a ${who}`);
/** “de Ana”, “del crupier”. */
export const of = (who: string): string => (who.startsWith('el ') ? `del ${who.slice(3)}` : `de ${who}`);
