import { lookUp } from '@sabot/engine';

/** The scripts in everyday use (UAX 31), as they are written together: only these ways of writing a name are known. */
const WRITINGS: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
  ...[
    ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Thaana'],
    ['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
    ['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'],
  ].flatMap((scripts) => scripts.map((script) => [script])),
];
/** Plain figures, and what stands between letters, go with every script. */
const PLAIN = '0-9._ \\-';
/** Of these only the letters of living languages: phonetic signs and old forms are there to be taken for others. */
const LETTERS: Readonly<Record<string, string>> = {
  Latin: 'A-Za-zªº\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u1e00-\\u1effəɛɔɓɖɗɣɩʋ',
  Greek: '\\u0386-\\u03ce\\u1f00-\\u1fff',
  Cyrillic: '\\u0400-\\u045f\\u048a-\\u052f',
};
const lettersOf = (script: string): string => lookUp(LETTERS, script) ?? `\\p{Script_Extensions=${script}}`;
const patternOf = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[${PLAIN}${scripts.map(lettersOf).join('')}]*$`, 'u');
const PATTERNS = WRITINGS.map(patternOf);
const ANY = patternOf(WRITINGS.flat());

/** What is wrong with the script of a name; null: nothing. */
export function scriptFault(name: string): 'unknown-script' | 'mixed-scripts' | null {
  if (!ANY.test(name)) return 'unknown-script';
  return PATTERNS.some((pattern) => pattern.test(name)) ? null : 'mixed-scripts';
}
