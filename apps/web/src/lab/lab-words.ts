import { lab as en } from '../locales/en/lab.ts';
import { lab as es, type LabWords } from '../locales/es/lab.ts';
import type { Language } from '../locales/language.ts';
import { useLanguage } from '../locales/words.ts';

export type { LabWords };
/** Loaded with the lab and not with the page. */
export const LAB_WORDS: Readonly<Record<Language, LabWords>> = { es, en };

export const useLabWords = (): LabWords => LAB_WORDS[useLanguage()];
