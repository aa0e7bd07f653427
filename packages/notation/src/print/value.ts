import { type Field, misfit } from '@sabot/engine';
import { formatAmount } from '../amount.ts';
import { backticked, isPlain, quoted } from '../characters.ts';
import { kindOf } from '../names.ts';

/** A word bare where it can be, quoted where it must. */
export const printWord = (word: string): string => (isPlain(word) && word !== '-' ? word : quoted(word));

export const printGrounds = (refs: readonly string[]): string => `[${refs.map(printWord).join(' ')}]`;

/** A value as its kind is written; one that does not fit its field as JSON between backticks. */
export function printValue(field: Field, value: unknown): string {
  if (misfit(field, value) !== null) return backticked(value);
  const kind = kindOf(field);
  if (value === null && kind !== 'data') return '-';
  switch (kind) {
    case 'one-of':
    case 'word':
    case 'player':
    case 'card':
      return printWord(value as string);
    case 'text':
      return quoted(value as string);
    case 'number':
      return String(value);
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'amount':
      return formatAmount(value as number);
    case 'cards':
      return `(${(value as readonly string[]).join(' ')})`;
    case 'words':
      return `(${(value as readonly string[]).map(quoted).join(' ')})`;
    case 'grounds':
      return printGrounds(value as readonly string[]);
    case 'stakes':
    case 'postings':
    case 'data':
      return backticked(value);
    default:
      return kind satisfies never;
  }
}
