import type { Field, Kind, Shape, Shapes } from '@sabot/engine';
import { NotationError } from './error.ts';
import type { Word } from './read/syntax.ts';
import { unknown } from './suggest.ts';
import type { Words } from './words/words.ts';

const WRITTEN = new Map<string, string>();

/** `SetStakes` and `authorisedMinimum` as they are written: `set-stakes`, `authorised-minimum`. */
export function kebab(name: string): string {
  let written = WRITTEN.get(name);
  if (written === undefined) {
    written = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
    WRITTEN.set(name, written);
  }
  return written;
}

export const isKnown = (table: Readonly<Record<string, unknown>>, { text }: Word): boolean =>
  Object.keys(table).some((name) => kebab(name) === text);

/** The name in a table that is written this way, or an error that points to it. */
export function named(table: Readonly<Record<string, unknown>>, written: Word, what: keyof Words['unknown']): string {
  const names = Object.keys(table);
  const found = names.find((name) => kebab(name) === written.text);
  if (found !== undefined) return found;
  throw new NotationError(written.at, unknown(what, written.text, names.map(kebab)));
}

export const kindOf = (field: Field): Kind | 'one-of' =>
  typeof field === 'string' ? (field.replace(/\?$/, '') as Kind) : 'one-of';
export const isOptional = (field: Field): boolean => typeof field === 'string' && field.endsWith('?');

/** The field of a kind that is written apart from the others: grounds last, postings below. */
export const fieldOfKind = (shape: Shape, kind: Kind): string | null =>
  Object.keys(shape).find((name) => kindOf(shape[name] as Field) === kind) ?? null;

/** The event a croupier's call is written for, with `>`: what it was called for, and the words. */
export const CALLED = 'Called';
export function callFields(
  events: Shapes,
): { readonly shape: Shape; readonly occasion: string | null; readonly words: string } | null {
  const shape = Object.hasOwn(events, CALLED) ? events[CALLED] : undefined;
  const words = shape === undefined ? null : fieldOfKind(shape, 'words');
  if (shape === undefined || words === null) return null;
  const occasion = Object.keys(shape).find((name) => kindOf(shape[name] as Field) === 'one-of');
  return { shape, occasion: occasion ?? null, words };
}
