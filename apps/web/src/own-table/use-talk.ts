import type { SaidMessage } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import { Kept } from '../client/kept.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';

/** Whoever does not want to read what others say at a table says so once. */
export const hearsTalk = new Kept('sabot:talk', ['yes', 'no'] as const, 'yes');

/** So many lines are kept, as long as the page is open. */
const MOST_LINES = 100;
const SHOWN_MS = 6000;

/** What is said at a table while one is there; `fresh`: the last of it, for some seconds. */
export function useTalk(table: string) {
  const { connection } = useDesk();
  const isDeaf = useCell(hearsTalk) === 'no';
  const [heard, setHeard] = useState<readonly SaidMessage[]>([]);
  const [fresh, setFresh] = useState<SaidMessage | null>(null);
  useEffect(() => {
    let fading: ReturnType<typeof setTimeout> | undefined;
    const deaf = connection.hear(table, (said) => {
      setHeard((before) => [...before, said].slice(-MOST_LINES));
      setFresh(said);
      clearTimeout(fading);
      fading = setTimeout(() => setFresh(null), SHOWN_MS);
    });
    return () => {
      deaf();
      clearTimeout(fading);
    };
  }, [connection, table]);
  return { heard, fresh: isDeaf ? null : fresh, isDeaf };
}
