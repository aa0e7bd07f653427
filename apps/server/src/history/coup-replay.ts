import type { Ruleset } from '@sabot/engine';
import type { CoupReplay } from '@sabot/protocol';
import type { IndexedCoup } from './coup-index.ts';
import { ReplaySteps } from './replay-steps.ts';
import { shownBefore } from './shown-cards.ts';
import type { TableArchive } from './table-archive.ts';
import { isLong, TOLD_FIRST } from './talla-line.ts';

export interface ReplayAsked {
  readonly coup: number;
  readonly viewer: string | null;
  /** Whether the cards that everybody had seen before it are told too. */
  readonly withShoe: boolean;
}
type Told = Omit<CoupReplay, 'ruleset' | 'game' | 'table' | 'bots'>;

async function coupOf({ coups }: TableArchive, no: number): Promise<IndexedCoup | null> {
  const place = (await coups.countWhere(({ coup }) => coup < no)) + 1;
  const [found] = await coups.lines(place, place);
  return found?.coup === no ? found : null;
}

/** A coup that is over, to be seen again with the eyes of one viewer; null: there is none of this number. */
export async function coupReplay(archive: TableArchive, ruleset: Ruleset, asked: ReplayAsked): Promise<Told | null> {
  await archive.catchUp();
  const coup = await coupOf(archive, asked.coup);
  if (coup === null) return null;
  const base = await archive.coups.baseOf(coup);
  let { state } = base;
  for await (const { after } of archive.from(base, coup.from - 1)) state = after;
  const steps = new ReplaySteps(ruleset.game, { by: asked.viewer }, state);
  const to = isLong(coup) && coup.tail !== null ? coup.from + TOLD_FIRST - 1 : coup.to;
  for await (const passed of archive.from({ to: coup.from - 1, state }, to)) steps.add(passed);
  let leftOut = 0;
  if (to < coup.to && coup.tail !== null) {
    leftOut = coup.tail.to - to;
    for await (const passed of archive.from(coup.tail, coup.to)) steps.add(passed);
  }
  return {
    talla: coup.talla,
    coup: coup.coup,
    at: coup.at,
    view: steps.view,
    gone: asked.withShoe ? await shownBefore(archive, ruleset, coup) : null,
    steps: steps.steps(),
    ...(leftOut > 0 && { leftOut }),
  };
}
