import { type Bound, type Bounds, type Field, type Joint, RANKS, type Shape, SUITS } from '@sabot/engine';

/** A small seeded generator, so that a long random game is one number. */
export type Dice = (below: number) => number;
export function dice(seed: number): Dice {
  let a = seed >>> 0;
  return (below) => {
    // mulberry32: good enough to choose acts, and repeatable.
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
export const pick = <T>(roll: Dice, list: readonly T[]): T => list[roll(list.length)] as T;

const randomCard = (roll: Dice): string => `${pick(roll, RANKS)}${pick(roll, SUITS)}`;

const randomCards = (roll: Dice): readonly string[] | null =>
  roll(2) === 0 ? null : Array.from({ length: 1 + roll(3) }, () => randomCard(roll));

function free(roll: Dice, field: Field): unknown {
  if (typeof field !== 'string') return pick(roll, field);
  if (field === 'card?') return roll(2) === 0 ? null : randomCard(roll);
  if (field.endsWith('?')) return null;
  switch (field) {
    case 'amount':
      return roll(500) * 100;
    case 'stakes':
      return [];
    case 'number':
      return roll(20);
    case 'flag':
      return roll(2) === 0;
    case 'card':
      return randomCard(roll);
    case 'cards':
      return randomCards(roll) ?? [];
    case 'text':
      return 'for the test';
    default:
      return 'x';
  }
}

function inside(roll: Dice, bound: Bound, field: Field): unknown {
  switch (bound.kind) {
    case 'amount': {
      if (bound.orNothing && roll(3) === 0) return 0;
      const least = Math.ceil(bound.min / bound.step);
      const most = Math.floor(Math.min(bound.max, bound.min + 50 * bound.step) / bound.step);
      return (least + roll(most - least + 1)) * bound.step;
    }
    case 'between':
      return bound.min + roll(bound.max - bound.min + 1);
    case 'one-of':
      return pick(roll, bound.options);
    case 'not': {
      for (;;) {
        const value = field === 'cards?' ? randomCards(roll) : free(roll, field);
        if (![value].flat().some((one) => bound.refused.includes(one as string))) return value;
      }
    }
    default:
      return bound satisfies never;
  }
}

type Needed = Extract<Joint, { readonly kind: 'only-with' | 'needed-with' }>;
function isWanting(args: Readonly<Record<string, unknown>>, { field, atLeast = 1, or }: Needed): boolean {
  const value = args[field];
  const isThere = Array.isArray(value) ? value.length >= atLeast : value !== null;
  return !isThere && (or === undefined || args[or] === null);
}

/** Bends the arguments until they keep what binds several of them together. */
function settleJoint(args: Record<string, unknown>, joint: Joint): void {
  const amount = (name: string): number => args[name] as number;
  switch (joint.kind) {
    case 'sum-at-most':
      for (const name of joint.of) {
        const others = joint.of.reduce((sum, other) => sum + (other === name ? 0 : amount(other)), 0);
        if (others + amount(name) > joint.max) args[name] = 0;
      }
      return;
    case 'apart-by': {
      const [a, b] = joint.between;
      if (amount(a) > 0 && amount(b) > 0 && Math.abs(amount(a) - amount(b)) < joint.atLeast) args[a] = 0;
      return;
    }
    case 'needed-with':
      if (isWanting(args, joint) && joint.values.includes(args[joint.other] as string))
        args[joint.other] = joint.other === 'incident' ? 'other' : null;
      return;
    case 'only-with':
      if (!joint.values.includes(args[joint.other] as string)) args[joint.field] = null;
      return;
    case 'not-with':
      if (joint.refused.includes(args[joint.field] as string) && joint.values.includes(args[joint.other] as string)) {
        args[joint.other] = 'other';
      }
      return;
    default:
      joint satisfies never;
  }
}

/** Arguments within what was offered. */
export function lawfulArguments(roll: Dice, shape: Shape, bounds: Bounds): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const name of Object.keys(shape)) {
    const bound = bounds.fields[name];
    const field = shape[name] as Field;
    args[name] = bound === undefined ? free(roll, field) : inside(roll, bound, field);
  }
  const stakes = stakesField(shape);
  if (stakes !== null) for (const bet in bounds.fields) args[bet] = inside(roll, bounds.fields[bet] as Bound, 'amount');
  // Twice: what one of them bends may break another.
  for (const joint of [...bounds.joint, ...bounds.joint]) settleJoint(args, joint);
  return stakes === null ? args : listed(stakes, args, bounds);
}

/** The field that takes stakes, bounded bet by bet. */
const stakesField = (shape: Shape): string | null =>
  Object.keys(shape).find((name) => shape[name] === 'stakes') ?? null;

const listed = (field: string, args: Readonly<Record<string, unknown>>, bounds: Bounds): Record<string, unknown> => ({
  [field]: Object.keys(bounds.fields).flatMap((bet) => (args[bet] === 0 ? [] : [[bet, args[bet]]])),
});

function beyond(roll: Dice, bound: Bound): readonly unknown[] {
  switch (bound.kind) {
    case 'amount':
      return [
        bound.max + bound.step,
        ...(bound.min > bound.step ? [bound.min - bound.step] : []),
        ...(bound.step > 1 ? [bound.min + 1 + roll(bound.step - 1)] : []),
        -bound.step,
        bound.min + 0.5,
        Number.MAX_SAFE_INTEGER + 1,
      ];
    case 'between':
      return [bound.min - 1, bound.max + 1, 1.5];
    case 'one-of':
      return [999, 'nonsense'];
    case 'not':
      return [...bound.refused, 'Zz'];
    default:
      return bound satisfies never;
  }
}

/** The same arguments with one of them just outside its bounds, or null where nothing is bounded. */
export function unlawfulArguments(roll: Dice, shape: Shape, bounds: Bounds): Record<string, unknown> | null {
  const stakes = stakesField(shape);
  if (stakes !== null) return { [stakes]: unlawfulStakes(roll, bounds) };
  const names = Object.keys(shape).filter((name) => bounds.fields[name] !== undefined);
  const name = names.length === 0 ? null : pick(roll, names);
  if (name === null) return null;
  return { ...lawfulArguments(roll, shape, bounds), [name]: pick(roll, beyond(roll, bounds.fields[name] as Bound)) };
}

/** A stake just outside the bounds of its bet, one on a bet that does not exist, or one bet twice. */
function unlawfulStakes(roll: Dice, { fields }: Bounds): readonly unknown[] {
  const bet = pick(roll, Object.keys(fields));
  const bound = fields[bet] as Bound;
  const wrong = pick(roll, [...beyond(roll, bound), null]);
  if (wrong !== null) return [[bet, wrong]];
  return pick(roll, [
    [['constructor', 100]],
    [
      [bet, inside(roll, bound, 'amount')],
      [bet, 0],
    ],
    [[bet]],
    'nonsense',
  ]) as readonly unknown[];
}
