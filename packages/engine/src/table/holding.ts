import type { Card } from '../cards/card.ts';
import { type Drawn, type Hand, handOf } from '../coup/drawn.ts';

/** Something on the cloth: the shoe, the bank, a hand. */
export interface Holding {
  readonly thing: string;
  /** A player, `croupier`, or null: nobody. */
  readonly by: string | null;
  /** The cards of a hand, in the order in which they came; what lies in a shoe nobody knows. */
  readonly cards: readonly Card[];
  /** How many cards it has. */
  readonly count: number;
}

export const shoeHeld = (by: string | null, left: number): Holding => ({ thing: 'shoe', by, cards: [], count: left });
export const bankHeld = (by: string | null): Holding => ({ thing: 'bank', by, cards: [], count: 0 });

export function handHeld(hand: Hand, by: string | null, drawn: readonly Drawn[]): Holding {
  const cards = handOf(drawn, hand).map(({ card }) => card);
  return { thing: hand, by, cards, count: cards.length };
}
