import { readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Claim, type Holder, StoreHeld } from '../claim.ts';
import { makePrivateFile, makePrivateFolder, writePrivateFile } from '../private-file.ts';
import type { StoreError } from '../store-error.ts';
import { storeErrorOf } from './failure.ts';

/** Locked for as long as a house is open. */
const LOCK = 'house.lock';
/** Says who has it locked, for people and for `sabot play` on the same machine. */
const RECORD = 'house.json';
/** A house that has just locked the file writes down who it is before this. */
const WRITES_WITHIN_MS = 1000;

/** A database that nobody refers to is collected, closed, and its lock is free. */
const held = new Set<DatabaseSync>();

/**
 * Claims the folder of a store. Node has no locks of files, but SQLite has: an exclusive transaction that is never ended. The
 * system itself frees it when the process is gone. Nobody may open the file otherwise in this process: closing it would free it.
 */
export async function claimFolder(file: string): Promise<Claim> {
  const folder = dirname(resolve(file));
  const lock = lockIn(folder);
  if (lock === null) throw new StoreHeld(folder, await holderIn(folder));
  held.add(lock);
  const own: Holder = { pid: process.pid, machine: hostname(), address: null, since: Date.now() };
  write(folder, own);
  return {
    announce: async (address) => write(folder, { ...own, address }),
    // The system gives a lock to nobody else while we live.
    lost: new Promise<StoreError>(() => undefined),
    async release() {
      if (!held.delete(lock)) return;
      rmSync(join(folder, RECORD), { force: true });
      lock.close();
    },
  };
}

function lockIn(folder: string): DatabaseSync | null {
  const path = join(folder, LOCK);
  let database: DatabaseSync | undefined;
  try {
    makePrivateFolder(folder);
    makePrivateFile(path);
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    const failure = storeErrorOf(error, path);
    if (failure.code === 'busy') return null;
    throw failure;
  }
}

function write(folder: string, holder: Holder): void {
  try {
    writePrivateFile(join(folder, RECORD), `${JSON.stringify(holder)}\n`);
  } catch {
    // The house is open all the same; it is only harder to find.
  }
}

/** Whoever has the lock, once they have written it down; what a dead house wrote does not count. */
async function holderIn(folder: string): Promise<Holder | null> {
  for (const start = performance.now(); performance.now() - start < WRITES_WITHIN_MS; await pause(20)) {
    const holder = read(folder);
    if (holder !== null && isAlive(holder)) return holder;
  }
  return null;
}

function read(folder: string): Holder | null {
  try {
    const { pid, machine, address, since } = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
    if (!Number.isSafeInteger(pid) || typeof machine !== 'string' || !Number.isSafeInteger(since)) return null;
    return { pid, machine, address: typeof address === 'string' ? address : null, since };
  } catch {
    return null;
  }
}

function isAlive({ pid, machine }: Holder): boolean {
  if (machine !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
