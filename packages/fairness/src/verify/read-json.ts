import { type Hex32, isHex32 } from '../bytes.ts';
import { isName } from '../encoding.ts';
import { demand } from './fault.ts';

/** Unchecked in, checked out: each takes a value and the way to it. */

export type Fields = Readonly<Record<string, unknown>>;

export function objectAt(value: unknown, at: string): Fields {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), at, 'not-an-object');
  return value as Fields;
}

export function listAt<T>(value: unknown, at: string, one: (item: unknown, at: string) => T): T[] {
  demand(Array.isArray(value), at, 'not-a-list');
  return value.map((item: unknown, i) => one(item, `${at}[${i}]`));
}

export function nameAt(value: unknown, at: string): string {
  demand(isName(value), at, 'not-a-name');
  return value;
}

export function flagAt(value: unknown, at: string): boolean {
  demand(typeof value === 'boolean', at, 'not-a-flag');
  return value;
}

export function hexAt(value: unknown, at: string): Hex32 {
  demand(isHex32(value), at, 'not-32-bytes');
  return value;
}

export const nullable =
  <T>(one: (value: unknown, at: string) => T) =>
  (value: unknown, at: string): T | null =>
    value === null ? null : one(value, at);

export function wholeAt(value: unknown, at: string, min: number, max: number): number {
  demand(Number.isInteger(value) && (value as number) >= min && (value as number) <= max, at, 'out-of-range');
  return value as number;
}
