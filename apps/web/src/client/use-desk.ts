import { createContext, use, useEffect, useState } from 'react';
import type { Desk } from './desk.ts';
import type { Reply } from './house.ts';
import { useCell } from './use-cell.ts';

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('no desk above this component');
  return desk;
}

/** Something the house serves that does not change; null while it is on its way. */
export function useOnce<T>(path: string): Reply<T> | null {
  const desk = useDesk();
  const [reply, setReply] = useState<Reply<T> | null>(null);
  useEffect(() => {
    let wanted = true;
    setReply(null);
    void desk.once<T>(path).then((value) => wanted && setReply(value));
    return () => {
      wanted = false;
    };
  }, [desk, path]);
  return reply;
}

/** Which game a ruleset is of; the empty text while the house has not said. */
export function useGame(ruleset: string): string {
  const cards = useCell(useDesk().rulesets);
  return cards?.find((card) => card.ruleset === ruleset)?.game ?? '';
}
