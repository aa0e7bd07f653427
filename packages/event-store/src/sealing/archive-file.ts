import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrivateFolder, syncFolder, writePrivateFile } from '../private-file.ts';
import { StoreError } from '../store-error.ts';

/** What the store knows of a block that lies in a file. */
export interface Archived {
  readonly no: number;
  /** SHA-256 of its compressed bytes. */
  readonly sum: string;
}

export interface ArchivedBlock extends Archived {
  readonly size: number;
  readonly body: Uint8Array;
  /** When the last of its appends was made. */
  readonly lastAt: number;
}

const FORM = 'sabot-archive-1';

/** Under which name a block lies in an archive: by its day, and so that no two are called the same. */
export const archiveName = ({ no, sum, lastAt }: Omit<ArchivedBlock, 'body' | 'size'>): string =>
  `${new Date(lastAt).toISOString().slice(0, 10)}/${no}-${sum.slice(0, 16)}.talla`;

/** Puts a block into a folder: whole and synced under its name, or not at all. Gives the name. */
export function writeArchived(folder: string, block: ArchivedBlock): string {
  const name = archiveName(block);
  const path = join(folder, name);
  makePrivateFolder(dirname(path));
  const head = Buffer.from(`${FORM} ${block.no} ${block.size} ${block.sum}\n`);
  writePrivateFile(path, Buffer.concat([head, block.body]));
  for (const one of [dirname(path), folder]) syncFolder(one);
  return name;
}

/** The bytes of a block from the first of some folders that has its file. */
export function readArchived(folders: readonly string[], name: string, { no, sum }: Archived): Uint8Array {
  for (const folder of folders) {
    const path = join(folder, name);
    const bytes = contentOf(path, no);
    if (bytes === null) continue;
    const body = bytes.subarray(bytes.indexOf('\n') + 1);
    const isIt = bytes.subarray(0, FORM.length).toString('latin1') === FORM && hash('sha256', body, 'hex') === sum;
    if (!isIt)
      throw lacking(`Block ${no} lies in ${path}, and that file was changed; put back the one that was written.`);
    return body;
  }
  const where = folders.map((folder) => join(folder, name)).join(' or ') || name;
  throw lacking(`Block ${no} was moved to ${where}, and there is no such file; put it back there.`);
}

function contentOf(path: string, no: number): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw lacking(`Block ${no} lies in ${path}, which cannot be read (${message}).`);
  }
}

const lacking = (message: string): StoreError => new StoreError('archive-missing', message);
