import type { Await, PuntoBancaState } from '@sabot/engine';
import type { Clock } from '../ports/clock.ts';
import { lengthOf, type Pace } from './pace.ts';

/** The same wait has the same name, however often stakes change meanwhile. */
export const waitName = ({ clock, lapse }: Await, { talla, coups, coup, shoe }: PuntoBancaState): string =>
  JSON.stringify([clock, lapse, talla, coups, coup?.no, coup?.step, coup?.handed, shoe.passed, shoe.declined]);

/** The one clock of a table: it runs while somebody is awaited, and at its end the lapse is due. */
export class LapseClock {
  readonly #clock: Clock;
  readonly #pace: Pace;
  #running: { readonly name: string; readonly until: number; readonly stop: () => void } | null = null;

  constructor(clock: Clock, pace: Pace) {
    this.#clock = clock;
    this.#pace = pace;
  }

  /** When the lapse comes; null where no clock runs. */
  get until(): number | null {
    return this.#running?.until ?? null;
  }

  /** Starts the clock of whoever is awaited now; one that runs for the same wait goes on. */
  watch(awaited: Await | undefined, state: PuntoBancaState, lapsed: (awaited: Await) => void): void {
    const name = awaited === undefined ? null : waitName(awaited, state);
    if (name !== null && this.#running?.name === name) return;
    this.stop();
    const length = awaited === undefined ? null : lengthOf(this.#pace, awaited.clock);
    if (awaited === undefined || name === null || length === null) return;
    const stop = this.#clock.after(length, () => {
      this.#running = null;
      lapsed(awaited);
    });
    this.#running = { name, until: this.#clock.now() + length, stop };
  }

  stop(): void {
    this.#running?.stop();
    this.#running = null;
  }
}
