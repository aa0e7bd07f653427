import { lookUp } from '@sabot/engine/by-name';
import type { BoundMessage, JointMessage, Offered } from '@sabot/protocol';

/** Why the house would refuse, as far as the bounds it sent tell. The words are the same as for its own refusals. */
export interface Breach {
  readonly code: string;
  readonly grounds: readonly string[];
  readonly facts: Readonly<Record<string, string | number>>;
}

function fieldBreach(field: string, bound: BoundMessage, value: unknown): Breach | null {
  switch (bound.kind) {
    case 'amount': {
      const amount = (value ?? 0) as number;
      if (amount === 0 && bound.orNothing) return null;
      const { min, max, step, grounds } = bound;
      const facts = { field, given: amount, min, max, step };
      if (amount > max) return { code: 'above-the-maximum', grounds: [grounds.max], facts };
      if (amount < min) return { code: 'below-the-minimum', grounds: [grounds.min], facts };
      if (amount % step !== 0) return { code: 'not-a-multiple', grounds: [grounds.step], facts };
      return null;
    }
    case 'one-of':
      return bound.options.includes(value as string)
        ? null
        : { code: 'not-among-the-options', grounds: [bound.ground], facts: { field } };
    case 'between': {
      const { min, max, grounds } = bound;
      const inside = (value as number) >= min && (value as number) <= max;
      const broken = (value as number) < min ? grounds.min : grounds.max;
      return inside ? null : { code: 'out-of-range', grounds: [broken], facts: { field, min, max } };
    }
    case 'not':
      return null;
    default:
      return bound satisfies never;
  }
}

function jointBreach(joint: JointMessage, fields: object): Breach | null {
  const amount = (name: string | undefined): number => Number(lookUp<object>(fields, name ?? '') ?? 0);
  switch (joint.kind) {
    case 'sum-at-most': {
      const given = joint.of.reduce((sum, name) => sum + amount(name), 0);
      const { max, ground } = joint;
      return given > max ? { code: 'beyond-the-chips', grounds: [ground], facts: { given, max } } : null;
    }
    case 'apart-by': {
      const [a, b] = [amount(joint.between[0]), amount(joint.between[1])];
      const tooClose = a > 0 && b > 0 && Math.abs(a - b) < joint.atLeast;
      return tooClose
        ? { code: 'sides-too-close', grounds: [joint.ground], facts: { given: Math.abs(a - b), min: joint.atLeast } }
        : null;
    }
    default:
      return null;
  }
}

/** The first bound that these fields break, or null; an amount that is not there is nothing. */
export function breachOf(offered: Offered, fields: object): Breach | null {
  for (const [name, bound] of Object.entries(offered.fields)) {
    const found = fieldBreach(name, bound, lookUp<object>(fields, name));
    if (found !== null) return found;
  }
  for (const joint of offered.joint) {
    const found = jointBreach(joint, fields);
    if (found !== null) return found;
  }
  return null;
}
