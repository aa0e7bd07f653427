import { type Card, isCard } from './cards/card.ts';
import { ok, type Result, type Unchecked } from './decider.ts';
import type { GroundRef, NonEmpty } from './law/ground.ts';
import { type Cents, isCents } from './money/cents.ts';
import type { Posting } from './money/posting.ts';
import { quoted } from './quoted.ts';
import { type RefusalCode, refuse, refused } from './refusal.ts';
import { type Actor, isPlayerName } from './table/actor.ts';
import { isNamedIn, lookUp } from './table/by-name.ts';
import { type StakeList, stakeFault } from './table/stake-list.ts';

/**
 * Commands, events and settings are described once, as data. Types, the door for unchecked input and the written
 * notation are all read from that description. A list of words means "one of these"; `data` is any JSON.
 */
interface KindTypes {
  readonly player: string;
  readonly word: string;
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
  readonly amount: Cents;
  readonly stakes: StakeList;
  readonly card: Card;
  readonly cards: readonly Card[];
  readonly words: NonEmpty<string>;
  readonly grounds: NonEmpty<GroundRef>;
  readonly postings: readonly Posting[];
  readonly data: unknown;
}
export type Kind = keyof KindTypes;
export type Field = Kind | `${Kind}?` | readonly string[];
export type Shape = Readonly<Record<string, Field>>;
export type Shapes = Readonly<Record<string, Shape>>;

type TypeOf<F> = F extends readonly (infer W)[]
  ? W
  : F extends `${infer K extends Kind}?`
    ? KindTypes[K] | null
    : F extends Kind
      ? KindTypes[F]
      : never;

/** The object a shape describes. */
export type Shaped<S extends Shape> = { readonly [K in keyof S]: TypeOf<S[K]> };
/** The union a table of shapes describes, told apart by `type`. */
export type ShapedUnion<T extends Shapes> = { [K in keyof T & string]: { readonly type: K } & Shaped<T[K]> }[keyof T &
  string];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 500;

const CHECKS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  player: isPlayerName,
  word: (value) => typeof value === 'string' && /^\S{1,100}$/.test(value),
  text: isText,
  number: (value) => Number.isSafeInteger(value) && !Object.is(value, -0),
  flag: (value) => typeof value === 'boolean',
  amount: (value) => isCents(value) && !Object.is(value, -0),
  stakes: (value) => stakeFault(value) === null,
  card: isCard,
  // Spread, so that the holes of a list that only a program can hand over are looked at too.
  cards: (value) => Array.isArray(value) && [...value].every(isCard),
  words: (value) => Array.isArray(value) && value.length > 0 && [...value].every(isText),
  grounds: (value) => Array.isArray(value) && value.length > 0 && [...value].every(isText),
  postings: Array.isArray,
  data: (value) => value !== undefined,
};

/** Codes a malformed field is refused with; an amount, a card and a name deserve their own. */
const CODES: Readonly<Partial<Record<Kind, RefusalCode>>> = {
  amount: 'amount-not-whole-cents',
  card: 'unknown-card',
  player: 'unfit-name',
  text: 'text-missing',
};

/** Null when a value fits its field, else the code of what is wrong with it. */
export type Misfit = (value: unknown) => RefusalCode | null;

export function misfitOf(field: Field): Misfit {
  if (typeof field !== 'string') return (value) => (field.includes(value as string) ? null : 'unknown-word');
  const isOptional = field.endsWith('?');
  const kind = (isOptional ? field.slice(0, -1) : field) as Kind;
  const fits = CHECKS[kind];
  if (kind === 'stakes') return (value) => stakeFault(value)?.code ?? null;
  const code = CODES[kind] ?? 'malformed';
  return (value) => ((isOptional && value === null) || fits(value) ? null : code);
}

export const misfit = (field: Field, value: unknown): RefusalCode | null => misfitOf(field)(value);

/** The figures a misfit is refused with: which field, what was given; of stakes the bet and its amount. */
export function whatIsWrong(
  name: string,
  field: Field,
  value: unknown,
): { readonly field: string; readonly given: string } {
  const fault = field === 'stakes' ? stakeFault(value) : null;
  return fault?.bet === undefined
    ? { field: name, given: quoted(value) }
    : { field: fault.bet, given: quoted(fault.given) };
}

/**
 * A command from outside, held against its description before anybody else looks at it: every field that is declared,
 * fit for its kind, and nothing besides. What it gives back holds nothing that was not declared.
 */
export function readCommand(commands: Shapes, type: string, fields: object, by: Actor): Result<Unchecked> {
  const shape = lookUp(commands, type);
  if (shape === undefined) return refuse('unknown-command', [], { given: quoted(type) });
  const command: [string, unknown][] = [];
  for (const [name, field] of Object.entries<Field>(shape)) {
    const value = lookUp<object>(fields, name);
    const code = misfit(field, value);
    if (code !== null) return refused(code, [], whatIsWrong(name, field, value));
    command.push([name, value]);
  }
  const foreign = Object.keys(fields).find((name) => !isNamedIn(shape, name));
  if (foreign !== undefined)
    return refuse('malformed', [], { field: quoted(foreign), given: quoted(lookUp(fields, foreign)) });
  return ok({ ...Object.fromEntries(command), type, by });
}
