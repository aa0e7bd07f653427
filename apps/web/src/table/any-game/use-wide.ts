import { useSyncExternalStore } from 'react';

/** Whether the window is of this kind, and from then on whenever that changes. */
function mediaHook(wanted: string): () => boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const query = matchMedia(wanted);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(wanted).matches);
}

/** Whether there is room for a panel beside the table: the same as in table.css. */
export const useWide = mediaHook('(min-width: 62rem) and (min-height: 30rem)');
/** Whether it is a telephone or a low window: the felt has no room for words. */
export const useNarrow = mediaHook('(max-width: 37.99rem), (max-height: 29.99rem)');
