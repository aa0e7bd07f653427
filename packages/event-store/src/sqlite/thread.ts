/** What runs in a worker thread: one connection to the file, in one role. */
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls, type Methods } from '../thread-link.ts';
import { committed } from './batch-text.ts';
import { storeErrorOf } from './failure.ts';
import { folderOn } from './fold-log.ts';
import { openForFolding, openForReading, openForWriting } from './open-file.ts';
import { blockPreparer } from './prepare-block.ts';
import { readerOn } from './reader.ts';
import { sealPlannerOn, sealWriterOn } from './seal-log.ts';
import { descriptorsOf, syncerOf } from './sync-file.ts';
import type { IndexLimits } from './tail.ts';
import { untilItFails, writerOn } from './writer.ts';

export interface Setting {
  readonly path: string;
  readonly role: 'read' | 'write' | 'fold';
  readonly busyTimeout: number;
  readonly index: Partial<IndexLimits>;
}

const { path, role, busyTimeout, index } = workerData as Setting;

const ROLES: Record<Setting['role'], (path: string, busyTimeout: number) => [DatabaseSync, Methods]> = {
  write(...file) {
    const database = openForWriting(...file);
    const { commit, ...others } = untilItFails({ ...writerOn(database, index), ...sealWriterOn(database) }, path);
    return [database, { commit: committed(commit), ...others, ...folderOn(database) }];
  },
  read(...file) {
    const database = openForReading(...file);
    return [database, { ...readerOn(database) }];
  },
  fold(...file) {
    const others = descriptorsOf(path);
    const database = openForFolding(...file);
    const sealing = { prepare: blockPreparer(database), ...sealPlannerOn(database) };
    return [database, { ...folderOn(database, syncerOf(path, others)), ...sealing }];
  },
};

const failureOf = (error: unknown) => storeErrorOf(error, path);
answerCalls(parentPort!, failureOf, () => {
  const [database, methods] = ROLES[role](path, busyTimeout);
  return { ...methods, close: () => database.close() };
});
