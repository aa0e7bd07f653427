import { BETS, type Bet, lookUp } from '@sabot/engine';
import type { BoundMessage, JointMessage, Offered } from '@sabot/protocol';

export { BETS };
export type Layout = Readonly<Record<Bet, number>>;
export const NO_STAKES: Layout = { punto: 0, banca: 0, tie: 0 };

export const hasStakes = (layout: Layout): boolean => BETS.some((bet) => layout[bet] > 0);
export const isSame = (a: Layout, b: Layout): boolean => BETS.every((bet) => a[bet] === b[bet]);

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
export const isWithin = (offered: Offered, layout: Layout): boolean => areWithin(offered, layout);

/** The same for whatever amounts an act takes. */
export const areWithin = ({ fields, joint }: Offered, amounts: Readonly<Record<string, number>>): boolean =>
  Object.entries(amounts).every(([field, amount]) => fits(fields[field], amount)) &&
  joint.every((one) => holds(one, amounts));
