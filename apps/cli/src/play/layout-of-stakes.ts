import { type ByName, byNameFrom, entriesIn, isNamedIn, lookUp, NO_NAMES, valuesIn } from '@sabot/engine';
import type { BoundMessage, JointMessage, Offered } from '@sabot/protocol';

/** Stakes by the bets they lie on; a bet that is not listed has none. */
export type Layout = ByName<number>;
export const NO_STAKES: Layout = NO_NAMES;

export const stakeIn = (layout: Layout, bet: string): number => lookUp(layout, bet) ?? 0;
export const layoutOf = (stakes: Iterable<readonly [bet: string, amount: number]>): Layout =>
  byNameFrom([...stakes].filter(([, amount]) => amount !== 0));
export const hasStakes = (layout: Layout): boolean => valuesIn(layout).some((amount) => amount > 0);
export const isSame = (a: Layout, b: Layout): boolean =>
  [...entriesIn(a), ...entriesIn(b)].every(([bet]) => stakeIn(a, bet) === stakeIn(b, bet));

function fits(bound: BoundMessage | undefined, amount: number): boolean {
  if (bound?.kind === 'one-of') return bound.options.includes(amount);
  if (bound?.kind !== 'amount') return true;
  const { min, max, step, orNothing } = bound;
  return (amount === 0 && orNothing) || (amount >= min && amount <= max && amount % step === 0);
}

function holds(joint: JointMessage, layout: Readonly<Record<string, number>>): boolean {
  const of = (name: string): number => lookUp(layout, name) ?? 0;
  if (joint.kind === 'sum-at-most') return joint.of.reduce((sum, name) => sum + of(name), 0) <= joint.max;
  if (joint.kind !== 'apart-by') return true;
  const [a = 0, b = 0] = joint.between.map(of);
  return a === 0 || b === 0 || Math.abs(a - b) >= joint.atLeast;
}

/** Whether some stakes are within what was offered. The table decides; this only saves a question that it would refuse. */
export const isWithin = (offered: Offered, layout: Layout): boolean =>
  areWithin(offered, Object.fromEntries(entriesIn(layout))) &&
  entriesIn(layout).every(([bet]) => isNamedIn(offered.fields, bet));

/** The same for whatever amounts an act takes. */
export const areWithin = ({ fields, joint }: Offered, amounts: Readonly<Record<string, number>>): boolean =>
  Object.entries(amounts).every(([field, amount]) => fits(fields[field], amount)) &&
  joint.every((one) => holds(one, amounts));
