/** “a Ana”, “al crupier”: the article never stands beside the preposition. */
export const to = (who: string): string => (who.startsWith('el ') ? `al ${who.slice(3)}` : `a ${who}`);
/** “de Ana”, “del crupier”. */
export const of = (who: string): string => (who.startsWith('el ') ? `del ${who.slice(3)}` : `de ${who}`);

const isYou = (who: string): boolean => who === 'usted';
/** “su apuesta”, “la apuesta de Ana”. */
export const theirs = (thing: `${'el' | 'la'} ${string}`, who: string): string =>
  isYou(who) ? `su ${thing.slice(3)}` : `${thing} ${of(who)}`;
/** After a verb: “es suya”, “es de Ana”. */
export const belongs = (own: 'suya' | 'suyas', who: string): string => (isYou(who) ? own : of(who));
