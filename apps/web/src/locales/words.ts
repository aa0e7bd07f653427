import { useCell } from '../client/use-cell.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { type Language, language } from './language.ts';

/** Every sentence of the page; a language that lacks one does not compile. */
export type Words = typeof es;

const WORDS: Readonly<Record<Language, Words>> = { es, en };

export const useWords = (): Words => WORDS[useCell(language)];
export const useLanguage = (): Language => useCell(language);
