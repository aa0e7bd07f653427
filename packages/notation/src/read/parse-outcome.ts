import { lookUp } from '@sabot/engine';
import { NotationError } from '../error.ts';
import type { Say } from '../words/words.ts';
import { Cursor } from './cursor.ts';
import { lex } from './lexer.ts';
import { parseActor } from './parse-actor.ts';
import type { Outcome, Position } from './syntax.ts';

type Parse = (cursor: Cursor, at: Position) => Outcome;

const OUTCOMES: Readonly<Record<string, Parse>> = {
  '*': (cursor, at) => ({
    kind: 'event',
    at,
    name: cursor.word((say) => say.missing.event),
    values: cursor.values(),
  }),
  '-': (cursor, at) => ({
    kind: 'absent',
    at,
    name: cursor.word((say) => say.missing.event),
    values: cursor.values(),
  }),
  '>': (cursor, at) => ({ kind: 'call', at, values: cursor.values() }),
  $: (cursor, at) => {
    const from = cursor.word((say) => say.missing.payer);
    const arrow = cursor.at;
    const missing: Say = (say) => say.missing.arrow;
    if (cursor.word(missing).text !== '->') throw new NotationError(arrow, missing);
    const to = cursor.word((say) => say.missing.payee);
    const amount = cursor.word((say) => say.missing.amount);
    const bracket = cursor.at;
    const [ground, ...more] = cursor.grounds();
    if (more.length > 0) throw new NotationError(bracket, (say) => say.oneGround);
    return { kind: 'posting', at, from, to, amount, ground: ground ?? null };
  },
  '!': (cursor, at) => ({
    kind: 'refusal',
    at,
    code: cursor.word((say) => say.missing.code),
    grounds: cursor.grounds(),
  }),
  '=': (cursor, at) => ({
    kind: 'balance',
    at,
    account: cursor.word((say) => say.missing.account),
    amount: cursor.word((say) => say.missing.amount),
  }),
  '@': (cursor, at) => ({
    kind: 'held',
    at,
    thing: cursor.word((say) => say.missing.thing),
    values: cursor.values(),
  }),
  '?': (cursor, at) => {
    const token = cursor.peek();
    if (token?.kind === 'word' && token.text === 'nobody') {
      cursor.word();
      return { kind: 'awaited', at, by: null, verbs: [] };
    }
    const by = parseActor(cursor, true);
    const first = cursor.word((say) => say.missing.awaitedAct);
    return { kind: 'awaited', at, by, verbs: [first, ...cursor.words()] };
  },
};

/** An indented line: a mark that says what kind of outcome it tells, then the outcome. */
export function parseOutcome(line: string, number: number, indent: number): Outcome {
  const at = { line: number, column: indent + 1 };
  const mark = line[indent] as string;
  const parse = lookUp(OUTCOMES, mark);
  if (parse === undefined) {
    throw new NotationError(at, (say) => say.startOfOutcome);
  }
  const cursor = new Cursor(lex(line, number, indent + 1));
  const outcome = parse(cursor, at);
  cursor.close();
  return outcome;
}
