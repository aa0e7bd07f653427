import type { EveningSheet, KeptEvening } from '@sabot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask, type Reply } from '../client/house.ts';
import type { EveningAsked } from '../client/route.ts';

export type AnyEvening = EveningSheet & Partial<Pick<KeptEvening, 'kept'>>;

const pathOf = (asked: EveningAsked): string => {
  if ('code' in asked) return `/api/evenings/${encodeURIComponent(asked.code)}`;
  const { table, talla } = asked;
  return `/api/tables/${encodeURIComponent(table)}/evening${talla === null ? '' : `?from=${talla}&to=${talla}`}`;
};

/** Fetches it; again whenever another is asked for, or somebody enters. */
export function useEvening(asked: EveningAsked, you: string | null) {
  const [reply, setReply] = useState<Reply<AnyEvening> | null>(null);
  const path = pathOf(asked);
  const again = useCallback(async () => setReply(await ask<AnyEvening>(path)), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks decides what may be seen
  useEffect(() => {
    setReply(null);
    void again();
  }, [again, you]);
  return { reply, again, setReply };
}
