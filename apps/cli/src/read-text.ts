import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { BadFile } from './bad-call.ts';
import type { Io } from './io.ts';

/** By this name standard input is read. */
export const STDIN = '-';

function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadFile((bad) => bad.notUtf8(file));
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadFile((bad) => {
      if (code === 'ENOENT' || code === 'ENOTDIR') return bad.noSuchFile(file);
      if (code === 'EISDIR') return bad.isDirectory(file);
      return bad.unreadable(file, code ?? '');
    });
  }
}

/** The text of a file, or of standard input where the name is `-`. */
export async function readText(file: string, io: Io): Promise<string> {
  return decoded(file === STDIN ? await buffer(io.stdin) : bytesOf(file), file);
}
