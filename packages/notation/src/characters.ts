/** Characters that nobody would see: controls, half surrogates, line separators, marks that turn the direction. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What ends a bare word, so that a word holding one of these must be quoted. */
export const WORD_END = /[\s"`()[\]]/u;

const PLAIN = /^[^\s"`()[\]#][^\s"`()[\]]*$/u;
export const isPlain = (word: string): boolean => PLAIN.test(word) && word.search(INVISIBLE) < 0;

const hex = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

export const quoted = (text: string): string => {
  const escaped = text
    .replace(/["\\]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replace(INVISIBLE, (character) => `\\u{${hex(character)}}`);
  return `"${escaped}"`;
};

/** JSON on one line between backticks; a backtick can only stand inside a string, where JSON lets it be escaped. */
export const backticked = (value: unknown): string => {
  const unit = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const escaped = (character: string) => character.split('').map(unit).join('');
  return `\`${JSON.stringify(value).replace(/`/g, escaped).replace(INVISIBLE, escaped)}\``;
};
