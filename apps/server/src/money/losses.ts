import { entriesIn } from '@sabot/engine';
import { A_DAY, limitsAt } from './limits.ts';
import type { Wallet } from './wallet.ts';

/** What somebody has before them and on the cloth, by the account of the table. */
export type Held = (table: string) => number;

/** What came of sittings that are over, in the last day, in order (below zero: won). One that ran dry ended with its last chip. */
function overToday({ over, sittings }: Wallet, held: Held, now: number): readonly number[] {
  const dry = entriesIn(sittings).flatMap(([table, { bought, at }]) =>
    held(table) === 0 ? [{ at, lost: bought }] : [],
  );
  return [...over, ...dry]
    .filter(({ at }) => at > now - A_DAY)
    .sort((a, b) => a.at - b.at)
    .map(({ lost }) => lost);
}

/** The most that any day still to come counts of these: one that begins after a win no longer has the win. */
const mostStillCounted = (lost: readonly number[]): number =>
  lost.reduceRight(({ since, most }, one) => ({ since: since + one, most: Math.max(most, since + one) }), {
    since: 0,
    most: 0,
  }).most;

const running = ({ sittings }: Wallet, held: Held): readonly { readonly bought: number; readonly held: number }[] =>
  entriesIn(sittings).flatMap(([table, { bought }]) => (held(table) === 0 ? [] : [{ bought, held: held(table) }]));

/** What was lost in the last day, as things stand at the tables now; never below zero. */
export function lostToday(wallet: Wallet, held: Held, now: number): number {
  const open = running(wallet, held).reduce((sum, one) => sum + one.bought - one.held, 0);
  return Math.max(
    0,
    overToday(wallet, held, now).reduce((sum, lost) => sum + lost, open),
  );
}

/**
 * How much more may be brought to tables, so that even if all of it and all that lies there now is lost, the day's
 * limit is kept, and on every day after it; null: as much as there is.
 */
export function mayStillBring(wallet: Wallet, held: Held, now: number): number | null {
  const { lossLimit } = limitsAt(wallet.limits, now).now;
  if (lossLimit === null) return null;
  const atRisk = running(wallet, held).reduce((sum, one) => sum + one.bought, 0);
  return Math.max(0, lossLimit - mostStillCounted(overToday(wallet, held, now)) - atRisk);
}
