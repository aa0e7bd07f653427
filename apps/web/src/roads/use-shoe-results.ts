import type { ShoeResults, TableMessage } from '@sabot/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ask } from '../client/house.ts';
import { type Followed, follow, following } from './shoe-results.ts';

export interface ResultsSeen {
  readonly shoe: ShoeResults | null;
  readonly isLost: boolean;
  readonly again: () => void;
}

/** What the house knows already may not have been shown yet: the board must not run ahead of the cards. */
function lastShown({ view: { coup, coups } }: TableMessage): number {
  // Where two paños play there is no one decision: the coup is over when it is gone.
  return coup === null || ('decided' in coup && coup.decided !== null) ? coups : coups - 1;
}

/** Asked for once, then followed coup by coup; asked for again when a version was missed. */
export function useShoeResults(table: string, message: TableMessage): ResultsSeen {
  const [followed, setFollowed] = useState<Followed | null>(null);
  const [isLost, setLost] = useState(false);
  const version = useRef(message.version);
  const fetching = useRef(false);
  const { game } = message;

  const again = useCallback(async () => {
    if (fetching.current) return;
    fetching.current = true;
    const reply = await ask<ShoeResults>(`/api/tables/${encodeURIComponent(table)}/results`);
    fetching.current = false;
    setLost(!reply.ok);
    if (reply.ok) setFollowed(following(reply.value, game));
  }, [table, game]);

  useEffect(() => {
    setFollowed(null);
    void again();
  }, [again]);

  useEffect(() => {
    if (message.version === version.current) return;
    const missed = message.version - message.events.length > version.current;
    version.current = message.version;
    if (missed) void again();
    else setFollowed((before) => (before === null ? null : follow(before, message)));
  }, [message, again]);

  const isStale = followed?.isStale === true;
  useEffect(() => {
    if (isStale) void again();
  }, [isStale, again]);

  const whole = followed?.shoe ?? null;
  const last = lastShown(message);
  const shoe = useMemo(
    () => whole && { ...whole, results: whole.results.filter(({ coup }) => coup <= last) },
    [whole, last],
  );
  return { shoe, isLost, again };
}
