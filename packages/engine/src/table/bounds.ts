import type { Ground } from '../law/ground.ts';
import type { Cents } from '../money/cents.ts';
import type { RefusalCode } from '../refusal.ts';
import { quoted } from '../shape.ts';

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
  /** A field that is given only together with some values of another, or that these demand. */
  | {
      readonly kind: 'only-with' | 'needed-with';
      readonly field: string;
      readonly other: string;
      readonly values: readonly string[];
      readonly code: RefusalCode;
      readonly ground: Ground;
    }
  /** Values of a field that some values of another rule out. */
  | {
      readonly kind: 'not-with';
      readonly field: string;
      readonly refused: readonly (string | null)[];
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

function fieldBreach(name: string, bound: Bound, value: unknown): Breach | null {
  switch (bound.kind) {
    case 'one-of':
      return bound.options.includes(value as string)
        ? null
        : {
            code: bound.code ?? 'not-among-the-options',
            ground: bound.ground,
            facts: { field: name, given: quoted(value), options: bound.options.join(' ') },
          };
    case 'between': {
      const { min, max, grounds } = bound;
      if ((value as number) >= min && (value as number) <= max) return null;
      return {
        code: bound.code ?? 'out-of-range',
        ground: (value as number) < min ? grounds.min : grounds.max,
        facts: { field: name, given: quoted(value), min, max },
      };
    }
    case 'not':
      return bound.refused.includes(value as string)
        ? { code: bound.code, ground: bound.ground, facts: { field: name, given: quoted(value) } }
        : null;
    case 'amount': {
      const amount = value as Cents;
      const { min, max, step, grounds } = bound;
      if ((amount === 0 && bound.orNothing) || (amount >= min && amount <= max && amount % step === 0)) return null;
      const facts = { field: name, given: amount, min, max, step };
      if (amount > max) return { code: 'above-the-maximum', ground: grounds.max, facts };
      if (amount < min) return { code: 'below-the-minimum', ground: grounds.min, facts };
      return { code: 'not-a-multiple', ground: grounds.step, facts };
    }
    default:
      return bound satisfies never;
  }
}

function jointBreach(joint: Joint, args: Readonly<Record<string, unknown>>): Breach | null {
  switch (joint.kind) {
    case 'sum-at-most': {
      let sum = 0;
      for (const name of joint.of) sum += args[name] as number;
      return sum > joint.max
        ? { code: 'beyond-the-chips', ground: joint.ground, facts: { given: sum, max: joint.max } }
        : null;
    }
    case 'apart-by': {
      const a = args[joint.between[0]] as number;
      const b = args[joint.between[1]] as number;
      return a > 0 && b > 0 && Math.abs(a - b) < joint.atLeast
        ? { code: 'sides-too-close', ground: joint.ground, facts: { given: Math.abs(a - b), min: joint.atLeast } }
        : null;
    }
    case 'needed-with':
      return args[joint.field] === null && joint.values.includes(args[joint.other] as string)
        ? { code: joint.code, ground: joint.ground, facts: { field: joint.field, other: joint.values.join(' ') } }
        : null;
    case 'only-with':
      return args[joint.field] !== null && !joint.values.includes(args[joint.other] as string)
        ? { code: joint.code, ground: joint.ground, facts: { field: joint.field, other: joint.values.join(' ') } }
        : null;
    case 'not-with':
      return joint.refused.includes(args[joint.field] as string) && joint.values.includes(args[joint.other] as string)
        ? {
            code: joint.code,
            ground: joint.ground,
            facts: { field: joint.field, given: quoted(args[joint.field]), other: quoted(args[joint.other]) },
          }
        : null;
    default:
      return joint satisfies never;
  }
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
  for (const name in bounds.fields) {
    const found = fieldBreach(name, bounds.fields[name] as Bound, args[name]);
    if (found !== null) return found;
  }
  for (const joint of bounds.joint) {
    const found = jointBreach(joint, args);
    if (found !== null) return found;
  }
  return null;
}
