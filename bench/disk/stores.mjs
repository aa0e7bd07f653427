// The two kinds of store, and how many bytes each part of one takes.
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { openPostgres, openSqlite } from '../../packages/event-store/src/index.ts';
import { startPostgres } from '../../packages/event-store/test/postgres-server.ts';

const total = (sizes) => Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);

/** Everything is in the index at once, so that all of it is counted. */
const INDEX = { stretch: 50, portion: 100_000 };

/** Files below a folder; every page is counted, and free ones apart. */
export const sqlite = (folder) => ({
  fresh: async (name) => `${folder}/${name}.db`,
  open: (file) => openSqlite(file, { index: INDEX }),
  async parts(file) {
    const database = new DatabaseSync(file);
    const pragma = (name) => Number(Object.values(database.prepare(`PRAGMA ${name}`).get())[0]);
    const rows = database.prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name').all();
    const free = pragma('freelist_count') * pragma('page_size');
    database.close();
    const {
      log = 0,
      blocks = 0,
      commands = 0,
      positions = 0,
      ...others
    } = Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
    const known = { log, blocks, commands, positions, rest: total(others) };
    return { ...known, all: total(known), free };
  },
  stop: async () => undefined,
});

const SIZES = `
  SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
  WHERE relnamespace = 'sabot'::regnamespace AND relkind = 'r'`;

/** A server of our own. Tables are written anew before they are counted, each with its indexes; what that frees is told apart. */
export async function postgresql() {
  const server = await startPostgres();
  return {
    fresh: () => server.fresh(),
    open: (url) => openPostgres(url),
    async parts(url) {
      const sql = postgres(url, { max: 1, onnotice: () => undefined });
      const sizes = async () =>
        Object.fromEntries((await sql.unsafe(SIZES)).map(({ name, bytes }) => [name, Number(bytes)]));
      await sql.unsafe('VACUUM');
      const before = total(await sizes());
      await sql.unsafe('VACUUM FULL');
      const { events = 0, blocks = 0, commands = 0, answers = 0, ...others } = await sizes();
      await sql.end();
      const known = { events, commands, blocks, answers, rest: total(others) };
      return { ...known, all: total(known), free: before - total(known) };
    },
    stop: () => server.stop(),
  };
}
