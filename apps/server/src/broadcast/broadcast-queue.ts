import { type Load, noLoad } from '../ports/load.ts';

/** From this load on broadcasts are spaced. */
const BUSY = 0.4;
/** Then so many milliseconds lie between two tables, or at most so many tables are told at once to make up for it. */
const SPACING_MS = 2;
const MOST_AT_ONCE = 4;

/**
 * The broadcasts of all tables, one in a turn of the loop: whoever waits for an answer goes before. Under load they are also
 * spaced, and a table waits the longer the more of them there are.
 */
export class BroadcastQueue {
  readonly #load: Load;
  readonly #urgent = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  #isUrgent = false;
  #isAtWork = false;
  #sent = 0;

  constructor(load: Load = noLoad) {
    this.#load = load;
  }

  /** As soon as it is this one's turn. */
  add(broadcast: () => void): void {
    this.#waiting.add(broadcast);
    if (!this.#isAtWork) this.#next(1);
  }

  get isBusy(): boolean {
    return this.#load() >= BUSY;
  }

  /** For more than chips: one table in a turn of the loop, before all the others. */
  addUrgent(broadcast: () => void): void {
    this.#waiting.delete(broadcast);
    this.#urgent.add(broadcast);
    if (!this.#isUrgent) this.#sendUrgent();
  }

  /** True: it was about more than chips. */
  cancel(broadcast: () => void): boolean {
    this.#waiting.delete(broadcast);
    return this.#urgent.delete(broadcast);
  }

  readonly #sendUrgent = (): void => {
    const [broadcast] = this.#urgent;
    this.#isUrgent = broadcast !== undefined;
    if (broadcast === undefined) return;
    this.#urgent.delete(broadcast);
    setImmediate(this.#sendUrgent);
    broadcast();
  };

  #next(count: number): void {
    const broadcasts = [...this.#waiting].slice(0, count);
    this.#isAtWork = broadcasts.length > 0;
    if (!this.#isAtWork) return;
    for (const broadcast of broadcasts) this.#waiting.delete(broadcast);
    this.#sent = performance.now();
    if (this.isBusy) setTimeout(() => this.#next(this.#due()), SPACING_MS);
    else setImmediate(() => this.#next(1));
    for (const broadcast of broadcasts) broadcast();
  }

  /** How many may be told now. */
  #due(): number {
    return Math.min(MOST_AT_ONCE, Math.max(1, Math.floor((performance.now() - this.#sent) / SPACING_MS)));
  }
}
