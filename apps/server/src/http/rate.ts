import type { Clock } from '../ports/clock.ts';

/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Holds one sender, or all together, to a rate. It counts by the monotonic clock: setting the time mutes nobody. */
export class TokenBucket {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #rate: Rate;
  #left: number;
  #since: number;

  constructor(clock: Pick<Clock, 'monotonic'>, rate: Rate) {
    this.#clock = clock;
    this.#rate = rate;
    this.#left = rate.burst;
    this.#since = clock.monotonic();
  }

  /** What may be taken at once. */
  get left(): number {
    const now = this.#clock.monotonic();
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#since) / 1000) * perSecond);
    this.#since = now;
    return this.#left;
  }

  get isFull(): boolean {
    return this.left >= this.#rate.burst;
  }

  /** False, and nothing is taken, where there is not so much left. */
  take(cost = 1): boolean {
    if (this.left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

/** More senders than this are not remembered: the one who was quiet longest is forgotten first. */
const MOST_KEYS = 50_000;

/** A bucket for each sender. Whoever has been quiet long enough to have a full one is forgotten. */
export class TokenBuckets {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #rate: Rate;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(clock: Pick<Clock, 'monotonic'>, rate: Rate) {
    this.#clock = clock;
    this.#rate = rate;
  }

  get size(): number {
    return this.#buckets.size;
  }

  left(key: string): number {
    return this.#buckets.get(key)?.left ?? this.#rate.burst;
  }

  take(key: string, cost = 1): boolean {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#clock, this.#rate);
    // Put in again at the end: the first of the map is the one that was quiet longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    this.#forgetQuiet();
    return bucket.take(cost);
  }

  /** Two looks for each sender that comes: the map shrinks faster than it grows. */
  #forgetQuiet(): void {
    let looks = 2;
    for (const [key, bucket] of this.#buckets) {
      if (looks-- === 0 || this.#buckets.size <= 1) return;
      if (!bucket.isFull && this.#buckets.size <= MOST_KEYS) return;
      this.#buckets.delete(key);
    }
  }
}
