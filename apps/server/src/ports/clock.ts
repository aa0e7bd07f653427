export interface Clock {
  /** Milliseconds since 1970, for what people read and for records. It may be set back or forward at any time. */
  now(): number;
  /** Milliseconds that only grow, whatever is done to the wall clock: for rates, leases and how long something took. */
  monotonic(): number;
  /** Runs something later, by the monotonic clock, `later` still where that comes first; what it returns calls it off. */
  after(ms: number, run: () => void, later?: number): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, run, later = 0) {
    const timer = setTimeout(run, later + ms);
    return () => clearTimeout(timer);
  },
};
