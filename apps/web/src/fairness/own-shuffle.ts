import { freshBytes, type Hex32, playerCommitment } from '@sabot/fairness';
import type { Shuffling } from '@sabot/protocol';

/** What one put into a shuffle: told to nobody before the pack is cut. */
export interface OwnShuffle {
  readonly entropy: Hex32;
  readonly commitment: Hex32;
}

/** What this browser saw of a shoe while nobody could know its cards. */
export interface SeenShuffle {
  readonly house: Hex32;
  readonly own: OwnShuffle | null;
}

type Keep = Pick<Storage, 'getItem' | 'setItem'>;
const keyOf = (table: string, talla: number): string => `sabot:shuffle:${table}:${talla}`;

export function seenShuffle(table: string, talla: number, keep: Keep = sessionStorage): SeenShuffle | null {
  try {
    const kept = keep.getItem(keyOf(table, talla));
    return kept === null ? null : (JSON.parse(kept) as SeenShuffle);
  } catch {
    return null;
  }
}

function remember(table: string, talla: number, seen: SeenShuffle, keep: Keep): void {
  try {
    keep.setItem(keyOf(table, talla), JSON.stringify(seen));
  } catch {
    // Without a memory there is nothing to compare with later; the shuffle goes on.
  }
}

/** Notes the house's commitment the first time it is seen. A second one for the same shoe would be another ceremony. */
export function note(table: string, shuffle: Shuffling, keep: Keep = sessionStorage): SeenShuffle {
  const seen = seenShuffle(table, shuffle.talla, keep);
  if (seen?.house === shuffle.commitment) return seen;
  const fresh = { house: shuffle.commitment, own: null };
  remember(table, shuffle.talla, fresh, keep);
  return fresh;
}

/** Draws bytes for this ceremony alone. */
export function contribute(
  table: string,
  shuffle: Shuffling,
  you: string,
  keep: Keep = sessionStorage,
  bytes: () => Hex32 = freshBytes,
): OwnShuffle {
  const seen = note(table, shuffle, keep);
  if (seen.own !== null) return seen.own;
  const entropy = bytes();
  const own = { entropy, commitment: playerCommitment(shuffle.commitment, you, entropy) };
  remember(table, shuffle.talla, { ...seen, own }, keep);
  return own;
}

/**
 * What one's client does now. It reveals only when the pack is cut, with its own commitment in the list: before that
 * the house could still choose.
 */
export function nextStep(shuffle: Shuffling, you: string, own: OwnShuffle | null): 'commit' | 'reveal' | null {
  const mine = shuffle.contributions.find(({ player }) => player === you);
  if (shuffle.phase === 'shuffling') return mine === undefined && shuffle.waitsFor.includes(you) ? 'commit' : null;
  if (shuffle.phase !== 'revealing' || mine === undefined || mine.revealed) return null;
  return own !== null && own.commitment === mine.commitment ? 'reveal' : null;
}
