/** The far end of `Thread`: one connection in a worker thread, one call at a time. */
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { batchFrom, outcomesText } from './carried.ts';
import { storeErrorOf } from './failure.ts';
import { folderOn } from './fold-log.ts';
import { openForFolding, openForReading, openForWriting } from './open-file.ts';
import { readerOn } from './reader.ts';
import { descriptorsOf, syncerOf } from './sync-file.ts';
import type { Call, Reply, Setting } from './thread-link.ts';
import { untilItFails } from './until-it-fails.ts';
import { writerOn } from './writer.ts';

const { path, role, busyTimeout, index } = workerData as Setting;
const port = parentPort!;

function attempt(id: number, work: () => unknown): void {
  let reply: Reply;
  try {
    reply = { id, value: work() };
  } catch (error) {
    const { code, message } = storeErrorOf(error, path);
    reply = { id, failure: { code, message } };
  }
  port.postMessage(reply);
}

type Methods = Record<string, (...values: never[]) => unknown>;

const ROLES: Record<Setting['role'], (path: string, busyTimeout: number) => [DatabaseSync, Methods]> = {
  write(...file) {
    const database = openForWriting(...file);
    const writer = untilItFails(writerOn(database, index), path);
    return [
      database,
      { commit: (batch: string) => outcomesText(writer.commit(batchFrom(batch))), ...folderOn(database) },
    ];
  },
  read(...file) {
    const database = openForReading(...file);
    return [database, { ...readerOn(database) }];
  },
  fold(...file) {
    const others = descriptorsOf(path);
    const database = openForFolding(...file);
    return [database, { ...folderOn(database, syncerOf(path, others)) }];
  },
};

let methods: Methods = {
  open() {
    const [database, able] = ROLES[role](path, busyTimeout);
    methods = { ...able, close: () => database.close() };
  },
  close() {},
};

port.on('message', ({ id, method, values }: Call) => {
  attempt(id, () => methods[method]!(...(values as never[])));
  if (method === 'close') port.close();
});
