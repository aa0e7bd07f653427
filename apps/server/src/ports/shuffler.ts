import type { Card } from '@sabot/engine';
import {
  type Contribution,
  croupierDepth,
  drawLots,
  freshBytes,
  type Hex32,
  type LotsAmong,
  type Shoe,
  type Shuffle,
  shoeOrder,
} from '@sabot/fairness';

/** Where chance comes from: a secret for each shoe, and the order that follows from it and from what players put in. */
export interface Shuffler {
  freshSecret(): Hex32;
  order(shuffle: Shuffle): readonly Card[];
  /** Where the croupier must cut when nobody at the table does. */
  croupierDepth(secret: Hex32, shoe: Shoe, contributions: readonly Contribution[]): number;
  /** Everyone in the order drawn, the winner first. */
  drawLots(lots: LotsAmong): readonly string[];
}

export const fairShuffler: Shuffler = { freshSecret: freshBytes, order: shoeOrder, croupierDepth, drawLots };
