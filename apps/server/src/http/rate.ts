import type { Clock } from '../ports/clock.ts';

/** So many at once, and so many a second after that. */
export function rateLimit(clock: Clock, burst: number, perSecond: number): () => boolean {
  let left = burst;
  let since = clock.now();
  return () => {
    const now = clock.now();
    left = Math.min(burst, left + ((now - since) / 1000) * perSecond);
    since = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
