import type { DatabaseSync } from 'node:sqlite';

/** The write-ahead log in pages: how many it has, and how many of them are not in the file yet. */
export interface LogState {
  readonly pages: number;
  readonly unfolded: number;
}

export interface Folder {
  fold(): LogState;
}

/** Carries what is in the log into the file and syncs it, as far as nobody is disturbed. */
export function folderOn(database: DatabaseSync): Folder {
  const fold = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  return {
    fold() {
      fold.get();
      // Others may have written meanwhile: what the checkpoint itself says is where the log ended when it began.
      const { log, checkpointed } = look.get() as { log: number; checkpointed: number };
      return { pages: log, unfolded: log - checkpointed };
    },
  };
}
