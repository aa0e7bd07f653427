import { refuse } from '../refusals.ts';
import type { Outcome } from './answers.ts';
import { Observers } from './observers.ts';

/** A table that goes to another node. Whoever asks for something meanwhile is not told no: they are led there, and ask again. */
export class Departure {
  readonly #gone = new Observers();
  #leaving: Promise<void> | null = null;
  /** Calls when the table has gone. */
  readonly onGone = this.#gone.add;

  /** Finishes what is under way, gives the table away, and sends everybody to look for it. */
  begin(finish: () => Promise<void>, give: () => Promise<unknown>): Promise<void> {
    this.#leaving ??= finish()
      .then(give)
      .finally(() => this.#gone.tell())
      .then(() => undefined);
    return this.#leaving;
  }

  /** An outcome for whoever is still there to hear it: what was refused since the table was lost was never asked. */
  async told(run: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = this.#leaving === null ? await run() : refuse('house-closing');
    if (!outcome.ok) await this.#leaving;
    return outcome;
  }
}
