import type { Notes } from '@sabot/event-store';
import { clocksLeftIn, readNote } from './table-note.ts';

/**
 * What was left of a table's clocks when whoever had it was last known to live: nothing is counted for the time in which nobody could act.
 * Where nobody knows how long that was, clocks begin anew.
 */
export const clocksLeftBy =
  (notes: Pick<Notes, 'get'>, pace: number) =>
  async (table: string): Promise<ReadonlyMap<string, number>> => {
    const [note] = await notes.get([table]);
    if (note === undefined || note.outlived === null) return new Map();
    return clocksLeftIn(readNote(note.text), note.outlived, pace);
  };
