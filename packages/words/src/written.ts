import type { Language } from './language.ts';

/** How a language writes figures and what somebody says. */
const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

/** Day and time, as they are written in a list. */
export const momentWritten = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeStyle: 'short' }).format(at);

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}
const SEPARATORS: Readonly<Record<Language, Separators>> = {
  es: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};
export const separatorsIn = (language: Language): Separators => SEPARATORS[language];

/** A format takes long to make, and a table writes dozens of amounts at every step. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const known = FORMATS.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Spanish leaves 1000 without a dot otherwise.
    useGrouping: 'always',
  } as Intl.NumberFormatOptions);
  FORMATS.set(key, made);
  return made;
}

export const numberIn = (language: Language, value: number, digits = 0): string =>
  formatOf(language, digits).format(value).replace('-', '−');

/** Chips are cents of one play currency. Whole amounts are written without decimals; no cent is lost in a division. */
export function moneyIn(language: Language, cents: number): string {
  const rest = Math.abs(cents) % 100;
  const whole = numberIn(language, (Math.abs(cents) - rest) / 100);
  const written = rest === 0 ? whole : `${whole}${SEPARATORS[language].decimal}${String(rest).padStart(2, '0')}`;
  return cents < 0 ? `−${written}` : written;
}

/** A figure that is already written, with its sign: “5%”, «5 %», where the space does not break. */
export const percentIn = (language: Language, figure: string | number): string =>
  language === 'es' ? `${figure}\u00a0%` : `${figure}%`;

/** What somebody says aloud, in the marks of the language. */
export const quotedIn = (language: Language, said: string): string => (language === 'es' ? `«${said}»` : `“${said}”`);
