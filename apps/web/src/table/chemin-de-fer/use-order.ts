import type { OrderAheadMessage } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../../client/house.ts';
import type { View } from './message.ts';

/** What the order of priority depends on: it is asked for again when one of these has changed. */
const momentOf = ({ phase, bank, seguido, people, unsaluted, away, passage }: View): string =>
  JSON.stringify([phase === 'coup', bank?.banker, seguido, people, unsaluted, away, passage?.asked, passage?.seat]);

/** Who comes before whom, as the house tells it; empty until it has. */
export function useOrder(table: string, view: View): OrderAheadMessage {
  const [order, setOrder] = useState<OrderAheadMessage>([]);
  const moment = momentOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what it depends on
  useEffect(() => {
    let wanted = true;
    void ask<OrderAheadMessage>(`/api/tables/${encodeURIComponent(table)}/order`).then((reply) => {
      if (wanted && reply.ok && Array.isArray(reply.value)) setOrder(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, [table, moment]);
  return order;
}
