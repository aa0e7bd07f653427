import { quoted } from '../quoted.ts';

/**
 * A bound as it is read: the engine's own, with grounds and codes, or one that came over the wire, where a ground is its short name and
 * codes stay behind. Who decides and who only looks ahead read it here.
 */
export type ReadBound<G, C extends string> =
  | {
      readonly kind: 'amount';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly orNothing: boolean;
      readonly grounds: { readonly min: G; readonly max: G; readonly step: G };
    }
  | { readonly kind: 'one-of'; readonly options: readonly unknown[]; readonly code?: C; readonly ground: G }
  | {
      readonly kind: 'between';
      readonly min: number;
      readonly max: number;
      readonly code?: C;
      readonly grounds: { readonly min: G; readonly max: G };
    }
  | { readonly kind: 'not'; readonly refused: readonly string[]; readonly code?: C; readonly ground: G };

export type ReadJoint<G, C extends string> =
  | { readonly kind: 'sum-at-most'; readonly of: readonly string[]; readonly max: number; readonly ground: G }
  | {
      readonly kind: 'apart-by';
      readonly between: readonly string[];
      readonly atLeast: number;
      readonly ground: G;
    }
  | {
      readonly kind: 'only-with' | 'needed-with';
      readonly field: string;
      readonly other: string;
      readonly values: readonly string[];
      readonly atLeast?: number | undefined;
      readonly or?: string | undefined;
      readonly code?: C;
      readonly ground: G;
    }
  | {
      readonly kind: 'not-with';
      readonly field: string;
      readonly refused: readonly (string | number | null)[];
      readonly other: string;
      readonly values: readonly string[];
      readonly code?: C;
      readonly ground: G;
    };

export interface ReadBounds<G, C extends string> {
  readonly fields: Readonly<Record<string, ReadBound<G, C>>>;
  readonly joint: readonly ReadJoint<G, C>[];
}

/** The least and the most that can be met: the law's own limit may lie between two steps, as a bank of 137.50 does. */
export function inWholeSteps<B extends { readonly min: number; readonly max: number; readonly step: number }>(
  bound: B,
): B {
  const { min, max, step } = bound;
  return { ...bound, min: Math.ceil(min / step) * step, max: max - (max % step) };
}

/** The codes of a bound that names none. */
export type UsualCode =
  | 'above-the-maximum'
  | 'below-the-minimum'
  | 'not-a-multiple'
  | 'not-among-the-options'
  | 'out-of-range'
  | 'beyond-the-chips'
  | 'sides-too-close';

/** The bound that is broken: how it is refused, on which ground, with which figures. */
export interface Broken<G, C extends string> {
  readonly code: C | UsualCode;
  readonly ground: G;
  readonly facts: Readonly<Record<string, string | number>>;
}

export function brokenField<G, C extends string>(
  name: string,
  bound: ReadBound<G, C>,
  value: unknown,
): Broken<G, C> | null {
  switch (bound.kind) {
    case 'one-of':
      return bound.options.includes(value)
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
    case 'not': {
      // Of a list, none may be among them.
      const given: unknown[] = Array.isArray(value) ? value : [value];
      const found = given.find((one) => bound.refused.includes(one as string));
      return found === undefined
        ? null
        : {
            code: bound.code ?? 'not-among-the-options',
            ground: bound.ground,
            facts: { field: name, given: quoted(found) },
          };
    }
    case 'amount': {
      const amount = value as number;
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

/** Neither the field is given, with as many entries as it wants, nor the one that would do in its place. */
function isWanting(
  {
    field,
    atLeast,
    or,
  }: { readonly field: string; readonly atLeast?: number | undefined; readonly or?: string | undefined },
  args: Readonly<Record<string, unknown>>,
): boolean {
  const value = args[field];
  const isThere = Array.isArray(value) ? value.length >= (atLeast ?? 1) : value !== null;
  return !isThere && (or === undefined || args[or] === null);
}

function brokenJoint<G, C extends string>(
  joint: ReadJoint<G, C>,
  args: Readonly<Record<string, unknown>>,
): Broken<G, C> | null {
  switch (joint.kind) {
    case 'sum-at-most': {
      let sum = 0;
      for (const name of joint.of) sum += args[name] as number;
      return sum > joint.max
        ? { code: 'beyond-the-chips', ground: joint.ground, facts: { given: sum, max: joint.max } }
        : null;
    }
    case 'apart-by': {
      const a = args[joint.between[0] ?? ''] as number;
      const b = args[joint.between[1] ?? ''] as number;
      return a > 0 && b > 0 && Math.abs(a - b) < joint.atLeast
        ? { code: 'sides-too-close', ground: joint.ground, facts: { given: Math.abs(a - b), min: joint.atLeast } }
        : null;
    }
    case 'needed-with':
      return isWanting(joint, args) && joint.values.includes(args[joint.other] as string)
        ? {
            code: joint.code ?? 'not-among-the-options',
            ground: joint.ground,
            facts: { field: joint.field, other: joint.values.join(' ') },
          }
        : null;
    case 'only-with':
      return args[joint.field] !== null && !joint.values.includes(args[joint.other] as string)
        ? {
            code: joint.code ?? 'not-among-the-options',
            ground: joint.ground,
            facts: { field: joint.field, other: joint.values.join(' ') },
          }
        : null;
    case 'not-with':
      return joint.refused.includes(args[joint.field] as string) && joint.values.includes(args[joint.other] as string)
        ? {
            code: joint.code ?? 'not-among-the-options',
            ground: joint.ground,
            facts: { field: joint.field, given: quoted(args[joint.field]), other: quoted(args[joint.other]) },
          }
        : null;
    default:
      return joint satisfies never;
  }
}

/** The first bound that the arguments break, or null. */
export function brokenBound<G, C extends string>(
  { fields, joint }: ReadBounds<G, C>,
  args: Readonly<Record<string, unknown>>,
): Broken<G, C> | null {
  for (const name in fields) {
    const found = brokenField(name, fields[name] as ReadBound<G, C>, args[name]);
    if (found !== null) return found;
  }
  for (const one of joint) {
    const found = brokenJoint(one, args);
    if (found !== null) return found;
  }
  return null;
}
