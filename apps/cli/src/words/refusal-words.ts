import type { Refusal } from '@sabot/engine';
import type { Money } from '../money.ts';

/** Every code the engine refuses with; a test reads the engine's sources against this list. */
export const REFUSAL_CODES = [
  'above-the-maximum',
  'already-open',
  'amount-not-whole-cents',
  'below-the-minimum',
  'beyond-the-chips',
  'busy-with-the-shoe',
  'card-already-out',
  'no-card-is-wanting',
  'coup-under-way',
  'malformed',
  'maximum-not-allowed',
  'must-deal-first',
  'no-card-came-out-with-it',
  'no-free-seat',
  'no-such-bet',
  'no-such-card',
  'not-a-multiple',
  'not-admitted',
  'not-among-the-options',
  'not-at-the-table',
  'not-now',
  'not-your-cards',
  'not-your-shoe',
  'not-your-turn',
  'not-yours',
  'out-of-range',
  'pack-incomplete',
  'pack-not-ready',
  'ruling-awaited',
  'seat-not-free',
  'shoe-exhausted',
  'sides-too-close',
  'stakes-are-closed',
  'stakes-on-the-table',
  'standing-not-admitted',
  'stop-card-already-shown',
  'text-missing',
  'unfit-name',
  'unknown-actor',
  'unknown-card',
  'unknown-command',
  'unknown-seat',
  'unknown-word',
  'which-card',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Facts = Refusal['facts'];
/** A sentence with the facts filled in; which of them are money depends on the code. */
export type RefusalSentence = (facts: Facts, money: Money) => string;

export interface RefusalWords {
  readonly codes: Readonly<Record<RefusalCode, RefusalSentence>>;
  /** For a code that is newer than these words. */
  readonly other: (code: string) => string;
}
