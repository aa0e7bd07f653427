import { entriesIn } from '@sabot/engine';
import { A_DAY, limitsAt } from './limits.ts';
import type { Wallet } from './wallet.ts';

/** What somebody has before them and on the cloth, by the account of the table. */
export type Held = (table: string) => number;

/** What was lost (below zero: won) in the last day at sittings that are over. One that ran dry ended with its last chip. */
function lostForGood({ over, sittings }: Wallet, held: Held, now: number): number {
  const dry = entriesIn(sittings).flatMap(([table, { bought, at }]) =>
    held(table) === 0 ? [{ at, lost: bought }] : [],
  );
  return [...over, ...dry].filter(({ at }) => at > now - A_DAY).reduce((sum, { lost }) => sum + lost, 0);
}

const running = ({ sittings }: Wallet, held: Held): readonly { readonly bought: number; readonly held: number }[] =>
  entriesIn(sittings).flatMap(([table, { bought }]) => (held(table) === 0 ? [] : [{ bought, held: held(table) }]));

/** What was lost in the last day, as things stand at the tables now; never below zero. */
export function lostToday(wallet: Wallet, held: Held, now: number): number {
  const open = running(wallet, held).reduce((sum, one) => sum + one.bought - one.held, 0);
  return Math.max(0, lostForGood(wallet, held, now) + open);
}

/**
 * How much more may be brought to tables, so that even if all of it and all that lies there now is lost, the day's
 * limit is kept; null: as much as there is.
 */
export function mayStillBring(wallet: Wallet, held: Held, now: number): number | null {
  const { lossLimit } = limitsAt(wallet.limits, now).now;
  if (lossLimit === null) return null;
  const atRisk = running(wallet, held).reduce((sum, one) => sum + one.bought, 0);
  return Math.max(0, lossLimit - lostForGood(wallet, held, now) - atRisk);
}
