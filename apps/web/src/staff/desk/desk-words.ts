import { desk as en } from '../../locales/en/desk.ts';
import { type DeskWords, desk as es } from '../../locales/es/desk.ts';
import { useLanguage } from '../../locales/words.ts';

const WORDS: Readonly<Record<'es' | 'en', DeskWords>> = { es, en };

/** What only the director’s desk and the journal say. */
export const useDeskWords = (): DeskWords => WORDS[useLanguage()];
