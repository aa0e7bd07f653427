import { LANGUAGES, type Language } from '@sabot/words';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import type { Words } from '../words/words.ts';
import type { Io } from './io.ts';

export { LANGUAGES, type Language };

export const WORDS: Readonly<Record<Language, Words>> = { es, en };

/** The language of a name such as `es`, `ES`, `es_ES.UTF-8`; null where it is none of ours. */
export const languageNamed = (text: unknown): Language | null =>
  LANGUAGES.find((language) => new RegExp(`^${language}([^a-z]|$)`, 'i').test(String(text))) ?? null;

/** The language the environment asks for; English where it asks for none of ours. */
export function languageOf({ env }: Pick<Io, 'env'>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languageNamed(locale) ?? 'en';
}
