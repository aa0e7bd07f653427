import type { Hex32 } from './bytes.ts';
import { contextOf, type Shoe } from './context.ts';
import { CARDS_IN_A_DECK } from './pack.ts';
import { below, streamOf } from './stream.ts';

interface Committed {
  readonly player: string;
  readonly commitment: Hex32;
}

/**
 * Where the croupier must cut when nobody at the table does: the house knows the secret, so it has no choice. It is
 * fixed by the secret and what the players have committed to, all of it published before the cut.
 */
export function croupierDepth(secret: Hex32, shoe: Shoe, contributions: readonly Committed[]): number {
  const sealed = contributions.map(({ player, commitment }) => ({ player, entropy: commitment }));
  const words = streamOf(secret, contextOf('cut', shoe, sealed));
  return 1 + below(shoe.decks * CARDS_IN_A_DECK - 1, words);
}
