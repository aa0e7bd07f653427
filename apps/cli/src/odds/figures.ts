import { decimalText, type Fraction, fraction, multiply } from '@sabot/odds/math';
import { percentIn, separatorsIn } from '@sabot/words';
import type { Language } from '../terminal/language.ts';
import { padEnd, padStart, widthOf } from '../terminal/paint.ts';

/** Figures as a language writes them. */
export interface Figures {
  /** Times a power of ten, with so many decimals. */
  readonly scaled: (value: Fraction, power: number, digits: number) => string;
  readonly percent: (value: Fraction, digits?: number) => string;
  /** A share that is already a number. */
  readonly percentOf: (value: number, digits: number) => string;
  readonly whole: (value: number | bigint) => string;
  readonly plain: (value: number, digits: number) => string;
}

export function figuresIn(language: Language): Figures {
  const { group, decimal } = separatorsIn(language);
  const local = (text: string): string => {
    const [whole = '', rest] = text.replace('-', '−').split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
    return rest === undefined ? grouped : `${grouped}${decimal}${rest}`;
  };
  const scaled: Figures['scaled'] = (value, power, digits) =>
    local(decimalText(multiply(value, fraction(10n ** BigInt(power))), digits));
  const plain: Figures['plain'] = (value, digits) => local(value.toFixed(digits).replace(/^-(0\.?0*)$/, '$1'));
  return {
    scaled,
    percent: (value, digits = 4) => percentIn(language, scaled(value, 2, digits)),
    percentOf: (value, digits) => percentIn(language, plain(100 * value, digits)),
    whole: (value) => local(String(value)),
    plain,
  };
}

export const withSign = (text: string): string =>
  /^[−0][.,0]*$/.test(text) || text.startsWith('−') ? text : `+${text}`;

/** Rows under each other: the first columns to the left, the rest, which are figures, to the right. */
export function figureTable(rows: readonly (readonly string[])[], left = 1, gap = 3): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    `  ${row.map((cell, i) => (i < left ? padEnd : padStart)(cell, widths[i] ?? 0)).join(' '.repeat(gap))}`.trimEnd(),
  );
}
