import { StoreError } from '@sabot/event-store';
import type { Metrics } from './metrics.ts';
import type { Clock } from './ports/clock.ts';
import type { Store } from './ports/store.ts';

/** The code of the store where it is the store that failed; null: something else did. */
export const storeCode = (error: unknown): string | null => (error instanceof StoreError ? error.code : null);

/** The same store, with the time of each commit and each failure counted. */
export function observed(store: Store, metrics: Metrics, clock: Pick<Clock, 'monotonic'>): Store {
  return {
    async append(append) {
      const since = clock.monotonic();
      metrics.commitsWaiting += 1;
      try {
        const appended = await store.append(append);
        metrics.committed(clock.monotonic() - since);
        return appended;
      } catch (error) {
        metrics.storeFailed(storeCode(error) ?? 'unknown');
        throw error;
      } finally {
        metrics.commitsWaiting -= 1;
      }
    },
    find: (lookup) => store.find(lookup),
    read: (stream, from, to) => store.read(stream, from, to),
    head: (stream) => store.head(stream),
    streams: (prefix) => store.streams(prefix),
    snapshots: store.snapshots,
    vault: store.vault,
    audit: () => store.audit(),
    ping: () => store.ping(),
    failed: store.failed,
    close: () => store.close(),
  };
}
