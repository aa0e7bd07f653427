import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile, makePrivateFolder, narrow, syncFolder } from '../private-file.ts';
import { StoreError } from '../store-error.ts';
import { migrate } from './migrate.ts';
import { APPLICATION_ID, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/**
 * The log is folded back by a thread of its own (`log-keeper.ts`); only if that one fails, the writer does it, at 512 MiB.
 * The cache holds what a full batch touches.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 128000;
  PRAGMA cache_size = -32768;
`;

/** Opens the file for writing; makes it, with its folders, where there is none. A file that is not ours is not touched. */
export function openForWriting(path: string, busyTimeout: number): DatabaseSync {
  const size = sizeOf(path);
  if (size === undefined) makeFolders(dirname(path));
  if (!size) makePrivateFile(path);
  if (size) lookAt(new DatabaseSync(path, { readOnly: true, timeout: busyTimeout }), path);
  // It is ours, and so are the files beside it, which SQLite makes as narrow as this one.
  for (const one of [path, `${path}-wal`, `${path}-shm`]) narrow(one);
  const database = new DatabaseSync(path, { timeout: busyTimeout });
  try {
    database.exec(SETTINGS);
    database.exec('BEGIN IMMEDIATE');
    // A file that may only be read opens all the same, and so does one on a full disk: only a write tells.
    bringUpToDate(database, path);
    database.exec('COMMIT');
    if (size === undefined) syncFolder(dirname(path));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A second connection that never writes an event: it carries the log into the file while the writer goes on. */
export function openForFolding(path: string, busyTimeout: number): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeout });
  database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;');
  return database;
}

export function openForReading(path: string, busyTimeout: number): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: busyTimeout });
}

function bringUpToDate(database: DatabaseSync, path: string): void {
  const schema = schemaOf(database, path);
  if (schema === 0) database.exec(SCHEMA);
  else if (schema < SCHEMA_VERSION) migrate(database, schema, path);
  else database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/** 0 for a file without anything in it, such as one whose maker was killed. */
function schemaOf(database: DatabaseSync, path: string): number {
  const application = pragma(database, 'application_id');
  const version = pragma(database, 'user_version');
  if (application === APPLICATION_ID && version <= SCHEMA_VERSION) return version;
  if (application === APPLICATION_ID) {
    const message = `${path}: written by a newer Sabot (schema ${version}, this one knows ${SCHEMA_VERSION}).`;
    throw new StoreError('newer-schema', message);
  }
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (tables === 0 && application === 0 && version === 0) return 0;
  throw new StoreError('not-ours', `${path}: a database, but not a data file of Sabot; it was left as it is.`);
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
}

function sizeOf(path: string): number | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new StoreError('cannot-open', `${path}: not a file.`);
  return found?.size;
}

function makeFolders(folder: string): void {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    throw new StoreError('cannot-open', `${folder}: the folder cannot be made (${(error as Error).message}).`);
  }
}

/** At one moment: somebody else may be making the file just now. */
export function lookAt(database: DatabaseSync, path: string): void {
  try {
    database.exec('BEGIN');
    schemaOf(database, path);
  } finally {
    database.close();
  }
}
