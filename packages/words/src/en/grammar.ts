import { capital } from '../capital.ts';
import { list } from '../list.ts';
import type { Person } from '../person.ts';

export const isYou = (who: Person): boolean => who === 'you';

/** “you”, “the croupier”, “Ana”. */
export const name = (who: Person): string => (who === 'you' ? 'you' : who === 'croupier' ? 'the croupier' : who.name);
export const Name = (who: Person): string => (typeof who === 'object' ? who.name : capital(name(who)));

/** “you take”, “Ana takes”. */
export const does = (who: Person, you: string, others: string): string => `${name(who)} ${isYou(who) ? you : others}`;
/** The same at the beginning of a sentence. */
export const Does = (who: Person, you: string, others: string): string => `${Name(who)} ${isYou(who) ? you : others}`;

/** “your”, “Ana’s”. */
export const whose = (who: Person): string => (isYou(who) ? 'your' : `${name(who)}’s`);
export const Whose = (who: Person): string => (isYou(who) ? 'Your' : `${Name(who)}’s`);

/** “Ana and you”: whoever reads comes last. */
export const each = (people: readonly Person[]): string =>
  list('en', [...people.filter((who) => !isYou(who)), ...people.filter(isYou)].map(name));

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
