import {
  type Actor,
  type Cents,
  type Field,
  isPlayerName,
  lookUp,
  player,
  quoted,
  type Result,
  readCommand,
  refuse,
  type Shape,
  type Shapes,
  type StakeList,
  type Unchecked,
} from '@sabot/engine';
import { commandFromJson } from '@sabot/notation';
import type { RulesetId, TypesOf } from '@sabot/regulations';

type Command<Id extends RulesetId> = TypesOf<Id>['command'];
/** What can be done at a table of this ruleset. */
export type ActName<Id extends RulesetId> =
  Command<Id> extends { readonly type: infer Name extends string } ? Name : never;

type Of<C, Name> = C extends { readonly type: Name } ? Omit<C, 'type'> : never;
type IsOne<Keys, All = Keys> = Keys extends unknown ? ([All] extends [Keys] ? true : false) : never;
/** What may be left out: what may be nothing, and an amount among others, which is then nought. */
type Spare<F> = {
  [K in keyof F]: null extends F[K] ? K : F[K] extends Cents ? (IsOne<keyof F> extends true ? never : K) : never;
}[keyof F];
/** Stakes are given by the names of the bets. */
type Named<T> = T extends StakeList<infer Bet> ? Readonly<Partial<Record<Bet, Cents>>> : T;
type Given<F> = { [K in keyof Omit<F, Spare<F>>]: Named<F[K & keyof F]> } & Partial<Pick<F, Spare<F>>>;

/** The fields of an act. */
export type Fields<Id extends RulesetId, Name extends ActName<Id>> = Given<Of<Command<Id>, Name>>;
/** The same as the last argument of a call, which may be missing where nothing must be said. */
export type FieldsArgument<Id extends RulesetId, Name extends ActName<Id>> =
  Record<never, never> extends Fields<Id, Name> ? [fields?: Fields<Id, Name>] : [fields: Fields<Id, Name>];

/** The one way in for an act from outside: completed, then held against its description; who acts is looked at too. */
export function commandFrom(commands: Shapes, by: Actor | string, type: string, given: object): Result<Unchecked> {
  if (typeof by === 'string' && !isPlayerName(by)) return refuse('unfit-name', [], { field: 'by', given: quoted(by) });
  const actor = typeof by === 'string' ? player(by) : by;
  const shape = lookUp(commands, type) ?? {};
  const read = readCommand(commands, type, { ...leftOut(shape), ...listed(shape, given) }, actor);
  return read.ok ? commandFromJson(read.value, commands) : read;
}

/** Stakes by the names of their bets become the list that a command carries. */
function listed(shape: Shape, given: object): object {
  const fields = Object.entries<unknown>({ ...given }).map(([name, value]): [string, unknown] => {
    const isNamed = shape[name] === 'stakes' && typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isNamed ? Object.entries(value) : value];
  });
  return Object.fromEntries(fields);
}

function leftOut(shape: Shape): object {
  const fields = Object.entries<Field>(shape);
  return Object.fromEntries(
    fields.flatMap(([name, field]): [string, null | 0][] => {
      if (typeof field === 'string' && field.endsWith('?')) return [[name, null]];
      return field === 'amount' && fields.length > 1 ? [[name, 0]] : [];
    }),
  );
}
