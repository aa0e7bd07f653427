import { singleChoice } from '@sabot/protocol';
import { useEffect, useRef } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { single } from './wishes.ts';

/** Does what leaves no choice, after a moment; `isKept` is left to you: your cards, where you may take your time over them. */
export function useSingleChoice(isKept: (act: string) => boolean): void {
  const { message, you, acts, isShowing } = useTableContext();
  const isWanted = useCell(single) === 'act';
  const { send, pending } = acts;
  /** From when on it was awaited: what is drawn again meanwhile begins no new moment. */
  const since = useRef<{ readonly act: string; readonly version: number; readonly at: number } | null>(null);
  const choice = isWanted && !isShowing && pending === null ? singleChoice(message, you, Date.now()) : null;
  const act = choice === null || isKept(choice.act) ? null : choice.act;
  const { version } = message;
  if (act === null || choice === null) since.current = null;
  else if (since.current?.act !== act) since.current = { act, version, at: choice.at };
  const at = since.current?.at ?? null;
  useEffect(() => {
    if (act === null || at === null) return;
    const timer = setTimeout(() => void send(act), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [act, at, send]);
}
