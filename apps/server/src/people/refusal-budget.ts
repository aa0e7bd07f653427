import { type Rate, TokenBuckets } from '../http/rate.ts';
import type { Clock } from '../ports/clock.ts';
import type { Outcome } from '../table/answers.ts';

/** So many acts of one guest may be refused in one go, and so many a second after that. */
const REFUSALS: Rate = { burst: 30, perSecond: 2 };

/** Nobody pays for what the house could not do. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set(['not-written', 'table-busy', 'house-closing']);

/**
 * Nonsense costs its sender: whoever has had too many acts refused is told to wait before a table hears of the next
 * one. It counts by guest, so that a second socket brings nothing. Acts under way count until their answer is known.
 */
export class RefusalBudget {
  readonly #refused: TokenBuckets;
  readonly #underWay = new Map<string, number>();

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#refused = new TokenBuckets(clock, REFUSALS);
  }

  /** Carries an act out and counts it where it is refused; null, and nothing is done, where the guest has to wait. */
  async within(guest: string, act: () => Promise<Outcome>): Promise<Outcome | null> {
    const underWay = this.#underWay.get(guest) ?? 0;
    if (this.#refused.left(guest) < underWay + 1) return null;
    this.#underWay.set(guest, underWay + 1);
    try {
      const done = await act();
      if (!done.ok && !OF_THE_HOUSE.has(done.refusal.code)) this.#refused.take(guest);
      return done;
    } finally {
      const left = (this.#underWay.get(guest) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(guest);
      else this.#underWay.set(guest, left);
    }
  }
}
