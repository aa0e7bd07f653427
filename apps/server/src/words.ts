import { LINES_EN } from './words.en.ts';
import { LINES_ES } from './words.es.ts';

export type Language = 'es' | 'en';
export type LineCode = keyof typeof LINES_EN;

const LINES: Readonly<Record<Language, Readonly<Record<LineCode, string>>>> = { es: LINES_ES, en: LINES_EN };

export const told = (
  code: LineCode,
  language: Language = 'en',
): { readonly code: LineCode; readonly line: string } => ({
  code,
  line: LINES[language][code],
});
export const isLineCode = (code: string): code is LineCode => Object.hasOwn(LINES_EN, code);

/** Which of our languages an `Accept-Language` likes best; English where it names neither. */
export function languageIn(accepted: string | undefined): Language {
  let [best, weight]: [Language, number] = ['en', 0];
  for (const part of (accepted ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-', 1)[0];
    if (language !== 'es' && language !== 'en') continue;
    const given = parameters.find((one) => one.trim().startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.trim().slice(2)) || 0;
    if (quality > weight) [best, weight] = [language, quality];
  }
  return best;
}
