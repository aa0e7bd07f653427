import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

/** Chips are cents of one play currency. Whole amounts are written without decimals. */
export function moneyIn(language: Language, cents: number): string {
  const whole = cents % 100 === 0;
  const digits = whole ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions).format(cents / 100);
}

export const numberIn = (language: Language, value: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

export const timeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(at);

export const dateTimeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
