/** Characters that nobody would see: controls, half surrogates, line separators, marks that turn the direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What ends a bare word, so that a word holding one of these must be quoted. */
export const WORD_END = /[\s"`()[\]]/u;

const hex = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

/** What comes out of a file as it may be shown: no character in it moves a cursor or hides. */
export const visible = (text: string): string => text.replace(INVISIBLE, (character) => `\\u{${hex(character)}}`);

const LONGEST_ECHO = 60;
/** A word of a file in a complaint about it: visible, and not longer than a line. */
export const echo = (text: string): string =>
  visible(text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text);

const PLAIN = /^[^\s"`()[\]#][^\s"`()[\]]*$/u;
export const isPlain = (word: string): boolean => PLAIN.test(word) && word.search(INVISIBLE) < 0;

export const quoted = (text: string): string => {
  const escaped = text.replace(/["\\]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
  return `"${visible(escaped)}"`;
};

/** JSON on one line between backticks; a backtick can only stand inside a string, where JSON lets it be escaped. */
export const backticked = (value: unknown): string => {
  const unit = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const escaped = (character: string) => character.split('').map(unit).join('');
  return `\`${JSON.stringify(value).replace(/`/g, escaped).replace(INVISIBLE, escaped)}\``;
};
