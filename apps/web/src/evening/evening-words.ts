import { evening as en } from '../locales/en/evening.ts';
import { type EveningWords, evening as es } from '../locales/es/evening.ts';
import { useLanguage } from '../locales/words.ts';

const WORDS: Readonly<Record<'es' | 'en', EveningWords>> = { es, en };

/** What only this room says: it comes with the room. */
export const useEveningWords = (): EveningWords => WORDS[useLanguage()];
