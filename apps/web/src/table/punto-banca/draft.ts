import { entriesIn } from '@sabot/engine/by-name';
import { NO_STAKES, type Stakes, sameStakes, stakeOn, stakesFrom, sumOf } from '../any-game/bets.ts';

/** What a player is laying out and has not sent yet. */
export interface Draft {
  readonly stakes: Stakes;
  /** Every layout before this one, for undoing. */
  readonly before: readonly Stakes[];
}

export const draftFrom = (stakes: Stakes): Draft => ({ stakes, before: [] });

const changed = (draft: Draft, stakes: Stakes): Draft =>
  sameStakes(draft.stakes, stakes) ? draft : { stakes, before: [...draft.before, draft.stakes].slice(-50) };

export const lay = (draft: Draft, bet: string, chip: number): Draft =>
  changed(draft, stakesFrom([...entriesIn(draft.stakes), [bet, stakeOn(draft.stakes, bet) + chip]]));
export const clear = (draft: Draft): Draft => changed(draft, NO_STAKES);
export const repeat = (draft: Draft, stakes: Stakes): Draft => changed(draft, stakes);
export const double = (draft: Draft): Draft =>
  changed(draft, stakesFrom(entriesIn(draft.stakes).map(([bet, cents]) => [bet, 2 * cents])));
export function undo(draft: Draft): Draft {
  const stakes = draft.before.at(-1);
  return stakes === undefined ? draft : { stakes, before: draft.before.slice(0, -1) };
}
export const isEmpty = ({ stakes }: Draft): boolean => sumOf(stakes) === 0;
