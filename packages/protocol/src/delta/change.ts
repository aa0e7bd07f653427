/**
 * What changed between two JSON values.
 *
 * - `[value]`: it is this value now
 * - `0`: this field is gone
 * - `{ name: change }`: these fields of the object, or places of the list, have changed; what is not there before is added at the end
 * - `[at, count, ...items]`: from the place `at` of the list `count` items are taken out and these are put in
 * - `[{ place: change }, at, count, ...items]`: first these places change, then items are taken out and put in
 */
export type Change = 0 | readonly unknown[] | Changes;
export interface Changes {
  readonly [name: string]: Change;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own field, whatever its name: an assignment would run what the object inherits under it, `__proto__` first of all. */
export function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (!(name in fields)) fields[name] = value;
  else Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}
