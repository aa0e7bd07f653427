import type { Language } from '../locales/language.ts';

/** Where a rule stands, as the reader says it: the rows of the texts' own tables are “filas” in Spanish. */
export const locatorIn = (language: Language, locator: string): string =>
  language === 'es'
    ? `${isSection(locator) ? 'apartado ' : ''}${locator.replace(/\brows\b/g, 'filas').replace(/\brow\b/g, 'fila')}`
    : `${isSection(locator) ? 'section ' : ''}${locator}`;

/** Some texts have lettered or numbered sections instead of articles. */
const isSection = (locator: string): boolean => /^[A-Z]+(\.|\b)/.test(locator);
