import { useEffect, useRef } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { sumOf } from '../any-game/bets.ts';
import { isEmpty, repeat } from '../punto-banca/draft.ts';
import type { Staking } from '../punto-banca/use-draft.ts';
import { rebet } from './wishes.ts';

/** Lays the stakes of the last coup again, once in each round; not while nobody looks at the page. */
export function useRebet({ draft, last, open, change }: Staking, round: string): void {
  const isOn = useCell(rebet);
  const done = useRef('');
  const isDue = isOn && open && isEmpty(draft) && sumOf(last) > 0;
  useEffect(() => {
    if (!isDue || done.current === round || document.hidden) return;
    done.current = round;
    change((now) => repeat(now, last));
  }, [isDue, round, change, last]);
}
