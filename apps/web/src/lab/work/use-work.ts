import { useEffect, useState } from 'react';
import type { Order, ResultOf } from './orders.ts';
import { workbench } from './workbench.ts';

export interface Work<T> {
  /** The last that came; null before the first. */
  readonly result: T | null;
  /** Something newer is being worked out. */
  readonly isBusy: boolean;
  readonly isBroken: boolean;
}

/** What comes of an order, again whenever it changes. `key` says when two orders are the same. */
export function useWork<O extends Order>(order: O | null, key: string): Work<ResultOf<O>> {
  const [work, setWork] = useState<Work<ResultOf<O>>>({ result: null, isBusy: order !== null, isBroken: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the order
  useEffect(() => {
    if (order === null) return;
    let wanted = true;
    setWork(({ result }) => ({ result, isBusy: true, isBroken: false }));
    workbench.ask(order).then(
      (result) => wanted && setWork({ result, isBusy: false, isBroken: false }),
      () => wanted && setWork(({ result }) => ({ result, isBusy: false, isBroken: true })),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return work;
}
