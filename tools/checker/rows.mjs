// What a store holds, as it lies there. Written from docs/event-store.md; nothing of the packages is used.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { readRow } from './log-row.mjs';

const ORDER = { streams: 'name', events: 'stream, version', commands: 'id' };

/** What the database calls numbers and bytes, made the same for both. Older tables know neither acts nor numbers of appends. */
function plain(row) {
  const { version, edition, at, hash, prev, commit_no = 0n, act = null } = row;
  return {
    ...row,
    commit_no: BigInt(commit_no),
    act,
    ...(version === undefined ? {} : { version: Number(version) }),
    ...(edition === undefined ? {} : { edition: Number(edition) }),
    ...(at === undefined ? {} : { at: BigInt(at) }),
    ...(hash === undefined ? {} : { hash: Buffer.from(hash) }),
    ...(prev === undefined ? {} : { prev: Buffer.from(prev) }),
  };
}

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

const attempt = (read) => {
  try {
    return read();
  } catch (error) {
    return { events: [], fault: error.message };
  }
};

/** The log, row by row, and its index. */
const logOf = (rows, ends) => ({
  hasLog: true,
  async *appends() {
    for (const { commit_no, body } of rows('log', 'commit_no')) {
      yield { number: commit_no, ...attempt(() => readRow(commit_no, body)) };
    }
  },
  async *heads() {
    for (const row of rows('streams', 'name')) yield plain(row);
  },
  index: { ...ends, positions: () => rows('positions', 'stream, version'), commands: () => rows('commands', 'key') },
});

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
    ...(hasLog ? logOf(rows, ends()) : tablesOf(rows)),
    async close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresRows(url) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  async function* rows(table) {
    const asked = `SELECT * FROM sabot.${table} ORDER BY ${ORDER[table]}`;
    for await (const some of sql.unsafe(asked).cursor(1000)) yield* some;
  }
  return { ...tablesOf(rows), close: () => sql.end() };
}

export const openRows = (location) =>
  /^postgres(ql)?:/.test(location) ? postgresRows(location) : sqliteRows(location);
