import { useCallback, useMemo, useState } from 'react';
import { useDesk } from '../client/use-desk.ts';

export interface Refused {
  readonly act: string;
  readonly code: string;
  readonly grounds: readonly string[];
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Acts {
  /** Does something at the table; true if it was done. */
  readonly send: (act: string, fields?: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** What was refused last, until it is understood or something else is done. */
  readonly refused: Refused | null;
  readonly refuse: (refused: Refused | null) => void;
  /** An act that is on its way. */
  readonly pending: string | null;
}

export function useActs(table: string): Acts {
  const desk = useDesk();
  const [refused, refuse] = useState<Refused | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const send = useCallback(
    async (act: string, fields: Readonly<Record<string, unknown>> = {}): Promise<boolean> => {
      refuse(null);
      setPending(act);
      const answer = await desk.connection.act(table, act, fields);
      setPending(null);
      if (!answer.ok) refuse({ act, ...answer.refusal });
      if (act === 'BuyChips' || act === 'Leave') void desk.refreshGuest();
      return answer.ok;
    },
    [desk, table],
  );
  return useMemo(() => ({ send, refused, refuse, pending }), [send, refused, pending]);
}
