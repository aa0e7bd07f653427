/** All there is: greetings and feelings. None of them answers anything that the game asks. */
export const GESTURES = ['wave', 'applaud', 'thank', 'laugh', 'sigh', 'toast'] as const;
export type Gesture = (typeof GESTURES)[number];

/** A line of chat has so many characters at most, as people count them. */
export const MOST_IN_A_LINE = 140;
/** No line is longer than this in code units, whatever is piled up in it. */
export const MOST_UNITS = 600;

/** What may not stand in a line: controls, marks that turn the direction of writing or are not seen, private and lone halves. */
const UNFIT = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}|\p{M}{4,}/u;
/** An address: with its scheme, or a name with a dot in it that goes on without a space. */
const LINK = /\b(?:https?|wss?|ftp|file|data|javascript|mailto|tel):|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/iu;
/** Dots that browsers take for dots. */
const DOTS = /[\u3002\uff0e\uff61\u2024]/g;

const characters = new Intl.Segmenter('en');

/** A line as it is told: one form of each letter, and single spaces. */
export const lineOf = (given: string): string => given.normalize('NFC').replace(/\s+/gu, ' ').trim();

export type LineFault = 'empty' | 'too-long' | 'unfit' | 'link';

/** Why a line is not told; null: it may be. */
export function lineFault(given: string): LineFault | null {
  if (given.length > MOST_UNITS) return 'too-long';
  // Whatever is no plain space and no tab is looked at before spaces are joined.
  if (UNFIT.test(given.replace(/[\t\n\r]/g, ' '))) return 'unfit';
  const line = lineOf(given);
  if (line === '') return 'empty';
  if ([...characters.segment(line)].length > MOST_IN_A_LINE) return 'too-long';
  return LINK.test(line.normalize('NFKC').replace(DOTS, '.')) ? 'link' : null;
}
