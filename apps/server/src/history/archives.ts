import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { Room } from '../room.ts';
import { TableArchive } from './table-archive.ts';

export interface Archives {
  readonly tables: ReadonlyMap<string, TableArchive>;
  stop(): Promise<void>;
}

/** An archive for every table; it reads on whenever a new pack is brought, or when somebody asks. */
export function openArchives({ tables }: Room, store: Store, log: Log): Archives {
  const archives = new Map<string, TableArchive>();
  const ends: (() => void)[] = [];
  for (const [table, runner] of tables) {
    const archive = new TableArchive({ table, ruleset: runner.scene.ruleset, store });
    archives.set(table, archive);
    let { talla } = runner.glance;
    const look = (): void => {
      if (runner.glance.talla === talla) return;
      talla = runner.glance.talla;
      archive.catchUp().catch(() => log.warn({ table }, 'a talla was not put into the archive yet'));
    };
    ends.push(runner.onChange(look));
  }
  return {
    tables: archives,
    async stop() {
      for (const end of ends) end();
      await Promise.all([...archives.values()].map((archive) => archive.idle()));
    },
  };
}
