// What a store holds, as it lies there. Written from docs/event-store.md; nothing of the packages is used.
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupAppends } from './backup.mjs';
import { plain } from './plain-row.mjs';
import { postgresRows } from './postgres-rows.mjs';
import { Sealed } from './sealed.mjs';

const ORDER = { streams: 'name', events: 'stream, version', commands: 'id' };

/** A file whose events have a table of their own, as they had before there was a log. */
const tablesOf = (rows) => ({
  hasLog: false,
  async *appends() {
    for await (const row of rows('events')) yield { events: [plain(row)] };
    for await (const row of rows('commands')) yield { events: [], command: plain(row) };
  },
  async *heads() {
    for await (const row of rows('streams')) yield plain(row);
  },
});

/** The log and its sealed blocks, append by append, and its index. */
const logOf = (rows, ends, sealed) => ({
  hasLog: true,
  sealedFaults: sealed.faults,
  async *appends() {
    yield* sealed.appends();
  },
  async *heads() {
    for (const row of rows('streams', 'name')) yield plain(row);
  },
  index: { ...ends, positions: () => rows('positions', 'stream, version'), commands: () => rows('commands', 'key') },
});

/** What a file from before blocks were made does not have. */
function sealedIn(database, rows) {
  const has = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'sealed'`).get() !== undefined;
  if (!has) return new Sealed({ rows: (table, order) => (table === 'log' ? rows(table, order) : []) });
  const body = database.prepare('SELECT body FROM blocks WHERE block = ?');
  const runs = database.prepare('SELECT * FROM runs WHERE block = ?');
  const run = ({ stream, version, last, prev, hash }) => ({
    stream,
    from: version,
    to: last,
    prev: Buffer.from(prev),
    hash: Buffer.from(hash),
  });
  return new Sealed({
    rows,
    body: (block) => body.get(block)?.body,
    runs: (block) => runs.all(block).map(run),
    folders: [...rows('archives', 'rowid DESC')].map(({ folder }) => folder),
  });
}

/** A copy is read, log and all: a file that a killed house left behind stays as it is. */
function sqliteRows(file) {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-checker-'));
  const copy = join(folder, 'copy.db');
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  const database = new DatabaseSync(copy);
  const rows = (table, order = ORDER[table]) => {
    const asked = database.prepare(`SELECT * FROM ${table} ORDER BY ${order}`);
    asked.setReadBigInts(true);
    return asked.iterate();
  };
  const hasLog = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'log'`).get() !== undefined;
  const ends = () => [...rows('ends', 'written')][0];
  return {
    ...(hasLog ? logOf(rows, ends(), sealedIn(database, rows)) : tablesOf(rows)),
    async close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A backup has no index, and its heads are where its appends end. */
function backupRows(folder) {
  async function* appends() {
    try {
      yield* backupAppends(folder);
    } catch (error) {
      yield { events: [], fault: error.message };
    }
  }
  return { hasLog: true, appends, async *heads() {}, async close() {} };
}

export function openRows(location) {
  if (/^postgres(ql)?:/.test(location)) return postgresRows(location);
  return statSync(location).isDirectory() ? backupRows(location) : sqliteRows(location);
}
