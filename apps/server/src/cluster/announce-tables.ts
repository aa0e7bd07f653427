import type { Notes } from '@sabot/event-store';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { noteOf } from './table-note.ts';

export interface AnnounceParts {
  readonly room: Pick<Room, 'attend' | 'holds' | 'tables'>;
  readonly notes: Pick<Notes, 'put'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

const AGAIN_MS = 200;

/**
 * Says of every table that is ours how it stands, to all nodes: what changes while one note is written goes into the next. It is no record:
 * events are in their streams before anything is said of them.
 */
export function announceTables({ room, notes, clock }: AnnounceParts): () => void {
  const changed = new Set<TableRunner>();
  let isPutting = false;
  let isOver = false;

  const put = async (): Promise<void> => {
    const tables = [...changed];
    changed.clear();
    const now = clock.now();
    const said = tables.flatMap(({ scene }) => {
      const hold = room.holds.get(scene.table);
      return hold === undefined
        ? []
        : [{ name: scene.table, fence: hold.version, text: JSON.stringify(noteOf(scene, now)) }];
    });
    try {
      await notes.put(said);
      next();
    } catch {
      // The database does not answer; then nothing happens at the tables either. What is so by then is said again.
      for (const table of tables) changed.add(table);
      clock.after(AGAIN_MS, next);
    }
  };
  const next = (): void => {
    isPutting = changed.size > 0 && !isOver;
    if (isPutting) void put();
  };
  const stop = room.attend((table) => {
    const touch = (): void => {
      changed.add(table);
      if (isPutting) return;
      isPutting = true;
      // What one turn of the loop brings is said together.
      setImmediate(next);
    };
    const ends = [table.onChange(touch), table.onAside(touch)];
    touch();
    return () => {
      for (const end of ends) end();
      changed.delete(table);
    };
  });
  return () => {
    isOver = true;
    stop();
  };
}
