import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { Room } from '../room.ts';
import { TableArchive } from './table-archive.ts';

export interface Archives {
  readonly tables: ReadonlyMap<string, TableArchive>;
  stop(): Promise<void>;
}

/** It reads on after so many coups, or so many changes without one: whoever asks finds little left to read. */
const [COUPS, CHANGES] = [8, 1000];

/** An archive for every table; it reads on from time to time, whenever a new pack is brought, and when somebody asks. */
export function openArchives(room: Room, store: Store, log: Log): Archives {
  const archives = new Map<string, TableArchive>();
  const end = room.attend((runner) => {
    const { table, ruleset } = runner.scene;
    const archive = new TableArchive({ table, ruleset, store });
    archives.set(table, archive);
    let { talla, coups } = runner.summary;
    let changes = 0;
    const look = (): void => {
      const { summary } = runner;
      changes += 1;
      if (summary.talla === talla && summary.coups - coups < COUPS && changes < CHANGES) return;
      ({ talla, coups } = summary);
      changes = 0;
      archive.catchUp().catch(() => log.warn({ table }, 'a talla was not put into the archive yet'));
    };
    const stop = runner.onChange(look);
    return () => {
      stop();
      archives.delete(table);
    };
  });
  return {
    tables: archives,
    async stop() {
      const all = [...archives.values()];
      end();
      await Promise.all(all.map((archive) => archive.idle()));
    },
  };
}
