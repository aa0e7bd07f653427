import type { Entry } from '@sabot/fairness';
import { useEffect, useState } from 'react';
import { ask, type Reply } from '../client/house.ts';

/** A table's record, whole or of its last shoes; asked for again whenever `mark` changes. */
export function useRecord(table: string, mark: string, tallas: number | null = null): Reply<readonly Entry[]> | null {
  const [reply, setReply] = useState<Reply<readonly Entry[]> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says that the record has grown
  useEffect(() => {
    let wanted = true;
    const last = tallas === null ? '' : `?tallas=${tallas}`;
    void ask<readonly Entry[]>(`/api/tables/${encodeURIComponent(table)}/record${last}`).then((got) => {
      if (wanted) setReply(got);
    });
    return () => {
      wanted = false;
    };
  }, [table, mark, tallas]);
  return reply;
}

/** A ceremony as the record tells it. */
export interface Ceremony {
  readonly commitment: string;
  readonly talla: number;
  readonly state: 'begun' | 'closed' | 'revealed' | 'abandoned';
  readonly closed: Extract<Entry, { readonly deed: 'closed' }> | null;
  readonly reason: string | null;
}

/** Every ceremony ever begun, newest first. */
export function ceremoniesIn(record: readonly Entry[]): readonly Ceremony[] {
  const begun = record.filter((entry) => entry.deed === 'begun');
  return begun
    .map(({ commitment, talla }): Ceremony => {
      const lines = record.filter((entry) => entry.commitment === commitment);
      const closed = lines.find((entry) => entry.deed === 'closed') ?? null;
      const abandoned = lines.find((entry) => entry.deed === 'abandoned');
      const state = lines.at(-1)?.deed ?? 'begun';
      return { commitment, talla, state, closed, reason: abandoned?.reason ?? null };
    })
    .toReversed();
}
