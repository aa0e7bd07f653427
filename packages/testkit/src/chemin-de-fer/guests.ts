import type { Bound, Bounds, Field, Shape, Unchecked } from '@sabot/engine';
import { type Dice, lawfulArguments, pick } from '../random-arguments.ts';

/** What company a table has: eager to be bank or not, given to banco or not. */
export interface Mood {
  readonly takes: number;
  readonly bancos: number;
  readonly errs: number;
}
export const moods: readonly Mood[] = [
  { takes: 8, bancos: 3, errs: 2 },
  { takes: 2, bancos: 5, errs: 1 },
  { takes: 1, bancos: 1, errs: 4 },
];

/** How often each awaited act is chosen over the others. */
const WEIGHTS: Readonly<Record<string, (mood: Mood) => number>> = {
  TakeBank: ({ takes }) => takes,
  DeclineBank: () => 3,
  JoinBank: () => 1,
  Bid: ({ takes }) => takes,
  PassBid: () => 4,
  KeepBank: () => 8,
  PassMano: () => 2,
  CallBanco: ({ bancos }) => bancos,
  JoinBanco: () => 1,
  StaySilent: () => 6,
  CallConLaMesa: ({ bancos }) => bancos,
  CallUltimoCompleto: () => 1,
  SetStakes: () => 14,
  RefuseToDeal: () => 1,
  Deal: () => 12,
  DeclineCut: () => 2,
  Leave: () => 0,
};
const weightOf = (act: string, mood: Mood): number => (WEIGHTS[act] ?? (() => 3))(mood);

/** One of several things, each as often as its weight says. */
export function byWeight(roll: Dice, all: readonly (readonly [string, number])[]): string {
  let at = roll(all.reduce((sum, [, weight]) => sum + weight, 0) || 1);
  for (const [what, weight] of all) {
    if (at < weight) return what;
    at -= weight;
  }
  return all[0]?.[0] ?? '';
}

export const weighted = (roll: Dice, acts: readonly string[], mood: Mood): string =>
  byWeight(
    roll,
    acts.map((act) => [act, weightOf(act, mood)] as const),
  );

/** An amount within bounds: the least, the most, or something between. */
function amount(roll: Dice, bound: Bound & { readonly kind: 'amount' }): number {
  if (bound.orNothing && (roll(3) === 0 || bound.max < bound.min)) return 0;
  const least = Math.ceil(bound.min / bound.step);
  const most = Math.floor(bound.max / bound.step);
  if (most <= least) return least * bound.step;
  const few = Math.min(most, least + Math.max(1, Math.ceil(300_00 / bound.step)));
  return pick(roll, [least, least, few, least + roll(few - least + 1), least + roll(most - least + 1)]) * bound.step;
}

/** Arguments that a guest might choose. */
export function chosen(roll: Dice, shape: Shape, bounds: Bounds): Record<string, unknown> {
  const args = lawfulArguments(roll, shape, bounds);
  for (const name of Object.keys(shape)) {
    const bound = bounds.fields[name];
    if (bound?.kind === 'amount') args[name] = amount(roll, bound);
    if ((shape[name] as Field) === 'cards?') args[name] = null;
  }
  for (const joint of bounds.joint) {
    if (joint.kind !== 'sum-at-most') continue;
    const sum = joint.of.reduce((total, name) => total + (args[name] as number), 0);
    if (sum > joint.max) for (const name of joint.of) args[name] = 0;
  }
  return args;
}

export const lapsed = (lapse: { act: string; by: Unchecked['by']; with?: object }): Unchecked => ({
  ...lapse.with,
  type: lapse.act,
  by: lapse.by,
});
