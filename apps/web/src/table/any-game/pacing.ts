/** Behind by more than this, the scene goes to where the table is. */
const TOO_FAR_BEHIND = 45_000;
/** However much there is to show, it is shown within this time; and within this share of a clock that runs meanwhile. */
const MOST = 11_000;
const SHARE_OF_CLOCK = 0.55;

/** A result is shown for so long, however late it is. */
const LEAST_FOR_A_RESULT = 600;
export const leastFor = (lasts: number): number => Math.min(lasts, LEAST_FOR_A_RESULT);

/** How long the scene may take to come to where the table is. */
export const timeToShow = (clockLeft: number | null): number =>
  clockLeft === null ? MOST : Math.min(MOST, Math.max(0, clockLeft * SHARE_OF_CLOCK));

/** By how much to shorten what needs so long in the time left: 1 at leisure, 0 to go there at once. */
export function haste(needed: number, left: number): number {
  if (needed === 0) return 1;
  return needed > TOO_FAR_BEHIND ? 0 : Math.max(0, Math.min(1, left / needed));
}
