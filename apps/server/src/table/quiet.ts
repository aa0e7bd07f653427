import type { Glance } from '@sabot/engine';

/** How long others may wait to see a change of stakes, in milliseconds at pace 1: what comes meanwhile is told with it. */
export const QUIET_MS = 400;
/** So long they may wait where the house has more to do than it can: commands are answered first. */
export const MOST_QUIET_MS = 1200;
/** A telling that comes so much later than it was due says that the house is behind. */
const LATE_MS = 30;

/** How long the next quiet change may wait, after the last telling came so late. */
export const nextQuiet = (quiet: number, late: number): number =>
  late > LATE_MS ? Math.min(MOST_QUIET_MS, quiet * 2) : Math.max(QUIET_MS, quiet / 2);

/** Nothing has changed but chips: nobody else is awaited, no card has moved, nobody has come or gone. */
export const isQuiet = (before: Glance, after: Glance): boolean =>
  before.moment === after.moment &&
  before.phase === after.phase &&
  before.people === after.people &&
  before.out === after.out &&
  before.talla === after.talla &&
  before.coups === after.coups &&
  before.insiders.join() === after.insiders.join();

/** Not even chips have changed: what lapsed would only lapse again. */
export const isIdle = (before: Glance, after: Glance): boolean =>
  isQuiet(before, after) && before.books === after.books;
