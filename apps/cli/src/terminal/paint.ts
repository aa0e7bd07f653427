import { stripVTControlCharacters } from 'node:util';

/** Sparing colour: blue punto, red banca, green tie, brass for you and for what you may do now. */
const CODES = {
  punto: '38;5;33',
  banca: '38;5;167',
  tie: '38;5;35',
  you: '38;5;136',
  bold: '1',
  dim: '2',
  /** Light on dark, whatever the colours of the terminal. */
  onDark: '97;40',
} as const;

export type Paint = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

const same = (text: string): string => text;
const END = '\u001b[0m';
const start = (code: string): string => `\u001b[${code}m`;
/** What is painted inside ends with its own paint, so ours is laid on again after it. */
const brush =
  (code: string) =>
  (text: string): string =>
    text === '' ? '' : `${start(code)}${text.replaceAll(END, END + start(code))}${END}`;

export function paintFor(colour: boolean): Paint {
  const names = Object.keys(CODES) as (keyof typeof CODES)[];
  return Object.fromEntries(names.map((name) => [name, colour ? brush(CODES[name]) : same])) as Paint;
}

/** How many columns a painted text takes. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;
export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;
