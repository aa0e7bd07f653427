import { lookUp } from '@sabot/engine';
import { NotationError } from '../error.ts';
import { Cursor } from './cursor.ts';
import { lex } from './lexer.ts';
import { parseActor } from './parse-actor.ts';
import type { Outcome, Position } from './syntax.ts';

type Parse = (cursor: Cursor, at: Position) => Outcome;

const OUTCOMES: Readonly<Record<string, Parse>> = {
  '*': (cursor, at) => ({
    kind: 'event',
    at,
    name: cursor.word('the name of the event is missing'),
    values: cursor.values(),
  }),
  '-': (cursor, at) => ({
    kind: 'absent',
    at,
    name: cursor.word('the name of the event is missing'),
    values: cursor.values(),
  }),
  '>': (cursor, at) => ({ kind: 'call', at, values: cursor.values() }),
  $: (cursor, at) => {
    const from = cursor.word('the account that pays is missing');
    const arrow = cursor.at;
    if (cursor.word('-> is missing').text !== '->') throw new NotationError(arrow, '-> is missing');
    const to = cursor.word('the account that receives is missing');
    const amount = cursor.word('the amount is missing');
    const bracket = cursor.at;
    const [ground, ...more] = cursor.grounds();
    if (more.length > 0) throw new NotationError(bracket, 'a posting rests on one ground');
    return { kind: 'posting', at, from, to, amount, ground: ground ?? null };
  },
  '!': (cursor, at) => ({
    kind: 'refusal',
    at,
    code: cursor.word('the code of the refusal is missing'),
    grounds: cursor.grounds(),
  }),
  '=': (cursor, at) => ({
    kind: 'balance',
    at,
    account: cursor.word('the player or account is missing'),
    amount: cursor.word('the amount is missing'),
  }),
  '@': (cursor, at) => ({
    kind: 'held',
    at,
    thing: cursor.word('the thing is missing: shoe, bank or a hand'),
    values: cursor.values(),
  }),
  '?': (cursor, at) => {
    const token = cursor.peek();
    if (token?.kind === 'word' && token.text === 'nobody') {
      cursor.word('');
      return { kind: 'awaited', at, by: null, verbs: [] };
    }
    const by = parseActor(cursor, true);
    const first = cursor.word('the awaited act is missing');
    return { kind: 'awaited', at, by, verbs: [first, ...cursor.words()] };
  },
};

/** An indented line: a mark that says what kind of outcome it tells, then the outcome. */
export function parseOutcome(line: string, number: number, indent: number): Outcome {
  const at = { line: number, column: indent + 1 };
  const mark = line[indent] as string;
  const parse = lookUp(OUTCOMES, mark);
  if (parse === undefined) {
    throw new NotationError(at, 'an indented line starts with * - > $ ! = @ or ?; an act starts at the margin');
  }
  const cursor = new Cursor(lex(line, number, indent + 1));
  const outcome = parse(cursor, at);
  cursor.close();
  return outcome;
}
