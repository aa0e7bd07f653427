import type { Field, Shape } from '@sabot/engine';
import { echo } from './characters.ts';
import { NotationError } from './error.ts';
import { fieldOfKind, isOptional, kebab, kindOf, named } from './names.ts';
import type { Position } from './position.ts';
import type { Value } from './syntax.ts';

export type Fields = Record<string, unknown>;
export type Read = (field: Field, value: Value) => unknown;

/** Reads `field value` pairs in any order; grounds in brackets need no name and come last. */
export function bindFields(shape: Shape, values: readonly Value[], read: Read, into: Fields = {}): Fields {
  const put = (name: string, value: Value, at: Position): void => {
    if (Object.hasOwn(into, name)) throw new NotationError(at, `"${kebab(name)}" stands twice`);
    into[name] = read(shape[name] as Field, value);
  };
  for (let i = 0; i < values.length; i++) {
    const written = values[i] as Value;
    if (written.kind === 'grounds') {
      const name = fieldOfKind(shape, 'grounds');
      if (name === null) throw new NotationError(written.at, 'no grounds belong here');
      put(name, written, written.at);
      const more = values[i + 1];
      if (more !== undefined) throw new NotationError(more.at, 'nothing more belongs behind the grounds');
      break;
    }
    if (written.kind !== 'word') throw new NotationError(written.at, 'the name of a field is expected here');
    const name = named(shape, written, 'field');
    const value = values[i + 1];
    if (value === undefined) throw new NotationError(written.at, `"${echo(written.text)}" has no value`);
    put(name, value, written.at);
    i += 1;
  }
  return into;
}

/** What a field holds when it is left out; undefined where it may not be. */
export function whenLeftOut(field: Field): null | 0 | undefined {
  if (isOptional(field)) return null;
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
    if (Object.hasOwn(fields, name)) whole[name] = fields[name];
    else if (Object.hasOwn(defaults, name)) whole[name] = defaults[name];
    else if (kindOf(field) === 'postings') whole[name] = [];
    else if (whenLeftOut(field) !== undefined) whole[name] = whenLeftOut(field);
    else throw missing(name);
  }
  return whole;
}
