import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { threadId } from 'node:worker_threads';

/** For whoever runs the house, and nobody else: it holds the cards to come. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/** Makes a folder that only we can enter, whatever the umask; one that is there stays as it is. */
export function makePrivateFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: FOLDER_MODE }) !== undefined) chmodSync(folder, FOLDER_MODE);
}

/** Closes a folder to others if it holds nothing but what is ours: somebody's home is not ours to close. */
export function narrowFolder(folder: string, isOurs: (name: string) => boolean): void {
  if (readdirSync(folder).every(isOurs)) narrow(folder);
}

/**
 * Makes an empty file that only we can read, or narrows the one that is there. It is never opened under its own name: closing
 * it would take away the locks that SQLite may have on it already.
 */
export function makePrivateFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) {
    const fresh = freshName(path);
    rmSync(fresh, { force: true });
    writeFileSync(fresh, '', { mode: FILE_MODE, flag: 'wx' });
    try {
      linkSync(fresh, path);
    } catch {
      // Somebody was quicker, or there are no links here: then the database makes the file, and it is narrowed.
    } finally {
      rmSync(fresh, { force: true });
    }
  }
  narrow(path);
}

/** Puts a whole text in the place of another, for our eyes only: after a power cut the one or the other is there. */
export function writePrivateFile(path: string, text: string | Uint8Array): void {
  const fresh = freshName(path);
  rmSync(fresh, { force: true });
  try {
    const handle = openSync(fresh, 'wx', FILE_MODE);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Takes from others what they may do with it. It stays as it is where it is not ours to change. */
export function narrow(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0) return;
  try {
    chmodSync(path, found.mode & FOLDER_MODE);
  } catch {}
}

/** A new file survives a power cut only if its folder is synced as well. Windows has no such thing. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const freshName = (path: string): string => `${path}.${process.pid}.${threadId}.new`;
