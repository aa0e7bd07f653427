// Two ways for Colyseus to have a command on the disk before it answers: a sync for each, or one for all that came meanwhile.
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** As durable as our own: the log is synced before a commit returns. */
function open(file) {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec(
    'CREATE TABLE IF NOT EXISTS commands (no INTEGER PRIMARY KEY, room TEXT, seat INTEGER, id INTEGER, at INTEGER, data TEXT)',
  );
  const insert = database.prepare('INSERT INTO commands (room, seat, id, at, data) VALUES (?, ?, ?, ?, ?)');
  return { database, write: ({ room, seat, id, at, data }) => insert.run(room, seat, id, at, data) };
}

/** Every command is a transaction on this thread. */
export function syncEach(file) {
  const { write } = open(file);
  return (row, then) => {
    write(row);
    then();
  };
}

/** So many at most share a sync, as in our own store. */
const MOST = 128;

/** A thread writes; those who come while it does share the next transaction. */
export function syncTogether(file) {
  const writer = new Worker(new URL(import.meta.url), { workerData: { file } });
  let waiting = [];
  let underWay = null;
  let isDue = false;
  const send = () => {
    isDue = false;
    underWay = waiting.slice(0, MOST);
    waiting = waiting.slice(MOST);
    writer.postMessage(JSON.stringify(underWay.map(({ row }) => row)));
  };
  const plan = () => {
    if (isDue || underWay !== null || waiting.length === 0) return;
    isDue = true;
    setImmediate(send);
  };
  writer.on('message', () => {
    const written = underWay;
    underWay = null;
    plan();
    for (const { then } of written) then();
  });
  writer.on('error', (error) => {
    throw error;
  });
  return (row, then) => {
    waiting.push({ row, then });
    plan();
  };
}

if (!isMainThread) {
  const { database, write } = open(workerData.file);
  parentPort.on('message', (rows) => {
    database.exec('BEGIN IMMEDIATE');
    for (const row of JSON.parse(rows)) write(row);
    database.exec('COMMIT');
    parentPort.postMessage(null);
  });
}
