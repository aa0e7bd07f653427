import type { LobbyTable } from '@sabot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useDesk } from '../client/use-desk.ts';

const EVERY_MS = 4000;

export interface TablesSeen {
  readonly tables: readonly LobbyTable[] | null;
  /** The last time they were asked for there was no answer. */
  readonly isLost: boolean;
  readonly again: () => Promise<void>;
}

/** The tables, asked for again every few seconds while somebody looks at the page. */
export function useTables(): TablesSeen {
  const desk = useDesk();
  const [tables, setTables] = useState<readonly LobbyTable[] | null>(null);
  const [isLost, setLost] = useState(false);
  const again = useCallback(async () => {
    const reply = await desk.tables();
    setLost(!reply.ok);
    if (reply.ok) setTables(reply.value);
  }, [desk]);
  useEffect(() => {
    void again();
    const look = (): void => {
      if (document.visibilityState === 'visible') void again();
    };
    const every = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again]);
  return { tables, isLost, again };
}
