import type { Language } from './language.ts';

/** “a, b y c”. */
export const list = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
