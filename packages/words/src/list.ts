import type { Language } from './language.ts';

/** Made once: a format takes longer to make than a whole board to draw. */
const FORMATS: Readonly<Record<Language, Intl.ListFormat>> = {
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

/** “a, b y c”. */
export const list = (language: Language, items: readonly string[]): string => FORMATS[language].format(items);
