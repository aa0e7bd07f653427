import type { ShoeResults, TableMessage } from '@sabot/protocol';
import { type AnyTelling, type CoupResult, isDecided, resultsOf, type Teller, tellerOf } from '@sabot/story';

type Numbered = TableMessage['events'][number];

/** The results of the shoe in play, followed event by event. */
export interface Followed {
  readonly shoe: ShoeResults;
  readonly telling: AnyTelling;
  /** Something was missed: ask the house again. */
  readonly isStale: boolean;
}

export const following = (shoe: ShoeResults, game: TableMessage['game']): Followed => ({
  shoe,
  telling: tellerOf(game).nothing,
  isStale: false,
});

const knows = ({ results }: ShoeResults, coup: number): boolean => results.some((one) => one.coup === coup);

/** Events that the results know already change nothing. */
function withResults({ talla, results }: ShoeResults, told: readonly CoupResult[]): ShoeResults {
  const isTold = (one: ShoeResults['results'][number]): boolean =>
    told.some(({ coup, pano }) => coup === one.coup && pano === one.pano);
  return { talla, results: [...results.filter((one) => !isTold(one)), ...told] };
}

function next(teller: Teller, followed: Followed, { event }: Numbered): Followed {
  const { coup: before } = followed.telling;
  const telling = teller.evolve(followed.telling, event);
  if (event.type === 'PackBrought') return { shoe: { talla: event.talla, results: [] }, telling, isStale: false };
  const { coup } = telling;
  // Only a coup that was seen from the closing of its stakes is known whole.
  const isWhole = before.coup > 0 && before.phase === 'playing';
  if (isWhole && coup.ends !== before.ends && isDecided(coup)) {
    return { ...followed, shoe: withResults(followed.shoe, resultsOf(coup)), telling };
  }
  const isMissed = event.type === 'CoupEnded' && !knows(followed.shoe, event.coup);
  return { ...followed, telling, isStale: followed.isStale || isMissed };
}

/** What a message adds. */
export function follow(followed: Followed, message: TableMessage): Followed {
  const teller = tellerOf(message.game);
  const events: readonly Numbered[] = message.events;
  const after = events.reduce((so, one) => next(teller, so, one), followed);
  return after.shoe.talla === message.view.talla ? after : { ...after, isStale: true };
}
