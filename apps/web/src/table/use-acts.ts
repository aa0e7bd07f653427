import { notBefore, type TableMessage } from '@sabot/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  /** An act that is on its way, or whose consequences are: what is offered meanwhile is not offered any more. */
  readonly pending: string | null;
}

interface Sent {
  readonly act: string;
  /** What the table comes to by it; null: it is not answered yet. */
  readonly version: number | null;
}

/** `message` is the table as it is drawn. */
export function useActs(table: string, message: TableMessage, you: string | null): Acts {
  const { version } = message;
  const drawn = useRef(message);
  useEffect(() => {
    drawn.current = message;
  }, [message]);
  const desk = useDesk();
  const [refused, refuse] = useState<Refused | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const send = useCallback(
    async (act: string, fields: Readonly<Record<string, unknown>> = {}): Promise<boolean> => {
      refuse(null);
      setSent({ act, version: null });
      await moment(notBefore(drawn.current, you, act));
      const answer = await desk.connection.act(table, act, fields);
      setSent(answer.ok ? { act, version: answer.version } : null);
      if (!answer.ok) refuse({ act, ...answer.refusal });
      if (act === 'BuyChips' || act === 'Leave') void desk.refreshGuest();
      return answer.ok;
    },
    [desk, table, you],
  );
  const pending = sent !== null && (sent.version === null || version < sent.version) ? sent.act : null;
  return useMemo(() => ({ send, refused, refuse, pending }), [send, refused, pending]);
}

/** Waits for a moment of the clock; one that is past or none is not waited for. */
async function moment(at: number | null): Promise<void> {
  const left = at === null ? 0 : at - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
