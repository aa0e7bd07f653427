import type { Ground } from '../law/ground.ts';
import type { Cents } from '../money/cents.ts';
import { quoted } from '../quoted.ts';
import type { RefusalCode } from '../refusal.ts';
import { brokenBound } from './read-bounds.ts';

/** Within what an act may be done, field by field; a field that is not listed is free. */
export type Bound =
  | {
      readonly kind: 'amount';
      readonly min: Cents;
      readonly max: Cents;
      readonly step: Cents;
      /** Nothing at all is lawful too: a stake that is not made. */
      readonly orNothing: boolean;
      /** Of a bet: the result it is a stake on, where its name does not say it. */
      readonly on?: string;
      readonly grounds: { readonly min: Ground; readonly max: Ground; readonly step: Ground };
    }
  | {
      readonly kind: 'one-of';
      readonly options: readonly (string | number | boolean | null)[];
      readonly code?: RefusalCode;
      readonly ground: Ground;
    }
  | {
      readonly kind: 'between';
      readonly min: number;
      readonly max: number;
      readonly code?: RefusalCode;
      readonly grounds: { readonly min: Ground; readonly max: Ground };
    }
  | { readonly kind: 'not'; readonly refused: readonly string[]; readonly code: RefusalCode; readonly ground: Ground };

/** What binds several fields together. */
export type Joint =
  | { readonly kind: 'sum-at-most'; readonly of: readonly string[]; readonly max: Cents; readonly ground: Ground }
  | {
      readonly kind: 'apart-by';
      readonly between: readonly [string, string];
      readonly atLeast: Cents;
      readonly ground: Ground;
    }
  /**
   * A field that is given only together with some values of another, or that these demand: a list with so many entries,
   * or else another field in its place.
   */
  | {
      readonly kind: 'only-with' | 'needed-with';
      readonly field: string;
      readonly other: string;
      readonly values: readonly string[];
      readonly atLeast?: number;
      readonly or?: string;
      readonly code: RefusalCode;
      readonly ground: Ground;
    }
  /** Values of a field that some values of another rule out. */
  | {
      readonly kind: 'not-with';
      readonly field: string;
      readonly refused: readonly (string | number | null)[];
      readonly other: string;
      readonly values: readonly string[];
      readonly code: RefusalCode;
      readonly ground: Ground;
    };

export interface Bounds {
  /** By field; of an act that takes stakes, by bet. */
  readonly fields: Readonly<Record<string, Bound>>;
  readonly joint: readonly Joint[];
  /** How a stake on anything that is not listed is refused. */
  readonly others?: { readonly code: RefusalCode; readonly ground: Ground };
}
export const UNBOUNDED: Bounds = { fields: {}, joint: [] };
/** Both ends rest on the same. */
export const bothEnds = (ground: Ground): { readonly min: Ground; readonly max: Ground } => ({
  min: ground,
  max: ground,
});
export const within = (fields: Bounds['fields'], joint: Bounds['joint'] = []): Bounds => ({ fields, joint });

export interface Breach {
  readonly code: RefusalCode;
  readonly ground: Ground;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The first bound that the arguments break, or null. */
export function breach(bounds: Bounds, args: Readonly<Record<string, unknown>>): Breach | null {
  if (bounds === UNBOUNDED) return null;
  if (bounds.others !== undefined) {
    const { code, ground } = bounds.others;
    const foreign = Object.keys(args).find((name) => !Object.hasOwn(bounds.fields, name));
    if (foreign !== undefined) {
      const options = Object.keys(bounds.fields).join(' ');
      return { code, ground, facts: { field: foreign, given: quoted(args[foreign]), options } };
    }
  }
  return brokenBound(bounds, args);
}
