import type { ArchiveReport, Holder } from '@sabot/event-store';
import type { Ending } from '@sabot/story';
import type { GivenUp, VaultFault } from 'sabot-server';

/** What `sabot serve` says. */
export interface ServeWords {
  readonly open: (tables: number, address: string) => string;
  /** What stands before each line of where to go. */
  readonly page: string;
  /** Before an address for others in the network. */
  readonly network: string;
  readonly terminal: string;
  readonly look: string;
  readonly kept: string;
  readonly close: string;
  /** What stands behind. */
  readonly otherWindow: (command: string) => string;
  readonly ctrlC: string;
  /** The one-time link of the first director. */
  readonly director: string;
  readonly noPage: string;
  readonly play: (bots: boolean) => string;
  readonly portMoved: (port: number) => string;
  readonly already: (address: string) => string;
  readonly stopped: string;
  readonly storageFailed: (why: string) => string;
  /** Stopped while it was still opening. */
  readonly neverOpen: string;
  /** Another house has the store now. */
  readonly claimLost: (holder: Holder | null) => string;
  /** What a stop did not wait for any longer. */
  readonly gaveUp: (what: readonly GivenUp[]) => string;
}

/** What `sabot watch` says of what happens at a table. */
export interface WatchWords {
  readonly watching: (table: string, ruleset: string) => string;
  readonly seated: (player: string, seat: number, bot: boolean) => string;
  readonly left: (player: string) => string;
  readonly shoe: (talla: number) => string;
  readonly commits: (commitment: string) => string;
  readonly shuffles: (players: string) => string;
  readonly coup: (no: number) => string;
  /** Where chips lie, by the names that the games give the places. */
  readonly bets: Readonly<Record<string, string>>;
  readonly stakes: (player: string, stakes: readonly string[]) => string;
  readonly bank: (player: string, amount: string) => string;
  readonly banco: (player: string) => string;
  /** Null: the croupier speaks for a hand. */
  readonly says: (player: string | null, word: string) => string;
  readonly hands: Readonly<Record<string, string>>;
  readonly decided: Readonly<Record<Exclude<Ending, 'annulled'>, (hand: number, banca: number) => string>>;
  readonly onPano: (pano: string, what: string) => string;
  readonly panoAnnulled: string;
  readonly annulled: string;
  readonly closed: string;
  readonly over: string;
}

/** What `sabot verify` says. */
export interface VerifyWords {
  /** `heads`: how many heads kept elsewhere were compared. */
  readonly sound: (events: number, streams: number, heads: number) => string;
  readonly broken: (stream: string, version: number, fault: string) => string;
  /** How many secrets of shoes fit what the house has committed to. */
  readonly vaultFits: (checked: number) => string;
  readonly vaultFault: (key: string, fault: VaultFault) => string;
  /** The vault is sealed, and no key was given. */
  readonly vaultClosed: string;
}

/** What `sabot vault` says. */
export interface VaultWords {
  readonly empty: string;
  /** Under which key how many secrets are sealed; null: under none. */
  readonly seals: (id: string | null, count: number) => string;
  readonly rotated: (count: number, id: string) => string;
}

/** What `sabot archive` has moved out of the store: everything that is older than so many days. */
export type ArchiveWords = (folder: string, days: number, report: ArchiveReport) => string;
