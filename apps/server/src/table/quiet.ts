import type { Glance } from '@sabot/engine';

/** How long others may wait to see a change of stakes, in milliseconds at pace 1: what comes meanwhile is told with it. */
export const QUIET_MS = 400;
/** So long they may wait where the house has its hands full: commands are answered first. */
export const MOST_QUIET_MS = 1200;
/** From this load on they wait longer, and from that one on the longest. */
const [BUSY, FULL] = [0.4, 0.7];

/** How long others wait at this load of the house. */
export function quietAt(load: number): number {
  const share = Math.min(1, Math.max(0, (load - BUSY) / (FULL - BUSY)));
  return Math.round(QUIET_MS + share * (MOST_QUIET_MS - QUIET_MS));
}

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
