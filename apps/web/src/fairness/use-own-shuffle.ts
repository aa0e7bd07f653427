import type { TableMessage } from '@sabot/protocol';
import { useEffect, useRef } from 'react';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { contribute, nextStep, note } from './own-shuffle.ts';

/** Shuffles for the person at the table: commits while the pack is shuffled, reveals once it is cut. */
export function useOwnShuffle(table: string, message: TableMessage | null): void {
  const { connection } = useDesk();
  const you = useCell(connection.you);
  /** Steps under way, so that a second message does not take one twice. */
  const taken = useRef(new Set<string>());
  const shuffle = message?.shuffle ?? null;
  useEffect(() => {
    if (shuffle === null) return;
    const { own } = note(table, shuffle);
    const step = you === null ? null : nextStep(shuffle, you, own);
    const name = `${step} ${shuffle.talla} ${shuffle.commitment}`;
    if (you === null || step === null || taken.current.has(name)) return;
    taken.current.add(name);
    const { talla } = shuffle;
    const { commitment, entropy } = contribute(table, shuffle, you);
    void (step === 'commit' ? connection.shuffle(table, talla, commitment) : connection.reveal(table, talla, entropy));
  }, [shuffle, table, you, connection]);
}
