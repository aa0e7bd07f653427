import { type ByName, brokenBound, byNameFrom, entriesIn, isNamedIn, lookUp, NO_NAMES, valuesIn } from '@sabot/engine';
import type { Offered } from '@sabot/protocol';

/** Stakes by the bets they lie on; a bet that is not listed has none. */
export type Layout = ByName<number>;
export const NO_STAKES: Layout = NO_NAMES;

export const stakeIn = (layout: Layout, bet: string): number => lookUp(layout, bet) ?? 0;
export const layoutOf = (stakes: Iterable<readonly [bet: string, amount: number]>): Layout =>
  byNameFrom([...stakes].filter(([, amount]) => amount !== 0));
export const hasStakes = (layout: Layout): boolean => valuesIn(layout).some((amount) => amount > 0);
export const isSame = (a: Layout, b: Layout): boolean =>
  [...entriesIn(a), ...entriesIn(b)].every(([bet]) => stakeIn(a, bet) === stakeIn(b, bet));

/** Whether some stakes are within what was offered. The table decides; this only saves a question that it would refuse. */
export const isWithin = (offered: Offered, layout: Layout): boolean =>
  areWithin(offered, Object.fromEntries(entriesIn(layout))) &&
  entriesIn(layout).every(([bet]) => isNamedIn(offered.fields, bet));

/** The same for whatever amounts an act takes; a field of which nothing is said yet is not held against its bound. */
export function areWithin({ fields, joint }: Offered, amounts: Readonly<Record<string, number>>): boolean {
  const said = Object.entries(fields).filter(([field]) => isNamedIn(amounts, field));
  const ofAmounts = joint.filter((one) => one.kind === 'sum-at-most' || one.kind === 'apart-by');
  const none = ofAmounts.flatMap((one) => (one.kind === 'sum-at-most' ? one.of : one.between));
  const args = { ...Object.fromEntries(none.map((field) => [field, 0])), ...amounts };
  return brokenBound<string, never>({ fields: Object.fromEntries(said), joint: ofAmounts }, args) === null;
}
