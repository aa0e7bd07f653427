import { type Card, type Field, isCard, lookUp, misfit } from '@sabot/engine';
import { isTooLarge, parseAmount, TOO_LARGE } from '../amount.ts';
import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import { isOptional, kindOf } from '../names.ts';
import type { Value } from '../read/syntax.ts';
import { hint } from '../suggest.ts';

const fail = (value: Value, message: string): never => {
  throw new NotationError(value.at, message);
};

function readWord(value: Value, what: string): string {
  return value.kind === 'word' || value.kind === 'text' ? value.text : fail(value, `${what} is expected here`);
}

export function readCard(value: Value): Card {
  const card = readWord(value, 'a card');
  return isCard(card)
    ? card
    : fail(value, `unknown card "${echo(card)}"; a card is a rank A23456789TJQK and a suit shdc`);
}

function readKind(field: Field, value: Value): unknown {
  const kind = kindOf(field);
  switch (kind) {
    case 'one-of': {
      const word = readWord(value, 'a word');
      return field.includes(word)
        ? word
        : fail(value, `"${echo(word)}" is not known here${hint(word, field as readonly string[])}`);
    }
    case 'word':
      return readWord(value, 'a word');
    case 'player':
      return readWord(value, 'the name of a player');
    case 'text':
      return value.kind === 'text' ? value.text : fail(value, 'a text stands between quotation marks');
    case 'number': {
      const written = readWord(value, 'a whole number');
      return /^-?\d+$/.test(written) ? Number(written) : fail(value, `"${echo(written)}" is not a whole number`);
    }
    case 'flag': {
      const written = readWord(value, 'yes or no');
      return written === 'yes' || (written === 'no' ? false : fail(value, `"${echo(written)}" is neither yes nor no`));
    }
    case 'amount': {
      const written = readWord(value, 'an amount');
      return parseAmount(written) ?? fail(value, `"${echo(written)}" is not an amount such as 10 or 10.00`);
    }
    case 'card':
      return readCard(value);
    case 'cards':
      return value.kind === 'list'
        ? value.items.map(readCard)
        : fail(value, 'cards stand between parentheses: (3s Kd)');
    case 'words':
      return value.kind === 'list'
        ? value.items.map(({ text }) => text)
        : fail(value, 'these words stand between parentheses: ("…" "…")');
    case 'grounds':
      return value.kind === 'grounds'
        ? value.items.map(({ text }) => text)
        : fail(value, 'grounds stand in brackets: [ID]');
    case 'postings':
      return fail(value, 'postings stand on lines of their own: $ FROM -> TO AMOUNT [ID]');
    case 'stakes':
      return fail(value, 'stakes are written bet by bet: punto 40.00 tie 10.00');
    case 'data':
      return fail(value, 'data stand between backticks: `{"json": true}`');
    default:
      return kind satisfies never;
  }
}

const MISFITS: Readonly<Record<string, string>> = {
  'amount-not-whole-cents': 'an amount is not negative and has two decimals at most',
  'unfit-name': 'this is not a name a player may bear',
  'text-missing': 'a text has 1 to 500 characters',
};

/** The value a field is given, as the game knows it. Backticks hold the JSON of any value, whatever its kind. */
export function readValue(field: Field, value: Value): unknown {
  if (value.kind === 'word' && value.text === '-' && isOptional(field)) return null;
  const read = value.kind === 'data' ? value.value : readKind(field, value);
  const code = misfit(field, read);
  if (code === 'amount-not-whole-cents' && isTooLarge(read)) return fail(value, TOO_LARGE);
  return code === null ? read : fail(value, lookUp(MISFITS, code) ?? 'this value does not fit here');
}

/** For an act that is to be refused, perhaps for this very value: what does not fit is passed on as it stands. */
export function readUnchecked(field: Field, value: Value): unknown {
  try {
    return readValue(field, value);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    if (value.kind === 'data') return value.value;
    if ('items' in value) return value.items.map(({ text }) => text);
    return (kindOf(field) === 'amount' ? parseAmount(value.text) : null) ?? value.text;
  }
}
