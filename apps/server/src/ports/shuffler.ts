import type { Card } from '@sabot/engine';
import { croupierDepth, freshBytes, type Hex32, type Shoe, type Shuffle, shoeOrder } from '@sabot/fairness';

/** Where chance comes from: a secret for each shoe, and the order that follows from it. */
export interface Shuffler {
  freshSecret(): Hex32;
  order(shuffle: Shuffle): readonly Card[];
  /** Where the croupier must cut when nobody at the table does. */
  croupierDepth(secret: Hex32, shoe: Shoe): number;
}

export const fairShuffler: Shuffler = {
  freshSecret: freshBytes,
  order: shoeOrder,
  croupierDepth: (secret, shoe) => croupierDepth(secret, shoe, []),
};
