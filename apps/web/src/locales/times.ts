import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

export const timeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(at);

/** To the second, as a journal wants it. */
export const secondIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'medium' }).format(at);

export const shortDayIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(at);

export const dayIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(at);

export const dateTimeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
