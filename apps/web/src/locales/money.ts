import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

/** A format takes long to make, and a table writes dozens of amounts at every step. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, digits: number, useGrouping: 'always' | 'auto'): Intl.NumberFormat {
  const key = `${language} ${digits} ${useGrouping}`;
  const known = FORMATS.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping,
  } as Intl.NumberFormatOptions);
  FORMATS.set(key, made);
  return made;
}

/** Chips are cents of one play currency. Whole amounts are written without decimals. */
export const moneyIn = (language: Language, cents: number): string =>
  formatOf(language, cents % 100 === 0 ? 0 : 2, 'always').format(cents / 100);

export const numberIn = (language: Language, value: number, digits = 0): string =>
  formatOf(language, digits, 'auto').format(value);

export const timeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(at);

export const dateTimeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
