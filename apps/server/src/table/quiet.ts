import type { Summary } from '@sabot/engine';

/** How long others wait at least to see a change of stakes, in milliseconds at pace 1: what comes meanwhile is told with it. */
export const QUIET_MS = 400;

/** Nothing has changed but chips: nobody else is awaited, no card has moved, nobody has come or gone. */
export const isQuiet = (before: Summary, after: Summary): boolean =>
  before.moment === after.moment &&
  before.phase === after.phase &&
  before.people === after.people &&
  before.out === after.out &&
  before.talla === after.talla &&
  before.coups === after.coups &&
  before.insiders.join() === after.insiders.join();

/** Not even chips have changed: what lapsed would only lapse again. */
export const isIdle = (before: Summary, after: Summary): boolean =>
  isQuiet(before, after) && before.books === after.books;
