import type { TableMessage } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import type { Feed } from '../use-table.ts';

interface Player<Message> {
  receive(message: Message): void;
  catchUp(): void;
  close(): void;
}

/** Shows a table from the moment it is opened: every message, once and in order. `read` and `begin` do not change. */
export function usePlayback<P extends Player<M>, M>(
  feed: Feed,
  message: TableMessage,
  read: (message: TableMessage) => M,
  begin: (message: M) => P,
): P {
  const [playback] = useState(() => begin(read(message)));
  useEffect(() => feed.subscribe((told) => playback.receive(read(told))), [playback, feed, read]);
  // Whatever came between the first drawing and the subscription.
  useEffect(() => playback.receive(read(message)), [playback, message, read]);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) playback.catchUp();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      playback.close();
    };
  }, [playback]);
  return playback;
}
