import { type Card, type Field, isCard, lookUp, misfit } from '@sabot/engine';
import { isTooLarge, parseAmount } from '../amount.ts';
import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import { isOptional, kindOf } from '../names.ts';
import type { Value } from '../read/syntax.ts';
import { unknown } from '../suggest.ts';
import type { Say, Words } from '../words/words.ts';

const fail = (value: Value, say: Say): never => {
  throw new NotationError(value.at, say);
};

function readWord(value: Value, what: keyof Words['expected']): string {
  return value.kind === 'word' || value.kind === 'text' ? value.text : fail(value, (say) => say.expected[what]);
}

export function readCard(value: Value): Card {
  const card = readWord(value, 'card');
  return isCard(card) ? card : fail(value, (say) => say.unknown.card(echo(card)));
}

function readKind(field: Field, value: Value): unknown {
  const kind = kindOf(field);
  switch (kind) {
    case 'one-of': {
      const word = readWord(value, 'word');
      return field.includes(word) ? word : fail(value, unknown('word', word, field as readonly string[]));
    }
    case 'word':
      return readWord(value, 'word');
    case 'player':
      return readWord(value, 'player');
    case 'text':
      return value.kind === 'text' ? value.text : fail(value, (say) => say.textUnquoted);
    case 'number': {
      const written = readWord(value, 'number');
      return /^-?\d+$/.test(written) ? Number(written) : fail(value, (say) => say.notANumber(echo(written)));
    }
    case 'flag': {
      const written = readWord(value, 'flag');
      return written === 'yes' || (written === 'no' ? false : fail(value, (say) => say.notAFlag(echo(written))));
    }
    case 'amount': {
      const written = readWord(value, 'amount');
      return parseAmount(written) ?? fail(value, (say) => say.notAnAmount(echo(written)));
    }
    case 'card':
      return readCard(value);
    case 'cards':
      return value.kind === 'list' ? value.items.map(readCard) : fail(value, (say) => say.cardsInParentheses);
    case 'words':
      return value.kind === 'list' ? value.items.map(({ text }) => text) : fail(value, (say) => say.wordsInParentheses);
    case 'grounds':
      return value.kind === 'grounds'
        ? value.items.map(({ text }) => text)
        : fail(value, (say) => say.groundsInBrackets);
    case 'postings':
      return fail(value, (say) => say.postingsApart);
    case 'stakes':
      return fail(value, (say) => say.stakesBetByBet);
    case 'data':
      return fail(value, (say) => say.dataInBackticks);
    default:
      return kind satisfies never;
  }
}

const MISFITS: Readonly<Record<string, Say>> = {
  'amount-not-whole-cents': (say) => say.amountMisfits,
  'unfit-name': (say) => say.nameMisfits,
  'text-missing': (say) => say.textMisfits,
};

/** The value a field is given, as the game knows it. Backticks hold the JSON of any value, whatever its kind. */
export function readValue(field: Field, value: Value): unknown {
  if (value.kind === 'word' && value.text === '-' && isOptional(field)) return null;
  const read = value.kind === 'data' ? value.value : readKind(field, value);
  const code = misfit(field, read);
  if (code === 'amount-not-whole-cents' && isTooLarge(read)) return fail(value, (say) => say.amountTooLarge);
  return code === null ? read : fail(value, lookUp(MISFITS, code) ?? ((say) => say.misfits));
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
