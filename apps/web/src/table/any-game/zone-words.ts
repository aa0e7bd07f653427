import { lookUp } from '@sabot/engine/by-name';
import type { RulesetCard } from '@sabot/protocol';
import type { Language } from '../../locales/language.ts';
import type { Words } from '../../locales/words.ts';

export type ZoneWords = Pick<Words['table'], 'zones' | 'marks'>;

/** What a bet is called, and the letter on the cloth before a seat. */
export const zoneName = ({ zones }: ZoneWords, bet: string): string => lookUp(zones, bet) ?? bet;
export const markOf = (words: ZoneWords, bet: string): string =>
  lookUp(words.marks, bet) ??
  zoneName(words, bet)
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The words of the page with the names of bets that came with the regulation. */
export function withBetNames(words: Words['table'], { layout }: RulesetCard, language: Language): Words['table'] {
  const named = layout.zones.flatMap(({ bet, name }) => (name === null ? [] : [[bet, name[language]] as const]));
  return named.length === 0 ? words : { ...words, zones: { ...words.zones, ...Object.fromEntries(named) } };
}
