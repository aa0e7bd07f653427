declare const named: unique symbol;

/**
 * A value for each of several names that came from outside: players, tables, settings, words of a locale. It is a plain
 * object of own properties, so JSON, spread and structuredClone keep it as it is. It cannot be indexed: `people[name]`
 * would find `constructor` and `toString` at every table, and does not compile.
 */
export interface ByName<out T> {
  readonly [named]: T;
}

type Values<Table> = Table extends ByName<infer T> ? T : Table[keyof Table];

/** No names at all. */
export const NO_NAMES = Object.freeze({}) as ByName<never>;

/** For tables written out in the code: their keys are declared, the word looked up in them is not. */
// The mark is in the types alone: no object has it.
export const byName = <T>(table: Readonly<Record<string, T>>): ByName<T> => table as unknown as ByName<T>;

export const byNameFrom = <T>(entries: Iterable<readonly [string, T]>): ByName<T> =>
  byName(Object.fromEntries(entries) as Record<string, T>);

export const isNamedIn = (table: object, name: string): boolean => Object.hasOwn(table, name);

/** The only way to look a word from outside up. What every object inherits is not there. */
export const lookUp = <Table extends object>(table: Table, name: string): Values<Table> | undefined =>
  Object.hasOwn(table, name) ? (table as Readonly<Record<string, Values<Table>>>)[name] : undefined;

export const namesIn: (table: ByName<unknown>) => readonly string[] = Object.keys;

export const valuesIn = <T>(table: ByName<T>): readonly T[] => Object.values(table);

export const entriesIn = <T>(table: ByName<T>): readonly (readonly [string, T])[] => Object.entries(table);

/** The same with this value under the name; a computed key is an own property, `__proto__` too. */
export const withName = <T>(table: ByName<T>, name: string, value: T): ByName<T> =>
  byName<T>({ ...table, [name]: value });

export const withoutName = <T>(table: ByName<T>, name: string): ByName<T> =>
  byNameFrom(entriesIn(table).filter(([one]) => one !== name));
