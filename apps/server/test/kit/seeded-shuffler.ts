import { createHash } from 'node:crypto';
import type { Card } from '@sabot/engine';
import { fairShuffler, type Shuffler } from '../../src/ports/shuffler.ts';

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The real shuffle from secrets that follow from a seed: the same test deals the same cards. */
export function seededShuffler(seed: string): Shuffler {
  let count = 0;
  return {
    ...fairShuffler,
    freshSecret() {
      count += 1;
      return hex(`${seed} ${count}`);
    },
  };
}

/** The seed alone decides which cards are dealt, whatever players put into the shuffle; no proof of such a shoe holds. */
export function fixedShuffler(seed: string): Shuffler {
  const shuffler = seededShuffler(seed);
  return { ...shuffler, order: (shuffle) => shuffler.order({ ...shuffle, contributions: [], depth: 1 }) };
}

/** The same shoe, but for some cards that were changed for others. */
export function changedShuffler(seed: string, change: (order: Card[]) => void): Shuffler {
  const shuffler = seededShuffler(seed);
  return {
    ...shuffler,
    order(shuffle) {
      const order = [...shuffler.order(shuffle)];
      change(order);
      return order;
    },
  };
}
