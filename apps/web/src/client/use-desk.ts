import { createContext, use, useEffect, useState } from 'react';
import { useLanguage } from '../locales/words.ts';
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

export interface BetWords {
  /** The name that came with the regulation, for a bet that the page has no word of its own for. */
  readonly name: (bet: string) => string;
  /** The result it is a stake on, which gives it its colour; `other` where it is on something else. */
  readonly tone: (bet: string) => string;
}

/** What the house says of bets, whichever of its rulesets knows them. */
export function useBets(): BetWords {
  const cards = useCell(useDesk().rulesets);
  const language = useLanguage();
  const zoneOf = (bet: string) => cards?.flatMap(({ layout }) => layout.zones).find((zone) => zone.bet === bet);
  return { name: (bet) => zoneOf(bet)?.name?.[language] ?? bet, tone: (bet) => zoneOf(bet)?.on ?? 'other' };
}
