import type { HostAct, HostedSheet } from '@sabot/protocol';
import { commandIdAt } from '@sabot/protocol';
import { refusalLine } from '@sabot/words';
import { useCallback, useEffect, useState } from 'react';
import { ask, tell } from '../client/house.ts';
import { useWords } from '../locales/words.ts';
import { hostedPath } from './sit-at-own.ts';

const [SOON_MS, LOOK_AGAIN_MS] = [150, 4000];

const freshId = (): string => commandIdAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

/** Each of the host's acts, without the id that is made when it is said. */
type Doing = HostAct extends infer Act ? (Act extends unknown ? Omit<Act, 'commandId' | 'as'> : never) : never;

export interface HostedTable {
  readonly sheet: HostedSheet | null;
  /** Why the last thing was not done. */
  readonly refused: string | null;
  readonly isBusy: boolean;
  readonly act: (doing: Doing) => Promise<boolean>;
}

/** A table that somebody opened, as one may know it; asked for again whenever `mark` changes. */
export function useHosted(table: string, mark: string): HostedTable {
  const { dictionary } = useWords();
  const [sheet, setSheet] = useState<HostedSheet | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says that it is otherwise
  useEffect(() => {
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const reply = await ask<HostedSheet>(hostedPath(table));
      if (!wanted || !reply.ok) return;
      setSheet(reply.value);
      // Who loses the line, or comes back, changes nothing at the table: it is looked for.
      again = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    // Whoever has just sat down is here in a moment.
    const first = setTimeout(() => void look(), SOON_MS);
    return () => {
      wanted = false;
      clearTimeout(first);
      clearTimeout(again);
    };
  }, [table, mark]);
  const act = useCallback(
    async (doing: Doing): Promise<boolean> => {
      setBusy(true);
      const path = `/api/tables/${encodeURIComponent(table)}/host`;
      const reply = await tell<HostedSheet>(path, { ...doing, commandId: freshId() });
      setBusy(false);
      setRefused(reply.ok ? null : (refusalLine(dictionary, reply.refusal.code) ?? reply.refusal.line));
      if (reply.ok) setSheet(reply.value);
      return reply.ok;
    },
    [table, dictionary],
  );
  return { sheet, refused, isBusy, act };
}
