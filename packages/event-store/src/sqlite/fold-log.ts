import type { DatabaseSync } from 'node:sqlite';

/** The write-ahead log in pages: how many it has, and how many of them are not in the file yet. */
export interface LogState {
  readonly pages: number;
  readonly unfolded: number;
}

export interface Folder {
  fold(): LogState;
}

/**
 * Carries what is in the log into the file, as far as nobody is disturbed. SQLite syncs the file only where nobody has written
 * meanwhile; beside a busy writer all of it would be left to whoever folds last, so there `sync` follows.
 */
export function folderOn(database: DatabaseSync, sync: () => void = () => undefined): Folder {
  const fold = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  let failure: unknown;
  return {
    fold() {
      // Pages that were lost in a sync are not written again, and the next sync would say nothing of them.
      if (failure !== undefined) throw failure;
      fold.get();
      try {
        sync();
      } catch (error) {
        failure = error;
        throw error;
      }
      // Others may have written meanwhile: what the checkpoint itself says is where the log ended when it began.
      const { log, checkpointed } = look.get() as { log: number; checkpointed: number };
      return { pages: log, unfolded: log - checkpointed };
    },
  };
}
