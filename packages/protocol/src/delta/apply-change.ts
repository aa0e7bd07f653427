import { type Change, type Fields, isFields, put } from './change.ts';

/** The value after a change; what has not changed is the same object. Throws a `TypeError` where the change does not fit the value. */
export function applyChange(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(before, change);
  if (!isFields(change)) throw misfit('is no change');
  if (Array.isArray(before)) return withPlaces(before, change);
  if (isFields(before)) return withFields(before, change);
  throw misfit('is for an object or a list');
}

const misfit = (why: string): TypeError => new TypeError(`a change ${why}`);

function withFields(before: Fields, changes: Fields): Fields {
  const after: Record<string, unknown> = {};
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(changes, name)) put(after, name, before[name]);
    else if (changes[name] !== 0) put(after, name, applyChange(before[name], changes[name] as Change));
  }
  for (const name of Object.keys(changes)) {
    if (!Object.hasOwn(before, name)) put(after, name, applyChange(undefined, changes[name] as Change));
  }
  return after;
}

function withPlaces(before: readonly unknown[], changes: Fields): unknown[] {
  const after = [...before];
  for (const [name, change] of Object.entries(changes)) {
    const place = Number(name);
    if (!Number.isInteger(place) || place < 0 || place >= before.length)
      throw misfit('is for a place that is not there');
    after[place] = applyChange(before[place], change);
  }
  return after;
}

function spliced(before: unknown, change: readonly unknown[]): unknown[] {
  if (!Array.isArray(before)) throw misfit('is for a list');
  const [places, ...splice] = isFields(change[0]) ? change : [{}, ...change];
  const [at, count, ...items] = splice;
  if (!isCount(at) || !isCount(count) || at + count > before.length) throw misfit('reaches beyond its list');
  return withPlaces(before, places as Fields).toSpliced(at, count, ...items);
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
