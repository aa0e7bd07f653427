/** The far end of `Thread`: one connection in a worker thread, one call at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { storeErrorOf } from './failure.ts';
import { openForReading, openForWriting } from './open-file.ts';
import { readerOn } from './reader.ts';
import type { Call, Reply, Setting } from './thread-link.ts';
import { writerOn } from './writer.ts';

const { path, role, busyTimeout } = workerData as Setting;
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

let methods: Record<string, (...values: never[]) => unknown> = {
  open() {
    const database = role === 'write' ? openForWriting(path, busyTimeout) : openForReading(path, busyTimeout);
    methods = {
      ...(role === 'write' ? writerOn(database) : readerOn(database)),
      close: () => database.close(),
    };
  },
  close() {},
};

port.on('message', ({ id, method, values }: Call) => {
  attempt(id, () => methods[method]!(...(values as never[])));
  if (method === 'close') port.close();
});
