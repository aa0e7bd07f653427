import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import { hint, nearest } from '../suggest.ts';
import { Cursor } from './cursor.ts';
import { type Lexed, lex } from './lexer.ts';
import { parseActor } from './parse-actor.ts';
import { HEADINGS, HeaderParser, type Heading } from './parse-header.ts';
import { parseOutcome } from './parse-outcome.ts';
import type { ActNode, CardsNode, Document, Header, Outcome, Position } from './syntax.ts';

const isHeading = (word: string): word is Heading => (HEADINGS as readonly string[]).includes(word);

const linesOf = (text: string): readonly string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);

/** Where a line that is no act and no heading went wrong. */
function stray(word: string, at: Position): NotationError {
  const near = nearest(word, [...HEADINGS, 'cards']);
  if (near !== null) return new NotationError(at, (say) => say.unknownHeading(echo(word)) + hint(word, [near])(say));
  if (/^[*>$!=@?]|^-$/.test(word)) return new NotationError(at, (say) => say.indentOutcome);
  const colon = word.indexOf(':');
  if (colon > 0) return new NotationError({ ...at, column: at.column + colon + 1 }, (say) => say.spaceAfterColon);
  return new NotationError(at, (say) => say.howAnActIsWritten);
}

/** A picture, a letter or a README is told that it is none of ours, whatever else would be wrong with it. */
function demandBeginning(line: string, at: Position): void {
  const [word = ''] = line.trim().split(/\s/u, 1);
  if (nearest(word, HEADINGS) === null) throw new NotationError(at, (say) => say.firstLine);
}

/** One act, as it stands on a line of its own. */
export function parseAct(lexed: Lexed, outcomes: readonly Outcome[]): ActNode {
  const cursor = new Cursor(lexed);
  const by = parseActor(cursor);
  const verb = cursor.word((say) => say.missing.act);
  return { kind: 'act', at: by.at, by, verb, values: cursor.values(), outcomes };
}

const isAct = ({ tokens: [first, second] }: Lexed): boolean =>
  first?.kind === 'text' ||
  (first?.kind === 'word' &&
    (first.text.endsWith(':') || ((first.text === 'inspector' || first.text === 'director') && second !== undefined)));

/** Reads a file into a tree. Knows the form, and nothing of any game. */
export function parse(text: string): Document {
  const headings = new HeaderParser();
  const body: (ActNode | CardsNode)[] = [];
  let header: Header | null = null;
  let outcomes: Outcome[] | null = null;
  let number = 0;

  for (const line of linesOf(text)) {
    number += 1;
    const indent = line.search(/\S/u);
    if (indent < 0 || line[indent] === '#') continue;
    const at = { line: number, column: indent + 1 };
    if (headings.isEmpty) demandBeginning(line, at);
    if (indent > 0) {
      if (outcomes === null) {
        throw new NotationError(at, (say) => say.indentedWithoutAct);
      }
      outcomes.push(parseOutcome(line, number, indent));
      continue;
    }
    const lexed = lex(line, number);
    const [first] = lexed.tokens;
    if (isAct(lexed)) {
      header ??= headings.header(at);
      outcomes = [];
      body.push(parseAct(lexed, outcomes));
      continue;
    }
    const cursor = new Cursor(lexed);
    if (first?.kind !== 'word') throw new NotationError(at, (say) => say.startOfLine);
    cursor.word();
    if (first.text === 'cards') {
      outcomes = [];
      body.push({ kind: 'cards', at, cards: [cursor.word((say) => say.missing.cards), ...cursor.words()], outcomes });
      cursor.close();
    } else if (!isHeading(first.text)) {
      throw stray(first.text, at);
    } else if (header !== null) {
      throw new NotationError(at, (say) => say.aboveTheFirstAct(echo(first.text)));
    } else {
      headings.take(first.text, at, cursor);
    }
  }
  header ??= headings.header({ line: Math.max(1, number), column: 1 });
  return { header, body };
}
