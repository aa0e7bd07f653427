import type { Unchecked } from '../decider.ts';
import { misfit, type Shape, type Shaped } from '../schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The terms that a table is opened on, read from whatever carries them: the command, or the event that followed. */
export interface TermsReader<S extends Shape> {
  settingsFrom(fields: Fields, defaults: Shaped<S>): Shaped<S>;
  /** What an opening command proposes; null where it is none, or is malformed and will be refused anyway. */
  settingsIn(command: Unchecked, defaults: Shaped<S>): Shaped<S> | null;
}

export function termsReader<S extends Shape>(shape: S): TermsReader<S> {
  const names = Object.keys(shape) as (keyof S & string)[];
  const settingsFrom = (fields: Fields, defaults: Shaped<S>): Shaped<S> =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? defaults[name]])) as Shaped<S>;
  return {
    settingsFrom,
    settingsIn(command, defaults) {
      if (command.type !== 'OpenTable') return null;
      const isFit = names.every((name) => misfit(shape[name] as S[typeof name], command[name]) === null);
      return isFit ? settingsFrom(command, defaults) : null;
    },
  };
}
