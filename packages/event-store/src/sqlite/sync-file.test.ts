import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOn } from './fold-log.ts';
import { openForFolding, openForWriting } from './open-file.ts';
import { descriptorsOf, syncerOf } from './sync-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabot-sync-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether another process may write now. */
const mayWrite = (path: string): boolean => {
  const attempt = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 0 });
    try { database.exec('BEGIN IMMEDIATE'); console.log('yes'); } catch { console.log('no'); }`;
  return execFileSync(process.execPath, ['-e', attempt, path], { encoding: 'utf8' }).trim() === 'yes';
};

test('a file is synced while its writer keeps the locks', () => {
  const path = join(folder, 'sabot.db');
  const writer = openForWriting(path, 0);
  const others = descriptorsOf(path);
  const beside = openForFolding(path, 0);
  const sync = syncerOf(path, others);
  if (process.platform === 'linux') expect(descriptorsOf(path).size).toBeGreaterThan(others.size);
  writer.exec('BEGIN IMMEDIATE');
  sync();
  expect(mayWrite(path)).toBe(false);
  writer.exec('ROLLBACK');
  expect(mayWrite(path)).toBe(true);
  beside.close();
  writer.close();
});

test('where no descriptor is known nothing is done', () => {
  expect(descriptorsOf(join(folder, 'no-such-file.db')).size).toBe(0);
  expect(syncerOf(join(folder, 'no-such-file.db'), new Set())).not.toThrow();
});

test('after a sync that failed nothing more is folded: what was lost would never be written again', () => {
  const database = new DatabaseSync(join(folder, 'sabot.db'));
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE coups (no INTEGER)');
  let syncs = 0;
  const { fold } = folderOn(database, () => {
    syncs += 1;
    if (syncs === 2) throw new Error('the disk is gone');
  });
  expect(fold().unfolded).toBe(0);
  database.exec('INSERT INTO coups VALUES (1)');
  expect(fold).toThrow('the disk is gone');
  expect(fold).toThrow('the disk is gone');
  expect(syncs).toBe(2);
  database.close();
});
