import type { LogState } from './fold-log.ts';

/** After so many operations the log is folded back, but not again within so many milliseconds: a fold is felt by the writer. */
const EVERY = 1000;
const PAUSE_MS = 3000;
/** From this length on (128 MiB) the log shall begin anew. */
const LONG = 32_000;
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
  readonly #now: () => number;
  #operations = 0;
  #folded = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;

  constructor(beside: Fold, byWriter: Fold, now = () => performance.now()) {
    this.#beside = beside;
    this.#byWriter = byWriter;
    this.#now = now;
  }

  written(operations: number): void {
    this.#operations += operations;
    if (this.#operations < EVERY || this.#running || this.#now() < this.#folded + PAUSE_MS) return;
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
      if (pages < LONG) return;
      for (let pass = 1; pass < MOST_PASSES && unfolded > LITTLE; pass += 1) ({ unfolded } = await this.#beside());
      await this.#byWriter();
    } catch {}
  }
}
