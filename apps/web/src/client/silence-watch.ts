/** After so long without a word the house is asked for one; without it so much later it is silent. Together under three seconds. */
const ASK_AFTER_MS = 1500;
const ANSWER_WITHIN_MS = 1400;
/** A line that stays silent so long is given up for a new one. */
const GIVE_UP_AFTER_MS = 10_000;

export interface SilenceParts {
  readonly ask: () => void;
  readonly silent: () => void;
  readonly giveUp: () => void;
}

/**
 * Notices when nothing comes on a line that is open. A browser sees no ping, and a house that hangs, or a cable that was pulled,
 * closes nothing.
 */
export class SilenceWatch {
  readonly #parts: SilenceParts;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(parts: SilenceParts) {
    this.#parts = parts;
  }

  /** A line is being opened: its first word is awaited. */
  begin(): void {
    this.stop();
    this.#await(ASK_AFTER_MS + ANSWER_WITHIN_MS);
  }

  /** Something came. */
  heard(): void {
    this.stop();
    this.#after(ASK_AFTER_MS, () => {
      this.#parts.ask();
      this.#await(ANSWER_WITHIN_MS);
    });
  }

  /** Something was asked that only an answer of its own can settle; what is returned settles it. */
  awaitAnswer(overdue: () => void): () => void {
    const timer = setTimeout(overdue, ASK_AFTER_MS + ANSWER_WITHIN_MS);
    return () => clearTimeout(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #await(ms: number): void {
    this.#after(ms, this.#parts.silent);
    this.#after(ms + GIVE_UP_AFTER_MS, this.#parts.giveUp);
  }

  #after(ms: number, run: () => void): void {
    this.#timers.add(setTimeout(run, ms));
  }
}
