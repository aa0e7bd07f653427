import { MOST_ON_FELT } from '@sabot/story';

/** Behind by more than this, the scene goes to where the table is. */
const TOO_FAR_BEHIND = 45_000;

/** A result is shown for so long, however late it is and however often somebody presses. */
const LEAST_FOR_A_RESULT = 900;
export const leastFor = (lasts: number): number => Math.min(lasts, LEAST_FOR_A_RESULT);

/** How long the scene may take to come to where the table is: `before` the clock in force counts, if one runs. */
export const timeToShow = (before: number | null): number =>
  before === null ? MOST_ON_FELT : Math.min(MOST_ON_FELT, Math.max(0, before));

/** By how much to shorten what needs so long in the time left: 1 at leisure, 0 to go there at once. */
export function haste(needed: number, left: number): number {
  if (needed === 0) return 1;
  return needed > TOO_FAR_BEHIND ? 0 : Math.max(0, Math.min(1, left / needed));
}
