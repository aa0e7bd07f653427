import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Hex32, hexOf } from '../bytes.ts';
import type { Ceremony, Contribution, Cut, Phase, Seated } from '../ceremony/ceremony.ts';
import type { VERSION } from '../version.ts';
import { canonicalJson } from './canonical-json.ts';

/** What is put on record of a ceremony: that it began, and what became of it. */
export type Deed =
  | { readonly deed: 'begun'; readonly talla: number; readonly decks: number; readonly seated: readonly Seated[] }
  | {
      readonly deed: 'closed';
      readonly contributions: readonly Contribution[];
      readonly cut: Cut;
      /** Who sat down while it was shuffled; left out where nobody did. */
      readonly joined?: readonly string[];
    }
  | { readonly deed: 'revealed'; readonly secret: Hex32 }
  | {
      readonly deed: 'abandoned';
      readonly during: Phase;
      readonly reason: string;
      readonly contributions: readonly Contribution[];
      readonly cut: Cut | null;
      readonly secret: Hex32 | null;
      readonly joined?: readonly string[];
    };

/** A line of a table's record. It holds the hash of the line before, so that none can be taken out or changed. */
export type Unsealed = Deed & {
  readonly version: typeof VERSION;
  readonly table: string;
  readonly no: number;
  readonly previous: Hex32;
  /** Which ceremony: no two have the same commitment. */
  readonly commitment: Hex32;
};
export type Entry = Unsealed & { readonly hash: Hex32 };

/** Before the first line. */
export const NO_ENTRY: Hex32 = '0'.repeat(64);

export const hashOf = (entry: Unsealed): Hex32 => hexOf(sha256(utf8ToBytes(canonicalJson(entry))));

/** What there is to put on record of a ceremony as it stands; null: nothing yet. */
export function deedOf(ceremony: Ceremony): Deed | null {
  const { phase, talla, decks, seated, joined, contributions, cut, secret, abandoned } = ceremony;
  const later = joined.length === 0 ? {} : { joined };
  const isFresh = contributions.length === 0 && joined.length === 0;
  if (phase === 'shuffling' && isFresh) return { deed: 'begun', talla, decks, seated };
  if (phase === 'closed' && cut !== null) return { deed: 'closed', contributions, cut, ...later };
  if (phase === 'revealed' && secret !== null) return { deed: 'revealed', secret };
  if (abandoned !== null) return { deed: 'abandoned', ...abandoned, contributions, cut, secret, ...later };
  return null;
}

/** Which line may follow which: a ceremony begins when the one before it is over. */
export function mayFollow(last: Entry | undefined, deed: Deed['deed'], commitment: Hex32): boolean {
  const over = last === undefined || last.deed === 'revealed' || last.deed === 'abandoned';
  if (deed === 'begun' || over) return deed === 'begun' && over;
  if (last.commitment !== commitment) return false;
  return deed === 'abandoned' || deed === (last.deed === 'begun' ? 'closed' : 'revealed');
}
