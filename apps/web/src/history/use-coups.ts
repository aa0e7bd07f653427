import type { CoupHistory, TableMessage } from '@sabot/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../client/house.ts';
import type { PlayedCoup } from './coup-row.tsx';

const PAGE = 20;

export interface CoupsSeen {
  readonly coups: readonly PlayedCoup[] | null;
  readonly more: boolean;
  readonly isLost: boolean;
  readonly older: () => void;
  readonly again: () => void;
}

interface Known {
  readonly coups: readonly PlayedCoup[];
  readonly more: boolean;
  /** Before which coup the next page begins. */
  readonly next: number | null;
}

/** A fresh first page joins what is known; where they do not touch, only the page stays. */
export function joined(known: Known | null, fresh: CoupHistory): Known {
  const oldest = fresh.coups.at(-1)?.coup;
  if (known === null || oldest === undefined || !known.coups.some(({ coup }) => coup >= oldest)) return fresh;
  return {
    coups: [...fresh.coups, ...known.coups.filter(({ coup }) => coup < oldest)],
    more: known.more,
    next: known.next,
  };
}

/** The coups that are over, newest first; a new one is fetched when the table has shown its end. */
export function useCoups(table: string, message: TableMessage, mine: boolean): CoupsSeen {
  const [known, setKnown] = useState<Known | null>(null);
  const [isLost, setLost] = useState(false);
  const path = `/api/tables/${encodeURIComponent(table)}/coups?limit=${PAGE}${mine ? '&mine=1' : ''}`;

  const again = useCallback(async () => {
    const reply = await ask<CoupHistory>(path);
    setLost(!reply.ok);
    if (reply.ok) setKnown((before) => joined(before, reply.value));
  }, [path]);
  useEffect(() => {
    setKnown(null);
    void again();
  }, [again]);

  const { coup, coups } = message.view;
  const over = coup === null ? coups : coups - 1;
  const asked = useRef(over);
  useEffect(() => {
    if (asked.current === over) return;
    asked.current = over;
    void again();
  }, [over, again]);

  const older = async (): Promise<void> => {
    const before = known?.next ?? known?.coups.at(-1)?.coup;
    if (before === undefined) return;
    const reply = await ask<CoupHistory>(`${path}&before=${before}`);
    setLost(!reply.ok);
    if (!reply.ok) return;
    const { coups: old, more, next } = reply.value;
    setKnown((now) => ({ coups: [...(now?.coups ?? []), ...old], more, next }));
  };
  return {
    // What the house knows already may not have been shown at the table yet.
    coups: known?.coups.filter((one) => one.coup <= over) ?? null,
    more: known?.more ?? false,
    isLost,
    older: () => void older(),
    again: () => void again(),
  };
}
