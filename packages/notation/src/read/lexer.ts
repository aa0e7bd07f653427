import { lookUp } from '@sabot/engine';
import { WORD_END } from '../characters.ts';
import { NotationError } from '../error.ts';
import type { Position } from './syntax.ts';

type Mark = '(' | ')' | '[' | ']';
export type Token =
  | { readonly kind: 'word' | 'text'; readonly text: string; readonly at: Position }
  | { readonly kind: 'data'; readonly value: unknown; readonly at: Position }
  | { readonly kind: Mark; readonly at: Position };

const ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', n: '\n' };

interface Taken {
  readonly token: Token;
  readonly end: number;
}

function takeText(line: string, start: number, at: Position): Taken {
  let text = '';
  for (let i = start + 1; i < line.length; i++) {
    const character = line[i] as string;
    if (character === '"') return { token: { kind: 'text', text, at }, end: i + 1 };
    if (character !== '\\') {
      text += character;
      continue;
    }
    const escaped = lookUp(ESCAPES, line[i + 1] ?? '');
    const code = /^u\{([0-9a-f]{1,6})\}/i.exec(line.slice(i + 1, i + 11));
    const point = Number.parseInt(code?.[1] ?? '', 16);
    if (escaped !== undefined) {
      text += escaped;
      i += 1;
    } else if (code !== null && point <= 0x10ffff) {
      text += String.fromCodePoint(point);
      i += code[0].length;
    } else {
      throw new NotationError({ line: at.line, column: i + 1 }, (say) => say.badEscape);
    }
  }
  throw new NotationError(at, (say) => say.unclosedQuote);
}

function takeData(line: string, start: number, at: Position): Taken {
  const end = line.indexOf('`', start + 1);
  if (end < 0) throw new NotationError(at, (say) => say.unclosedBacktick);
  try {
    return { token: { kind: 'data', value: JSON.parse(line.slice(start + 1, end)), at }, end: end + 1 };
  } catch {
    throw new NotationError(at, (say) => say.notJson);
  }
}

function takeWord(line: string, start: number, at: Position): Taken {
  let end = start;
  while (end < line.length && !WORD_END.test(line[end] as string)) end += 1;
  return { token: { kind: 'word', text: line.slice(start, end), at }, end };
}

function take(line: string, i: number, at: Position): Taken {
  const character = line[i] as string;
  switch (character) {
    case '(':
    case ')':
    case '[':
    case ']':
      return { token: { kind: character, at }, end: i + 1 };
    case '"':
      return takeText(line, i, at);
    case '`':
      return takeData(line, i, at);
    default:
      return takeWord(line, i, at);
  }
}

/** The tokens of one line, and the place just behind them. */
export interface Lexed {
  readonly tokens: readonly Token[];
  readonly end: Position;
}

/** Reads one line from a column on; a `#` that starts a word starts a comment. */
export function lex(line: string, number: number, from = 0): Lexed {
  const tokens: Token[] = [];
  let end = from;
  for (let i = from; i < line.length; ) {
    const character = line[i] as string;
    if (/\s/u.test(character)) i += 1;
    else if (character === '#') break;
    else {
      const taken = take(line, i, { line: number, column: i + 1 });
      tokens.push(taken.token);
      i = taken.end;
      end = i;
    }
  }
  return { tokens, end: { line: number, column: end + 1 } };
}
