import type { LogState } from './fold-log.ts';

export interface LogLimits {
  /** After so many operations the log is folded back. */
  readonly every: number;
  /** But not again within so many milliseconds: a fold is felt by the writer. */
  readonly pauseMs: number;
  /** From so many pages on the log shall begin anew; 64,000 are 256 MiB. */
  readonly long: number;
}
const LIMITS: LogLimits = { every: 1000, pauseMs: 3000, long: 64_000 };
/** What the writer folds itself without keeping anybody waiting. */
const LITTLE = 400;
const MOST_PASSES = 5;

type Fold = () => Promise<LogState>;

/**
 * Folds the log back beside the writer, who would otherwise stop for as long as that takes. But a log begins anew only when
 * nothing in it is unfolded, and beside a busy writer there is always something: so the last few pages are the writer's.
 */
export class LogKeeper {
  readonly #beside: Fold;
  readonly #byWriter: Fold;
  readonly #limits: LogLimits;
  readonly #now: () => number;
  #operations = 0;
  #folded = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;

  constructor(beside: Fold, byWriter: Fold, limits: Partial<LogLimits> = {}, now = () => performance.now()) {
    this.#beside = beside;
    this.#byWriter = byWriter;
    this.#limits = { ...LIMITS, ...limits };
    this.#now = now;
  }

  written(operations: number): void {
    const { every, pauseMs } = this.#limits;
    this.#operations += operations;
    if (this.#operations < every || this.#running || this.#now() < this.#folded + pauseMs) return;
    this.#operations = 0;
    this.#running = this.#fold().finally(() => {
      this.#running = undefined;
      this.#folded = this.#now();
    });
  }

  /** Waits for what is under way. */
  async rest(): Promise<void> {
    await this.#running;
  }

  /** A fold that fails harms nothing: the log stays as it is, and the next one tries again. */
  async #fold(): Promise<void> {
    try {
      let { pages, unfolded } = await this.#beside();
      if (pages < this.#limits.long) return;
      for (let pass = 1; pass < MOST_PASSES && unfolded > LITTLE; pass += 1) ({ unfolded } = await this.#beside());
      await this.#byWriter();
    } catch {}
  }
}
