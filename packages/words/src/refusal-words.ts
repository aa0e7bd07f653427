import type { Refusal, RefusalCode } from '@sabot/engine';
import type { RefusalCode as CeremonyRefusal } from '@sabot/fairness';
import type { HouseRefusal } from '@sabot/protocol';

/** Amounts of chips as they are written in the reader's language. */
export type Money = (cents: number) => string;

/** What stands between somebody and the house. */
export type DoorRefusal =
  | 'not-entered'
  | 'unreachable'
  | 'mixed-scripts'
  | 'unknown-script'
  | 'name-taken'
  | 'house-full'
  | 'chips-left'
  | 'chips-tomorrow'
  | 'unknown-table'
  | 'unknown-talla'
  | 'unknown-coup'
  | 'not-signed-in'
  | 'wrong-password'
  | 'not-your-role'
  | 'no-such-invitation'
  | 'no-such-challenge'
  | 'no-such-passkey'
  | 'not-yourself'
  | 'passkey-not-accepted'
  | 'passkeys-full'
  | 'no-passkeys-here'
  | 'no-such-evening'
  | 'not-your-evening'
  | 'no-such-link'
  | 'not-the-host'
  | 'not-asked'
  | 'ask-to-come-in'
  | 'table-full'
  | 'no-own-tables'
  | 'own-tables-each'
  | 'own-tables-all'
  | 'paused-already'
  | 'not-paused'
  | 'not-to-be-removed'
  | 'nobody-of-that-name'
  | 'no-such-authorisation'
  | 'withdrawn-already'
  | 'ends-before-it-begins'
  | 'unfit-authorisation';
/** Every code that a game, the house or the shuffle declares: the compiler asks for the missing sentence. */
export type AnyRefusal = RefusalCode | HouseRefusal | CeremonyRefusal | DoorRefusal;

/** What a sentence needs beside the facts of the refusal. */
export interface RefusalSay {
  readonly money: Money;
  /** At which game; null where it is not known: then the sentence is true at all of them. */
  readonly game: string | null;
  /** What a bet is called that came with its regulation. */
  readonly bet?: (bet: string) => string | undefined;
}

export type Facts = Refusal['facts'];
/** Why something was not done, and what to do instead. Which of the facts are money depends on the code. */
export type RefusalSentence = (facts: Facts, say: RefusalSay) => string;

/** Codes of the games, by where they are declared. */
export type RefusalsOf<List> = Readonly<Record<keyof List, RefusalSentence>>;

export interface RefusalWords {
  readonly codes: Readonly<Record<AnyRefusal, RefusalSentence>>;
  /** For a code that is newer than these words. */
  readonly other: string;
}
