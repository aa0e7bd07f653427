import type { Hex32 } from '../bytes.ts';
import type { Entropy, Shoe } from '../context.ts';
import type { VERSION } from '../version.ts';

/**
 * Shuffling: players may commit. Cutting: all is committed, nothing revealed, one cuts. Revealing: what was committed
 * is revealed. Closed: the order is fixed, the shoe is played. Revealed: the secret is public.
 *
 * The cut stands between commitments and reveals on purpose: the one who cuts may be the house's friend, and the house
 * must not know the order then.
 */
export const PHASES = ['shuffling', 'cutting', 'revealing', 'closed', 'revealed', 'abandoned'] as const;
export type Phase = (typeof PHASES)[number];

export interface Seated {
  readonly player: string;
  readonly bot: boolean;
}

export interface Contribution {
  readonly player: string;
  readonly commitment: Hex32;
  /** Null until it is revealed; null in a closed ceremony: withheld. */
  readonly revealed: Hex32 | null;
}

export interface Cut {
  /** Null: nobody did, and the croupier cut where the stream says. */
  readonly by: string | null;
  readonly depth: number;
}

/** All that is public of a shuffle. The secret is not in it before it is revealed. */
export interface Ceremony extends Shoe {
  readonly version: typeof VERSION;
  readonly phase: Phase;
  /** Who sat at the table when it began, in the order of the seats; then those who sat down while it was shuffled. */
  readonly seated: readonly Seated[];
  /** The last of `seated`: persons who sat down after it began and before the shuffle ended, as they came. */
  readonly joined: readonly string[];
  readonly commitment: Hex32;
  /** In the order of the seats, whoever came first: an order chosen later would be a choice among shoes. */
  readonly contributions: readonly Contribution[];
  readonly cut: Cut | null;
  readonly secret: Hex32 | null;
  readonly abandoned: { readonly during: Phase; readonly reason: string } | null;
}

/** The contributions the shoe is made of. */
export const revealedOf = (contributions: readonly Contribution[]): Entropy[] =>
  contributions.flatMap(({ player, revealed }) => (revealed === null ? [] : [{ player, entropy: revealed }]));

export const withheldOf = (contributions: readonly Contribution[]): string[] =>
  contributions.filter(({ revealed }) => revealed === null).map(({ player }) => player);

/** Whether this one may shuffle and cut: bots keep their hands off while a person is seated. */
export function mayHandle(seated: readonly Seated[], player: string): 'yes' | 'not-seated' | 'bot-among-people' {
  const one = seated.find((other) => other.player === player);
  if (one === undefined) return 'not-seated';
  return one.bot && seated.some(({ bot }) => !bot) ? 'bot-among-people' : 'yes';
}

/** Who may still commit; when nobody is left the shuffle can end at once. */
export const mayStillCommit = ({ phase, seated, contributions }: Ceremony): string[] =>
  phase !== 'shuffling'
    ? []
    : seated
        .map(({ player }) => player)
        .filter((player) => mayHandle(seated, player) === 'yes' && !contributions.some((one) => one.player === player));
