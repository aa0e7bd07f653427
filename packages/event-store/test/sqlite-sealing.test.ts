import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/index.ts';
import { blockPreparer } from '../src/sqlite/prepare-block.ts';
import { sealWriterOn } from '../src/sqlite/seal-log.ts';
import { writeOlderFile } from './older-file.ts';
import { scratchFolder } from './scratch.ts';
import { describeSealing, everything, played, type SealedKind, TALLA, talla } from './sealing-suite.ts';
import { tamper, tamperEvent } from './tamper.ts';

const scratch = scratchFolder();
let made = 0;
const next = (end: string): string => {
  made += 1;
  return join(scratch, `${made}${end}`);
};

const SQLITE: SealedKind = {
  name: 'SQLite',
  fresh: async () => next('.db'),
  open: (path) => openSqlite(path, { index: { stretch: 7, portion: 5 }, seal: { rows: 5, pauseMs: 0 } }),
  async copyOf(path) {
    const copy = next('.db');
    copyFileSync(path, copy);
    return copy;
  },
  folder: () => next('.archive'),
  writeOlder: async (path) => writeOlderFile(path),
  changeEvent: async (path, stream, version, data) => tamperEvent(path, stream, version, { data }),
  breakBlock: async (path, no) => tamper(path, `UPDATE blocks SET body = zeroblob(length(body)) WHERE block = ${no}`),
  async count(path) {
    const database = new DatabaseSync(path);
    const rows = (table: string): number =>
      Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
    const found = { appends: rows('log'), runs: rows('runs'), blocks: rows('blocks') };
    database.close();
    return found;
  },
};

describeSealing(SQLITE);

test('a talla that does not fit on the disk leaves everything as it was', async () => {
  const path = await SQLITE.fresh();
  const store = await played(SQLITE, path);
  const before = await everything(store);
  await store.sealing!.seal({ streams: [{ stream: 'nobody', to: 1 }], mayArchive: true });
  const database = new DatabaseSync(path);
  const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number };
  database.exec(`PRAGMA max_page_count = ${page_count}`);
  const writer = sealWriterOn(database);
  const block = { ...blockPreparer(database)(talla(1))!, body: Buffer.alloc(100_000) };
  expect(() => writer.seal(block)).toThrow(expect.objectContaining({ errcode: 13 }));
  database.close();
  expect(await everything(store)).toEqual(before);
  expect(await store.audit()).toEqual([]);
  expect(await store.sealing!.seal(talla(1))).toBe(TALLA);
  expect(await everything(store)).toEqual(before);
  await store.close();
});
