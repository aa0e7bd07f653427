import { closeSync, openSync, readSync } from 'node:fs';
import type { Io } from '../terminal/io.ts';
import { BadFile } from './bad-call.ts';

/** By this name standard input is read. */
export const STDIN = '-';

function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadFile((bad) => bad.notUtf8(file));
  }
}

const CHUNK = 64 * 1024;
/** Some files never end. */
const LARGEST = 16 * 1024 * 1024;

class Gathering {
  readonly #file: string;
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(file: string) {
    this.#file = file;
  }

  take(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > LARGEST) throw new BadFile((bad) => bad.tooLarge(this.#file, LARGEST / 1024 / 1024));
    this.#chunks.push(chunk);
  }

  get bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }
}

function readWhole(file: string): Uint8Array {
  const gathering = new Gathering(file);
  const open = openSync(file, 'r');
  try {
    for (;;) {
      const chunk = Buffer.alloc(CHUNK);
      const length = readSync(open, chunk);
      if (length === 0) return gathering.bytes;
      gathering.take(chunk.subarray(0, length));
    }
  } finally {
    closeSync(open);
  }
}

async function readStdin(io: Io): Promise<Uint8Array> {
  const gathering = new Gathering(STDIN);
  for await (const chunk of io.stdin) gathering.take(Buffer.from(chunk));
  return gathering.bytes;
}

function bytesOf(file: string): Uint8Array {
  try {
    return readWhole(file);
  } catch (error) {
    if (error instanceof BadFile) throw error;
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
  return decoded(file === STDIN ? await readStdin(io) : bytesOf(file), file);
}
