import { type Hex32, playerCommitment } from '@sabot/fairness';
import type { TableMessage } from '@sabot/protocol';

/** What the person's own hand in the shuffle comes to now. */
export type ShuffleStep =
  | { readonly kind: 'shuffle'; readonly talla: number; readonly commitment: Hex32 }
  | { readonly kind: 'reveal'; readonly talla: number; readonly entropy: Hex32 }
  /** Others have it otherwise than we gave it; nothing is revealed. */
  | { readonly kind: 'mismatch' };

interface Given {
  readonly house: Hex32;
  readonly commitment: Hex32;
  readonly entropy: Hex32;
  shown: boolean;
}

/**
 * One client's part in the shuffles of a table: it commits to bytes of its own, and shows them when the pack is cut and
 * its own commitment stands in the list, not before.
 */
export class ShuffleHand {
  readonly #you: string;
  readonly #fresh: () => Hex32;
  #given: Given | null = null;

  constructor(you: string, fresh: () => Hex32) {
    this.#you = you;
    this.#fresh = fresh;
  }

  /** What is to be done, once for each step; null: nothing. */
  next({ shuffle }: Pick<TableMessage, 'shuffle'>): ShuffleStep | null {
    if (shuffle === null || !shuffle.waitsFor.includes(this.#you)) return null;
    const { talla, phase, commitment: house, contributions } = shuffle;
    if (phase === 'shuffling' && this.#given?.house !== house) {
      const entropy = this.#fresh();
      const commitment = playerCommitment(house, this.#you, entropy);
      this.#given = { house, commitment, entropy, shown: false };
      return { kind: 'shuffle', talla, commitment };
    }
    const given = this.#given;
    if (phase !== 'revealing' || given === null || given.house !== house || given.shown) return null;
    given.shown = true;
    const own = contributions.find(({ player }) => player === this.#you);
    return own?.commitment === given.commitment
      ? { kind: 'reveal', talla, entropy: given.entropy }
      : { kind: 'mismatch' };
  }
}
