export const REASONS = [
  'not-an-object',
  'not-a-list',
  'not-a-name',
  'not-a-flag',
  'not-32-bytes',
  'not-a-card',
  'out-of-range',
  'unknown-version',
  'seated-twice',
  'not-seated',
  'bot-among-people',
  'out-of-order',
  'copied-commitment',
  'secret-does-not-fit',
  'reveal-does-not-fit',
  'not-where-the-croupier-cuts',
  'too-many-cards',
  'card-not-shown',
  'card-differs',
  'lot-differs',
  'hash-differs',
  'link-broken',
  'other-table',
  'unknown-deed',
  'out-of-turn',
  'commitment-used-before',
  'not-on-record',
  'differs-from-record',
  'dealt-differs',
  'cards-missing',
  'cards-added',
  'not-as-noted',
] as const;
export type Reason = (typeof REASONS)[number];

/** The first thing found wrong: `at` is the way to it, as in `contributions[2].revealed`; empty: the whole. */
export interface Failed {
  readonly ok: false;
  readonly at: string;
  readonly reason: Reason;
}

export class Fault extends Error {
  readonly at: string;
  readonly reason: Reason;

  constructor(at: string, reason: Reason) {
    super(`${at}: ${reason}`);
    this.at = at;
    this.reason = reason;
  }
}

export function demand(holds: boolean, at: string, reason: Reason): asserts holds {
  if (!holds) throw new Fault(at, reason);
}

/** Runs a check that stops at the first fault. */
export function checking<T>(check: () => T): T | Failed {
  try {
    return check();
  } catch (error) {
    if (error instanceof Fault) return { ok: false, at: error.at, reason: error.reason };
    throw error;
  }
}
