import type { Hex32 } from './bytes.ts';
import { contextOf, type Entropy, isDepth, type Shoe } from './context.ts';
import { CARDS_IN_A_DECK, type Card, newPack } from './pack.ts';
import { shuffle, streamOf } from './stream.ts';

export interface Shuffle extends Shoe {
  readonly secret: Hex32;
  /** Those revealed, in the order of the seats. */
  readonly contributions: readonly Entropy[];
  readonly depth: number;
}

/** The cut: what lay above goes below. */
const cutAt = (cards: readonly Card[], depth: number): Card[] => [...cards.slice(depth), ...cards.slice(0, depth)];

/** The cards as they will leave the shoe, the first to leave first. */
export function shoeOrder({ secret, contributions, depth, ...shoe }: Shuffle): Card[] {
  const words = streamOf(secret, contextOf('order', shoe, contributions));
  if (!isDepth(depth, shoe.decks)) throw new RangeError(`no cut at ${depth}`);
  return cutAt(shuffle(newPack(shoe.decks), words), depth);
}

/** What the rules of the table add: how many cards lie below the stop card, how many are burnt after the one exposed. */
export interface Preparation {
  readonly below: number;
  readonly burnt: number;
}

const isPreparation = (decks: number, below: number, burnt: number): boolean =>
  [below, burnt].every((n) => Number.isInteger(n) && n >= 0) && 1 + burnt + below <= decks * CARDS_IN_A_DECK;

export interface PreparedShoe {
  readonly exposed: Card;
  readonly burnt: readonly Card[];
  /** For the coups, up to the stop card. */
  readonly play: readonly Card[];
  /** Below the stop card: only the coup under way reaches them. */
  readonly below: readonly Card[];
}

/** Where stop card and burn divide the shoe. */
export function prepared(order: readonly Card[], { below, burnt }: Preparation): PreparedShoe {
  if (!isPreparation(order.length / CARDS_IN_A_DECK, below, burnt)) {
    throw new RangeError(`no shoe has ${burnt} cards burnt and ${below} below the stop card`);
  }
  const stop = order.length - below;
  return {
    exposed: order[0] as Card,
    burnt: order.slice(1, 1 + burnt),
    play: order.slice(1 + burnt, stop),
    below: order.slice(stop),
  };
}
