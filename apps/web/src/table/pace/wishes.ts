import { useEffect } from 'react';
import { Cell } from '../../client/cell.ts';
import { Kept } from '../../client/kept.ts';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';

/** How the table is to go while one is alone with bots. */
export const clocks = new Kept('sabot:clocks', ['run', 'wait'], 'run');
export const felt = new Kept('sabot:felt', ['calm', 'quick'], 'calm');
/** Whether what leaves no choice is done without being pressed. */
export const single = new Kept('sabot:single-choice', ['act', 'ask'], 'act');
/** Whether the stakes of the last coup are laid again by themselves; nobody finds that switched on when they come. */
export const rebet = new Cell(false);

/** Tells the house, and again after a lost connection. */
export function useWishes(table: string): void {
  const { connection } = useDesk();
  const wishes = { clocks: useCell(clocks), felt: useCell(felt) };
  const isOpen = useCell(connection.link) === 'open';
  const you = useCell(connection.you);
  useEffect(() => {
    if (isOpen && you !== null) connection.pace(table, { clocks: wishes.clocks, felt: wishes.felt });
  }, [connection, table, isOpen, you, wishes.clocks, wishes.felt]);
}
