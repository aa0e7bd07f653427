import type { Ruleset, WitnessedEvent } from '@sabot/engine';
import type { CoupHistory } from '@sabot/protocol';
import { BASE_EVERY, type Base, type IndexedCoup } from './coup-index.ts';
import type { TableArchive } from './table-archive.ts';
import { isLong, TOLD_FIRST } from './talla-line.ts';

export interface CoupsAsked {
  readonly viewer: string | null;
  readonly before: number | null;
  readonly limit: number;
  /** Only coups the viewer had a stake in. */
  readonly mine: boolean;
  /** They cannot have staked before this time: nothing older is searched. */
  readonly since: number;
}
type Told = CoupHistory['coups'][number];

/** One page looks at so many coups and tells so many events at most; the next goes on where it stopped. */
const MOST_LOOKS = 1000;
const MOST_EVENTS = 5000;
const AT_A_TIME = 50;
/** The wall clock may have been set meanwhile. */
const A_DAY = 24 * 3600 * 1000;

const hasStake = ({ stakers }: IndexedCoup, viewer: string | null): boolean =>
  viewer !== null && stakers.includes(viewer);
const lengthOf = (coup: IndexedCoup): number =>
  isLong(coup) && coup.tail !== null ? TOLD_FIRST + coup.to - coup.tail.to : coup.to - coup.from + 1;

interface Found {
  readonly coups: readonly IndexedCoup[];
  /** Before which coup the next page begins; null: this is the last. */
  readonly next: number | null;
}

/** The coups of a page, newest first. */
async function find({ coups: index }: TableArchive, asked: CoupsAsked): Promise<Found> {
  const { viewer, before, limit, mine, since } = asked;
  const found: IndexedCoup[] = [];
  let last = before === null ? index.count : await index.countWhere(({ coup }) => coup < before);
  let [events, looks] = [0, 0];
  while (last > 0) {
    const from = Math.max(1, last - Math.min(AT_A_TIME, mine ? AT_A_TIME : limit) + 1);
    for (const coup of (await index.lines(from, last)).toReversed()) {
      const isOver = found.length >= limit || (found.length > 0 && events + lengthOf(coup) > MOST_EVENTS);
      if (isOver || looks >= MOST_LOOKS) return { coups: found, next: coup.coup + 1 };
      looks += 1;
      if (mine && coup.at < since - A_DAY) return { coups: found, next: null };
      if (mine && !hasStake(coup, viewer)) continue;
      found.push(coup);
      events += lengthOf(coup);
    }
    last = from - 1;
  }
  return { coups: found, next: null };
}

/** Whether somebody has had a stake in a coup of a table that is over; newer ones are looked at first. */
export async function hasPlayed(archive: TableArchive, name: string): Promise<boolean> {
  await archive.catchUp();
  for (let last = archive.coups.count; last > 0; last -= AT_A_TIME) {
    const lines = await archive.coups.lines(Math.max(1, last - AT_A_TIME + 1), last);
    if (lines.some((coup) => hasStake(coup, name))) return true;
  }
  return false;
}

/** Coups that are over, newest first, as one viewer may know them: the cost does not grow with the table's age. */
export async function coupHistory(archive: TableArchive, { game }: Ruleset, asked: CoupsAsked): Promise<CoupHistory> {
  await archive.catchUp();
  const { viewer } = asked;
  const { coups, next } = await find(archive, asked);
  const told: Told[] = [];
  /** How far the table was folded for the coup before. */
  let at: Base | null = null;
  for (const coup of coups.toReversed()) {
    const isNear: boolean = at !== null && coup.from - 1 - at.to <= BASE_EVERY;
    let base: Base = isNear && at !== null ? at : await archive.coups.baseOf(coup);
    const events: Told['events'] = [];
    const tell = async (to: number): Promise<void> => {
      for await (const { no, event, after } of archive.from(base, to)) {
        base = { to: no, state: after };
        if (no >= coup.from) events.push({ no, event: game.witness(after, event, viewer) as WitnessedEvent });
      }
    };
    const { tail } = coup;
    if (tail === null) await tell(coup.to);
    else {
      await tell(coup.from + TOLD_FIRST - 1);
      base = tail;
      await tell(coup.to);
    }
    at = base;
    const leftOut = coup.to - coup.from + 1 - events.length;
    const { talla, coup: no, at: ended } = coup;
    told.push({ talla, coup: no, at: ended, mine: hasStake(coup, viewer), events, ...(leftOut > 0 && { leftOut }) });
  }
  return { coups: told.reverse(), more: next !== null, next };
}
