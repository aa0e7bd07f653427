import { chmodSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** For whoever runs the house, and nobody else: it holds the cards to come. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Makes a folder that only we can enter, with those above it as the system makes them. */
export function makePrivateFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: FOLDER_MODE }) !== undefined) chmodSync(folder, FOLDER_MODE);
}

/**
 * Makes an empty file that only we can read, or narrows the one that is there; whatever the umask. It is never opened under its
 * own name: closing it would take away the locks that SQLite may have on it already.
 */
export function makePrivateFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) {
    const fresh = `${path}.${process.pid}.${threadId}.new`;
    writeFileSync(fresh, '', { mode: FILE_MODE });
    chmodSync(fresh, FILE_MODE);
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

/** Takes from others what they may do with a file. It stays as it is where it is not ours, or somebody may only read it. */
export function narrow(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, found.mode & 0o700);
  } catch {}
}
