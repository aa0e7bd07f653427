import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { commitBytes, type NumberedRow } from '../commit-row.ts';
import { makePrivateFolder, syncFolder } from '../private-file.ts';
import type { EventStore } from '../store.ts';
import { AppendChain } from './append-chain.ts';
import { BackupError } from './backup-fault.ts';
import { type Ending, readBackupFile } from './backup-file.ts';
import { filesIn } from './backup-folder.ts';
import { FORM, fileName, isFileName, MARK, NO_SUM, signed, sized, text } from './backup-format.ts';

export interface BackedUp {
  /** Null: nothing was appended since the last backup. */
  readonly file: string | null;
  /** Up to which append everything is in the folder now. */
  readonly last: number;
  readonly appends: number;
  readonly events: number;
  readonly bytes: number;
}

/** Where the backup in a folder ends. */
interface End {
  readonly last: number;
  readonly sum: Buffer;
  /** Its last append, to see whether the store goes on from it. */
  readonly append: NumberedRow | null;
}

/**
 * Writes everything up to the append that is the last now into a folder: all of it, or what came since the last file there. Others
 * may write to the store meanwhile. The file has its name only when it is whole and on the disk.
 */
export async function backUp(store: EventStore, folder: string, now: () => number = Date.now): Promise<BackedUp> {
  // Vault and number are of one moment; what is appended from now on comes with the next backup.
  const { commit: to, secrets } = await store.vault.all();
  makePrivateFolder(folder);
  const before = await endOf(folder);
  if (before !== null) await mustGoOn(store, folder, before, to);
  if (before !== null && before.last === to) return { file: null, last: to, appends: 0, events: 0, bytes: 0 };
  const file = join(folder, fileName(before === null ? 1 : before.last + 1));
  removeLeftOvers(folder);
  const fresh = `${file}.${hostname()}.${process.pid}.${randomBytes(4).toString('hex')}.new`;
  const written = { appends: 0, events: 0 };
  try {
    const source = Readable.from(contents(store, { before, to, secrets, time: now() }, written), { objectMode: false });
    await pipeline(source, createZstdCompress(), createWriteStream(fresh, { flags: 'wx', mode: 0o600, flush: true }));
    if (written.appends === 0) throw new BackupError({ code: 'nothing-kept' });
    giveName(fresh, file);
    syncFolder(folder);
  } finally {
    rmSync(fresh, { force: true });
  }
  return { file, last: to, ...written, bytes: statSync(file).size };
}

interface Part {
  readonly before: End | null;
  readonly to: number;
  readonly secrets: ReadonlyMap<string, string>;
  readonly time: number;
}

async function* contents(
  store: EventStore,
  { before, to, secrets, time }: Part,
  written: { appends: number; events: number },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const summed = (...parts: readonly Buffer[]): Buffer => {
    const bytes = Buffer.concat(parts);
    hash.update(bytes);
    return bytes;
  };
  const chain = new AppendChain(before?.last ?? null);
  const heading = (after: number): Buffer => summed(text(FORM), before?.sum ?? NO_SUM, signed(after));
  for await (const append of store.appends(before === null ? { to } : { after: before.last, to })) {
    // A damaged store is not copied over a sound backup as if nothing were wrong.
    chain.take(append);
    if (written.appends === 0) yield heading(append.commit - 1);
    written.appends += 1;
    yield summed(Buffer.of(MARK.append), signed(append.commit), sized(commitBytes(append.row)));
  }
  chain.mustEndWith(to);
  written.events = chain.events;
  for (const [key, value] of secrets) yield summed(Buffer.of(MARK.secret), text(key), text(value));
  yield summed(Buffer.of(MARK.end), signed(to), signed(time));
  yield hash.digest();
}

async function endOf(folder: string): Promise<End | null> {
  const file = filesIn(folder).at(-1);
  if (file === undefined) return null;
  let [append, end]: [NumberedRow | null, Ending | null] = [null, null];
  for await (const part of readBackupFile(file)) {
    if (part.kind === 'append') append = part.append;
    if (part.kind === 'end') end = part.end;
  }
  // A file that is read to its end has one.
  return { last: end!.last, sum: end!.sum, append };
}

/** The last append that was backed up must be in the store as it was: else it is another history, or an older copy. */
async function mustGoOn(store: EventStore, folder: string, { last, append }: End, to: number): Promise<void> {
  const other = new BackupError({ code: 'other-history', folder, commit: last });
  if (to < last || append === null) throw other;
  for await (const { row } of store.appends({ after: last - 1, to: last })) {
    // A kept answer may be given up one day; everything else stays.
    if (commitBytes({ ...row, answer: null }).equals(commitBytes({ ...append.row, answer: null }))) return;
  }
  throw other;
}

/** What somebody who was killed on this machine left behind; of those who live, nothing is taken. */
function removeLeftOvers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, whole = '', machine, pid] = /^(.*\.backup)\.(.+)\.(\d+)\.[0-9a-f]{8}\.new$/.exec(name) ?? [];
    if (isFileName(whole) && machine === hostname() && !isAlive(Number(pid)))
      rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Nobody's file is written over. Where a file system knows no links, the look and the renaming are two steps. */
function giveName(fresh: string, file: string): void {
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(file))
      throw new BackupError({ code: 'taken', file });
    renameSync(fresh, file);
  }
}
