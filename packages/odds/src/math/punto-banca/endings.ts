import type { Chart } from '../chart.ts';
import { CARDS_NEEDED, cardsIn, faultIn, type Shoe } from '../shoe.ts';
import { EndingCounter, MOST_CARDS_IN_DOUBLES } from './count-endings.ts';
import { countEndingsSlowly } from './count-endings-slowly.ts';

/** How many ordered sequences of six cards end the coup in each way, and how many there are in all. */
export interface Endings {
  readonly cells: readonly bigint[];
  readonly total: bigint;
}

/** n!/(n−6)! */
export function sequencesIn(cards: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < CARDS_NEEDED; taken++) ways *= BigInt(cards - taken);
  return ways;
}

export function endingsFrom(chart: Chart, shoe: Shoe): Endings {
  const fault = faultIn(shoe);
  if (fault !== null) throw new RangeError(fault);
  const cards = cardsIn(shoe);
  const cells =
    cards > MOST_CARDS_IN_DOUBLES
      ? countEndingsSlowly(chart, shoe)
      : Array.from(new EndingCounter().count(chart, shoe), (count) => BigInt(count));
  return { cells, total: sequencesIn(cards) };
}
