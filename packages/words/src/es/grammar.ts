import { capital } from '../capital.ts';
import { list } from '../list.ts';
import type { Person } from '../person.ts';

export const isYou = (who: Person): boolean => who === 'you';

/** “usted”, “el crupier”, “Ana”: before a verb in the third person. */
export const name = (who: Person): string => (who === 'you' ? 'usted' : who === 'croupier' ? 'el crupier' : who.name);
export const Name = (who: Person): string => (typeof who === 'object' ? who.name : capital(name(who)));

/** “a Ana”, “al crupier”: the article never stands beside the preposition. */
export const to = (who: Person): string => (who === 'croupier' ? 'al crupier' : `a ${name(who)}`);
/** “de Ana”, “del crupier”. */
const of = (who: Person): string => (who === 'croupier' ? 'del crupier' : `de ${name(who)}`);

/** “su apuesta”, “la apuesta de Ana”. */
export const theirs = (thing: `${'el' | 'la'} ${string}`, who: Person): string =>
  isYou(who) ? `su ${thing.slice(3)}` : `${thing} ${of(who)}`;
/** After a verb: “es suya”, “es de Ana”. */
export const belongs = (own: 'suya' | 'suyas', who: Person): string => (isYou(who) ? own : of(who));

/** “Ana y usted”: whoever reads comes last. */
export const each = (people: readonly Person[]): string =>
  list('es', [...people.filter((who) => !isYou(who)), ...people.filter(isYou)].map(name));

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
