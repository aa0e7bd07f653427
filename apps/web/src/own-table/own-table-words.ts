import { ownTable as en } from '../locales/en/own-table.ts';
import { ownTable as es, type OwnTableWords } from '../locales/es/own-table.ts';
import { useLanguage } from '../locales/words.ts';

const WORDS: Readonly<Record<'es' | 'en', OwnTableWords>> = { es, en };

/** What is said only of tables that people open: it comes with what shows it. */
export const useOwnTableWords = (): OwnTableWords => WORDS[useLanguage()];
