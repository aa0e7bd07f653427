import type { Language } from './language.ts';

/** Made once: a format takes longer to make than a whole board to draw. */
const FORMATS = new Map<Language, Intl.ListFormat>();

/** “a, b y c”. */
export function list(language: Language, items: readonly string[]): string {
  const format = FORMATS.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  FORMATS.set(language, format);
  return format.format(items);
}
