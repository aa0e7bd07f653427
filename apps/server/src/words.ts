import { type AnyRefusal, DICTIONARIES, type Language, refusalLine } from '@sabot/words';
import { LINES_EN } from './words.en.ts';
import { LINES_ES } from './words.es.ts';

/** What page and terminal say too, in the same words. */
const SHARED = [
  'not-entered',
  'too-fast',
  'unfit-name',
  'mixed-scripts',
  'unknown-script',
  'name-taken',
  'house-full',
  'not-written',
  'chips-left',
  'chips-tomorrow',
  'unknown-table',
  'unknown-talla',
  'unknown-coup',
  'not-revealed',
  'not-signed-in',
  'wrong-password',
  'not-your-role',
  'no-such-invitation',
  'no-such-challenge',
  'no-such-passkey',
  'not-yourself',
  'passkey-not-accepted',
  'passkeys-full',
  'no-passkeys-here',
  'no-such-evening',
  'not-your-evening',
  'not-on-duty',
  'no-such-link',
  'not-the-host',
  'not-asked',
  'ask-to-come-in',
  'table-full',
  'table-closing',
  'no-own-tables',
  'own-tables-each',
  'own-tables-all',
  'no-such-authorisation',
  'withdrawn-already',
  'ends-before-it-begins',
  'unfit-authorisation',
  'paused-already',
  'not-paused',
  'not-to-be-removed',
  'nobody-of-that-name',
  'no-spectators',
  'removed-by-host',
] as const satisfies readonly AnyRefusal[];

export type LineCode = keyof typeof LINES_EN | (typeof SHARED)[number];

const linesIn = (language: Language, own: typeof LINES_ES): Readonly<Record<LineCode, string>> => {
  const shared = SHARED.map((code) => [code, refusalLine(DICTIONARIES[language], code)] as const);
  return { ...own, ...(Object.fromEntries(shared) as Record<(typeof SHARED)[number], string>) };
};
const LINES: Readonly<Record<Language, Readonly<Record<LineCode, string>>>> = {
  es: linesIn('es', LINES_ES),
  en: linesIn('en', LINES_EN),
};
export const LINE_CODES = Object.keys(LINES.en) as readonly LineCode[];

export const told = (
  code: LineCode,
  language: Language = 'en',
): { readonly code: LineCode; readonly line: string } => ({
  code,
  line: LINES[language][code],
});
export const isLineCode = (code: string): code is LineCode => Object.hasOwn(LINES.en, code);

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
