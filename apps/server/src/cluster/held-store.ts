import type { Hold, Store } from '../ports/store.ts';

/**
 * A store that writes only while a stream stands where it is held. Where it stands elsewhere nothing is written, and whoever wrote
 * through it has lost what that stream guards: `lost` says so each time.
 */
export const heldStore = (store: Store, hold: Hold, lost: () => void): Store => ({
  ...store,
  async append(append) {
    const appended = await store.append({ ...append, holds: [...(append.holds ?? []), hold] });
    const refusal = appended.ok ? null : appended.refusal;
    if (refusal?.code === 'conflict' && refusal.stream === hold.stream) lost();
    return appended;
  },
});
