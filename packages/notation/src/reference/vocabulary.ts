import type { Field, Shape } from '@sabot/engine';
import { fieldOfKind, isOptional, kebab, kindOf } from '../names.ts';
import { printValue } from '../print/value.ts';
import type { Rules } from '../rules.ts';

/** A field as it is written: what may stand there, and whether it may be left out. */
export interface FieldReference {
  readonly name: string;
  readonly kind: ReturnType<typeof kindOf>;
  readonly optional: boolean;
  /** The words between which one chooses. */
  readonly words: readonly string[];
}
export interface SettingReference extends FieldReference {
  /** What the regulation provides where nothing is said. */
  readonly provided: string;
}
export interface EventReference {
  readonly event: string;
  readonly fields: readonly FieldReference[];
  /** Money moves with it, on `$` lines below. */
  readonly moves: boolean;
}

const fieldOf = (name: string, field: Field): FieldReference => ({
  name: kebab(name),
  kind: kindOf(field),
  optional: isOptional(field),
  words: typeof field === 'string' ? [] : field,
});

export const fieldsOf = (shape: Shape): readonly FieldReference[] =>
  Object.entries<Field>(shape).map(([name, field]) => fieldOf(name, field));

/** What may be said when a table is opened, and what the regulation provides where it is not. */
export function settingsOf({ game, regulation }: Rules): readonly SettingReference[] {
  const defaults = regulation.defaults as Readonly<Record<string, unknown>>;
  const opening = Object.values(game.commands).find((shape) =>
    Object.keys(defaults).every((name) => Object.hasOwn(shape, name)),
  );
  return Object.entries<Field>(opening ?? {}).map(([name, field]) => ({
    ...fieldOf(name, field),
    provided: printValue(field, defaults[name]),
  }));
}

/** Everything that may happen, with its facts; grounds and postings are written apart. */
export const eventsOf = ({ game }: Rules): readonly EventReference[] =>
  Object.entries(game.events).map(([name, shape]) => ({
    event: kebab(name),
    fields: fieldsOf(shape).filter(({ kind }) => kind !== 'grounds' && kind !== 'postings'),
    moves: fieldOfKind(shape, 'postings') !== null,
  }));
