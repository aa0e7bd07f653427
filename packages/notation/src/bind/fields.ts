import { type Field, isBetName, type Shape } from '@sabot/engine';
import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import { fieldOfKind, isOptional, kebab, kindOf, named } from '../names.ts';
import type { Position, Value } from '../read/syntax.ts';

export type Fields = Record<string, unknown>;
export type Read = (field: Field, value: Value) => unknown;

/** The bets that a line may name; `any`, where it is to be refused, perhaps for naming another. */
export interface BetWords {
  readonly bets?: readonly string[];
  readonly any?: boolean;
}

/**
 * Reads `field value` pairs in any order; stakes are pairs of bet and amount among them; grounds in brackets need no
 * name and come last.
 */
export function bindFields(
  shape: Shape,
  values: readonly Value[],
  read: Read,
  { bets = [], any = false }: BetWords = {},
  into: Fields = {},
): Fields {
  const stakes = fieldOfKind(shape, 'stakes');
  const laid: [bet: string, amount: unknown][] = [];
  const lay = (bet: string, value: Value, at: Position): void => {
    if (laid.some(([other]) => other === bet)) throw new NotationError(at, (say) => say.twice(bet));
    laid.push([bet, read('amount', value)]);
  };
  const isBet = (word: string): boolean =>
    stakes !== null && (bets.includes(word) || (any && isBetName(word) && word !== kebab(stakes)));
  const put = (name: string, value: Value, at: Position): void => {
    if (Object.hasOwn(into, name)) throw new NotationError(at, (say) => say.twice(kebab(name)));
    into[name] = read(shape[name] as Field, value);
  };
  const words = { ...shape, ...Object.fromEntries(stakes === null ? [] : bets.map((bet) => [bet, 'amount'])) };
  for (let i = 0; i < values.length; i++) {
    const written = values[i] as Value;
    if (written.kind === 'grounds') {
      const name = fieldOfKind(shape, 'grounds');
      if (name === null) throw new NotationError(written.at, (say) => say.noGroundsHere);
      put(name, written, written.at);
      const more = values[i + 1];
      if (more !== undefined) throw new NotationError(more.at, (say) => say.groundsLast);
      break;
    }
    if (written.kind !== 'word') throw new NotationError(written.at, (say) => say.fieldExpected);
    const value = values[i + 1];
    if (value === undefined) throw new NotationError(written.at, (say) => say.noValue(echo(written.text)));
    if (isBet(written.text)) lay(written.text, value, written.at);
    else put(named(words, written, 'field'), value, written.at);
    i += 1;
  }
  if (stakes !== null && laid.length > 0) into[stakes] = laid;
  return into;
}

/** What a field holds when it is left out; undefined where it may not be. */
export function whenLeftOut(field: Field): null | 0 | readonly [] | undefined {
  if (isOptional(field)) return null;
  if (kindOf(field) === 'stakes') return [];
  return kindOf(field) === 'amount' ? 0 : undefined;
}

/** The whole object: what is left out comes from the defaults, is nothing, or is missing. */
export function complete(
  shape: Shape,
  fields: Fields,
  defaults: Readonly<Fields>,
  missing: (field: string) => NotationError,
): Fields {
  const whole: Fields = {};
  for (const name of Object.keys(shape)) {
    const field = shape[name] as Field;
    if (Object.hasOwn(fields, name)) whole[name] = kindOf(field) === 'stakes' ? laidIn(fields[name]) : fields[name];
    else if (Object.hasOwn(defaults, name)) whole[name] = defaults[name];
    else if (kindOf(field) === 'postings') whole[name] = [];
    else if (whenLeftOut(field) !== undefined) whole[name] = whenLeftOut(field);
    else throw missing(name);
  }
  return whole;
}

/** A stake of nothing is no stake. */
const laidIn = (stakes: unknown): unknown =>
  Array.isArray(stakes) ? stakes.filter((pair) => !Array.isArray(pair) || pair[1] !== 0) : stakes;
