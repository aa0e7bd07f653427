import { STOOD } from '../chart.ts';
import type { Sign } from './duties.ts';
import type { Act } from './play.ts';
import { type Stakes, toBanker, toFirst, toSecond, type Worth, weigh } from './stakes.ts';
import type { DosPanosSpot, DosPanosTables } from './tables.ts';

/** What both acts of the banker are worth, per coup, as doubles: to find an equilibrium, not to vouch for it. */
interface Acts {
  readonly draw: number;
  readonly stand: number;
}
interface WeighedCase {
  readonly firstIsFree: boolean;
  readonly secondIsFree: boolean;
  readonly banker: Acts;
  readonly first: Acts;
  readonly second: Acts;
}
export interface WeighedSpot {
  readonly spot: DosPanosSpot;
  readonly cases: readonly WeighedCase[];
}

export function weighed({ spots, deals }: DosPanosTables, stakes: Stakes): readonly WeighedSpot[] {
  const ofBanker = toBanker(stakes);
  return spots.map((spot) => ({
    spot,
    cases: spot.cases.map((one): WeighedCase => {
      const at = (worth: Worth, act: Act): number => ratio(weigh(one[act], worth), deals * worth.unit);
      const both = (worth: Worth): Acts => ({ draw: at(worth, 'draw'), stand: at(worth, 'stand') });
      return {
        firstIsFree: one.first !== null,
        secondIsFree: one.second !== null,
        banker: both(ofBanker),
        first: both(toFirst),
        second: both(toSecond),
      };
    }),
  }));
}

/** To the last bit but a few, though both may be far beyond what a double holds. */
const ratio = (num: bigint, den: bigint): number => Number((num << 80n) / den) * 2 ** -80;

/** How often a ponte who draws with probability p comes to show this sign where he is free. */
export const shows = (sign: Sign, p: number): number => (sign === STOOD ? 1 - p : p);
