import type { Hex32 } from './bytes.ts';
import type { Ceremony, Contribution, Cut, Seated } from './ceremony/ceremony.ts';
import { type Refused, refuse } from './ceremony/refusal.ts';
import type { Shoe } from './context.ts';
import type { SeenCard } from './pack.ts';
import type { VERSION } from './version.ts';

export interface Lot {
  readonly no: number;
  readonly among: readonly string[];
  /** In the order drawn, the winner first. */
  readonly drawn: readonly string[];
}

/** What the table did with the shoe. */
export interface Play {
  /** How many cards lay below the stop card. */
  readonly below?: number;
  /** How many cards were burnt unseen after the one exposed. */
  readonly burnt?: number;
  /** Every card in the order it left the shoe, the exposed one first; `??` for those burnt unseen. */
  readonly cards?: readonly SeenCard[];
  readonly lots?: readonly Lot[];
}

/** Everything needed to compute the shoe again, as plain JSON. */
export interface Proof extends Shoe, Play {
  readonly version: typeof VERSION;
  readonly seated: readonly Seated[];
  readonly commitment: Hex32;
  readonly contributions: readonly Contribution[];
  readonly cut: Cut;
  readonly secret: Hex32;
}

/** The proof of a shoe that has been played, once the secret is revealed. */
export function proofOf(ceremony: Ceremony, play: Play = {}): { readonly ok: true; readonly proof: Proof } | Refused {
  const { version, table, talla, decks, seated, commitment, contributions, cut, secret, phase } = ceremony;
  if (phase !== 'revealed' || cut === null || secret === null) return refuse('not-revealed');
  return { ok: true, proof: { version, table, talla, decks, seated, commitment, contributions, cut, secret, ...play } };
}
