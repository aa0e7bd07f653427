import { createContext, use, useEffect, useState } from 'react';
import type { Desk } from './desk.ts';
import type { Reply } from './house.ts';

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
