import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../src/ports/clock.ts';

/** Time that passes only when a test says so. */
export class SimulatedClock implements Clock {
  #now = Date.UTC(2030, 0, 1);
  #wallMoved = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  /** How many wait for a time to come. */
  get waiting(): number {
    return this.#timers.length;
  }

  now(): number {
    return this.#now + this.#wallMoved;
  }

  monotonic(): number {
    return this.#now;
  }

  /** Somebody sets the wall clock, this much forward or back. No time passes. */
  setWall(ms: number): void {
    this.#wallMoved += ms;
  }

  /** Time passes in which nothing is due. */
  pass(ms: number): void {
    this.#now += ms;
  }

  after(ms: number, run: () => void, later = 0): () => void {
    const timer = { at: this.#now + later + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Lets everything that can happen now happen, then the next timer run out. False: nobody waits for anything. */
  async step(): Promise<boolean> {
    await setImmediate();
    const next = this.#timers.reduce<{ at: number; run: () => void } | null>(
      (first, one) => (first === null || one.at < first.at ? one : first),
      null,
    );
    if (next === null) return false;
    this.#timers = this.#timers.filter((one) => one !== next);
    this.#now = Math.max(this.#now, next.at);
    next.run();
    await setImmediate();
    return true;
  }

  /** Steps until something is so. */
  async until(done: () => boolean, most = 5_000): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (done()) return;
      if (!(await this.step())) break;
    }
    if (!done()) throw new Error('it never came to that');
  }
}
