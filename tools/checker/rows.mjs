// The rows of a store as they lie there. Written from docs/event-store.md; nothing of the packages is used.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';

const EVENTS = 'stream, version, commit_no, command_id, actor, at, ruleset, edition, act, type, data, prev, hash';
const ORDER = { streams: 'name', events: 'stream, version', commands: 'id' };
const COLUMNS = { streams: 'name, version, hash', events: EVENTS, commands: 'id, actor, at, heads, answer, commit_no' };

/** What the database calls 8-byte numbers and bytes, made the same for both. */
const plain = (row) => ({
  ...row,
  ...(row.commit_no === undefined ? {} : { commit_no: BigInt(row.commit_no) }),
  ...(row.at === undefined ? {} : { at: BigInt(row.at) }),
  ...(row.hash === undefined ? {} : { hash: Buffer.from(row.hash) }),
  ...(row.prev === undefined ? {} : { prev: Buffer.from(row.prev) }),
});

/** A copy is read, log and all: a file that a killed house left behind stays as it is. */
function sqliteRows(file) {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-checker-'));
  const copy = join(folder, 'copy.db');
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  const database = new DatabaseSync(copy);
  return {
    async *rows(table) {
      const asked = database.prepare(`SELECT ${COLUMNS[table]} FROM ${table} ORDER BY ${ORDER[table]}`);
      asked.setReadBigInts(true);
      for (const row of asked.iterate()) {
        const { version, edition } = row;
        yield plain({
          ...row,
          ...(version === undefined ? {} : { version: Number(version) }),
          ...(edition === undefined ? {} : { edition: Number(edition) }),
        });
      }
    },
    async close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresRows(url) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    async *rows(table) {
      const asked = `SELECT ${COLUMNS[table]} FROM sabot.${table} ORDER BY ${ORDER[table]}`;
      for await (const some of sql.unsafe(asked).cursor(1000)) for (const row of some) yield plain(row);
    },
    close: () => sql.end(),
  };
}

export const openRows = (location) =>
  /^postgres(ql)?:/.test(location) ? postgresRows(location) : sqliteRows(location);
