import { type Change, type Changes, type Fields, isFields, put } from './change.ts';

/**
 * What leads from one value to another; undefined where both are the same. Applied to the first it gives the second as JSON has it,
 * the order of fields included. What is the same object is not looked into: values that share structure are compared quickly.
 */
export function makeChange(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isFields(before) && isFields(after)) return fieldsChange(before, after);
  return [after];
}

/** JSON leaves out what is undefined. */
const has = (fields: Fields, name: string): boolean => Object.hasOwn(fields, name) && fields[name] !== undefined;

function fieldsChange(before: Fields, after: Fields): Change | undefined {
  const [were, are] = [Object.keys(before), Object.keys(after)];
  if (areEqual(were, are)) return valuesChange(before, after, are);
  if (!keepsOrder(before, after)) return [after];
  const gone = were.filter((name) => has(before, name) && !has(after, name));
  return valuesChange(before, after, [...gone, ...are]);
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
};

function valuesChange(before: Fields, after: Fields, names: readonly string[]): Changes | undefined {
  let changes: Record<string, Change> | undefined;
  for (const name of names) {
    const was = has(before, name) ? before[name] : undefined;
    const is = has(after, name) ? after[name] : undefined;
    if (was === is) continue;
    const change = is === undefined ? 0 : was === undefined ? [is] : makeChange(was, is);
    if (change === undefined) continue;
    changes ??= {};
    put(changes, name, change);
  }
  return changes;
}

/** Objects sort whole numbers by themselves. */
const isIndex = (name: string): boolean => /^(0|[1-9]\d{0,8})$/.test(name);

/** Whether the fields that stay, followed by the new ones, are in the order of those after. */
function keepsOrder(before: Fields, after: Fields): boolean {
  const names = Object.keys(after);
  let at = 0;
  for (const name of Object.keys(before)) {
    if (!has(after, name) || !has(before, name) || isIndex(name)) continue;
    while (at < names.length && (isIndex(names[at] as string) || !has(after, names[at] as string))) at += 1;
    if (names[at] !== name) return false;
    at += 1;
  }
  return true;
}

type List = readonly unknown[];

/** As `makeChange` has it, without working out what changed. */
function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, i) => areSame(item, other[i]));
  if (!isFields(one) || !isFields(other)) return false;
  const names = Object.keys(one);
  return areEqual(names, Object.keys(other))
    ? names.every((name) => areSame(one[name], other[name]))
    : makeChange(one, other) === undefined;
}

/** Whether one became the other rather than made room for it: objects are told apart by their first field, an act by its name. */
function areAlike(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return Array.isArray(one) ? Array.isArray(other) : one === other;
  const [name] = Object.keys(one);
  if (name !== Object.keys(other)[0]) return false;
  return name === undefined || typeof one[name] === 'object' || one[name] === other[name];
}

/** How many items at the beginning, and of the rest at the end, belong together. */
function ends(before: List, after: List, belong: typeof areSame): readonly [head: number, tail: number] {
  const most = Math.min(before.length, after.length);
  let [head, tail] = [0, 0];
  while (head < most && belong(before[head], after[head])) head += 1;
  const [last, lastAfter] = [before.length - 1, after.length - 1];
  while (tail < most - head && belong(before[last - tail], after[lastAfter - tail])) tail += 1;
  return [head, tail];
}

function listChange(before: List, after: List): Change | undefined {
  const same = ends(before, after, areSame);
  if (same[0] === before.length && same[0] === after.length) return undefined;
  const inner = (list: List): List => list.slice(same[0], list.length - same[1]);
  const [out, into] = [inner(before), inner(after)];
  const [head, tail] = paired(out, into);
  const places: Record<string, Change> = {};
  for (let i = 0; i < out.length; i += 1) {
    const other = i < head ? i : i >= out.length - tail ? i + into.length - out.length : -1;
    const change = other < 0 ? undefined : makeChange(out[i], into[other]);
    if (change !== undefined) places[same[0] + i] = change;
  }
  const count = out.length - head - tail;
  const items = into.slice(head, into.length - tail);
  const hasPlaces = Object.keys(places).length > 0;
  if (count === 0 && items.length === 0) return places satisfies Changes;
  const splice = [same[0] + head, count, ...items];
  return hasPlaces ? [places, ...splice] : splice;
}

/** Where few of many items became others, each place is named; else those between the ends are exchanged together. */
function paired(out: List, into: List): readonly [head: number, tail: number] {
  if (out.length === into.length) {
    const changed = out.filter((item, i) => !areAlike(item, into[i])).length;
    if (changed * 2 <= out.length || out.length === 1) return [out.length, 0];
  }
  return ends(out, into, areAlike);
}
