import type { Clock } from 'sabot-server';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until it is told to go on to whatever is due next. */
export class StillClock implements Clock {
  #now: number;
  #timers: Timer[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  monotonic(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** When the next thing is due; null: nothing is. */
  get next(): number | null {
    return this.#first?.at ?? null;
  }

  /** Lets the next thing happen. */
  step(): void {
    const first = this.#first;
    if (first === null) return;
    this.#timers = this.#timers.filter((one) => one !== first);
    this.#now = Math.max(this.#now, first.at);
    first.run();
  }

  /** Of two that are due together, the one that was set first. */
  get #first(): Timer | null {
    return this.#timers.reduce<Timer | null>((first, one) => (first === null || one.at < first.at ? one : first), null);
  }
}
