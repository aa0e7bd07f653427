import { type CoupResult, resultsOf } from './result.ts';
import type { AnyTelling, Happened, Teller } from './tellers.ts';

/** The results of the shoe in play, and the coup under way: what whoever follows a table keeps of it. */
export interface ShoeStory {
  readonly talla: number;
  readonly results: readonly CoupResult[];
  readonly telling: AnyTelling;
}

export const newShoe = ({ nothing }: Teller): ShoeStory => ({ talla: 0, results: [], telling: nothing });

/** One event further; a new pack begins a new shoe. */
export function shoeAfter({ evolve }: Teller, shoe: ShoeStory, event: Happened): ShoeStory {
  const telling = evolve(shoe.telling, event);
  if (event.type === 'PackBrought') return { talla: telling.coup.talla, results: [], telling };
  if (event.type !== 'CoupEnded') return { ...shoe, telling };
  return { ...shoe, results: [...shoe.results, ...resultsOf(telling.coup)], telling };
}
