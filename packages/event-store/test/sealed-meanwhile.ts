import type { EventStore, StoreError } from '../src/index.ts';

/** Of these appends each is sealed at once, later ones now and then: sealing syncs several times. */
const [FIRST, EVERY] = [4, 40];

/** What was written so far is sealed behind the back of whoever writes and reads; what goes to a wallet stays in the log. */
export function sealedMeanwhile(store: EventStore): EventStore {
  const reached = new Map<string, number>();
  let appends = 0;
  return {
    ...store,
    async append(append) {
      const appended = await store.append(append);
      if (!appended.ok || appended.value.repeated) return appended;
      for (const { stream, version } of appended.value.heads) {
        if (version > 0 && !stream.includes('wallet')) reached.set(stream, version);
      }
      appends += 1;
      if (appends > FIRST && appends % EVERY > 0) return appended;
      const streams = [...reached].map(([stream, to]) => ({ stream, to }));
      reached.clear();
      await store.sealing?.seal({ streams, mayArchive: true }).catch(unlessClosed);
      await store.sealing?.tidy(0).catch(unlessClosed);
      return appended;
    },
  };
}
function unlessClosed(error: unknown): void {
  if ((error as Partial<StoreError>).code !== 'closed') throw error;
}
