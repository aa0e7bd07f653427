import { numberIn, percentIn, separatorsIn } from '@sabot/words';
import type { Language } from '../locales/language.ts';
import type { Exact } from './work/exact.ts';

/** Figures as a language writes them. */
export interface Figures {
  /** A part as so many of a hundred: `1,0579 %`. */
  readonly percent: (value: number, digits?: number) => string;
  /** A part as so many of a hundred, without the sign. */
  readonly of100: (value: number, digits?: number) => string;
  readonly signed: (value: number, digits: number) => string;
  readonly per100000: (value: number) => string;
  /** A mark on an axis: as few digits as it has. */
  readonly tick: (value: number) => string;
  readonly whole: (value: number) => string;
  /** A whole number of any size, given as digits. */
  readonly grouped: (digits: string) => string;
  /** All digits that were worked out. */
  readonly decimal: (value: Exact) => string;
  readonly plain: (value: number, digits: number) => string;
}

const minus = (text: string): string => text.replace('-', '−');
/** Rounded first, so that nothing is written as minus nought. */
const rounded = (value: number, digits: number): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
};

export function figuresIn(language: Language): Figures {
  const { group, decimal: point } = separatorsIn(language);
  const plain = (value: number, digits: number): string => numberIn(language, rounded(value, digits) || 0, digits);
  const of100 = (value: number, digits = 4): string => plain(100 * value, digits);
  return {
    plain,
    of100,
    percent: (value, digits = 4) => percentIn(language, of100(value, digits)),
    signed: (value, digits) => (rounded(value, digits) > 0 ? `+${plain(value, digits)}` : plain(value, digits)),
    per100000: (value) => plain(100_000 * value, Math.abs(100_000 * value) < 10 ? 1 : 0),
    tick: (value) => minus(String(rounded(value, 6))).replace('.', point),
    whole: (value) => plain(value, 0),
    grouped: (digits) => digits.replace(/\B(?=(\d{3})+$)/g, group),
    decimal: ({ decimal }) => minus(decimal.replace('.', point)),
  };
}
