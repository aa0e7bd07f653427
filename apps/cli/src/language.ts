import type { Io } from './io.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { Words } from './words/words.ts';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS: Readonly<Record<Language, Words>> = { es, en };

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The language the environment asks for; English where it asks for none of ours. */
export function languageOf({ env }: Pick<Io, 'env'>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^es([^a-z]|$)/i.test(locale) ? 'es' : 'en';
}
