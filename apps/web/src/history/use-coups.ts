import type { CoupHistory, GameName } from '@sabot/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../client/house.ts';
import type { PlayedCoup } from './coup-row.tsx';

const PAGE = 20;

export interface CoupsSeen<G extends GameName> {
  readonly coups: readonly PlayedCoup<G>[] | null;
  readonly more: boolean;
  readonly isLost: boolean;
  readonly older: () => void;
  readonly again: () => void;
}

/** A page of the history of a table where this game is played. */
type HistoryOf<G extends GameName> = Omit<CoupHistory, 'coups'> & { readonly coups: readonly PlayedCoup<G>[] };

interface Known<G extends GameName> {
  readonly coups: readonly PlayedCoup<G>[];
  readonly more: boolean;
  /** Before which coup the next page begins. */
  readonly next: number | null;
}

/** A fresh first page joins what is known; where they do not touch, only the page stays. */
export function joined<G extends GameName>(known: Known<G> | null, fresh: HistoryOf<G>): Known<G> {
  const oldest = fresh.coups.at(-1)?.coup;
  if (known === null || oldest === undefined || !known.coups.some(({ coup }) => coup >= oldest)) return fresh;
  return {
    coups: [...fresh.coups, ...known.coups.filter(({ coup }) => coup < oldest)],
    more: known.more,
    next: known.next,
  };
}

/** The coups up to the one that was shown to its end, newest first; the next is fetched when that has been shown. */
export function useCoups<G extends GameName>(table: string, over: number, mine: boolean): CoupsSeen<G> {
  const [known, setKnown] = useState<Known<G> | null>(null);
  const [isLost, setLost] = useState(false);
  const path = `/api/tables/${encodeURIComponent(table)}/coups?limit=${PAGE}${mine ? '&mine=1' : ''}`;

  const again = useCallback(async () => {
    const reply = await ask<HistoryOf<G>>(path);
    setLost(!reply.ok);
    if (reply.ok) setKnown((before) => joined(before, reply.value));
  }, [path]);
  useEffect(() => {
    setKnown(null);
    void again();
  }, [again]);

  const asked = useRef(over);
  useEffect(() => {
    if (asked.current === over) return;
    asked.current = over;
    void again();
  }, [over, again]);

  const older = async (): Promise<void> => {
    const before = known?.next ?? known?.coups.at(-1)?.coup;
    if (before === undefined) return;
    const reply = await ask<HistoryOf<G>>(`${path}&before=${before}`);
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
