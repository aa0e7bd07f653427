import { fairness as en } from '../locales/en/fairness.ts';
import { fairness as es, type FairnessWords } from '../locales/es/fairness.ts';
import type { Language } from '../locales/language.ts';
import { useLanguage } from '../locales/words.ts';

export const FAIRNESS_WORDS: Readonly<Record<Language, FairnessWords>> = { es, en };

/** What is said of shuffles: it comes with what shows one, and not with the page. */
export const useFairnessWords = (): FairnessWords => FAIRNESS_WORDS[useLanguage()];
