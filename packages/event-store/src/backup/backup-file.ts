import { createHash, type Hash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { createZstdDecompress } from 'node:zlib';
import { commitFrom, type NumberedRow } from '../commit-row.ts';
import { StoreError } from '../store-error.ts';
import { BackupError } from './backup-fault.ts';
import { FORM, MARK } from './backup-format.ts';

interface Heading {
  /** The sum of the file before; zero bytes in the first. */
  readonly previous: Buffer;
  readonly after: number;
}

/** What a file says of itself at its end. */
export interface Ending {
  readonly last: number;
  readonly time: number;
  readonly sum: Buffer;
  readonly secrets: ReadonlyMap<string, string>;
}

export type BackupPart =
  | { readonly kind: 'heading'; readonly heading: Heading }
  | { readonly kind: 'append'; readonly append: NumberedRow }
  | { readonly kind: 'end'; readonly end: Ending };

/** Hands out the bytes of a stream, so many at a time, and sums them up. */
class Bytes {
  readonly #source: ReadStream;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #file: string;
  readonly #hash: Hash = createHash('sha256');
  #held: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.#file = file;
    this.#source = createReadStream(file);
    const plain = createZstdDecompress();
    this.#source.once('error', (error) => plain.destroy(error));
    this.#chunks = this.#source.pipe(plain)[Symbol.asyncIterator]();
  }

  async take(count: number, isSummed = true): Promise<Buffer> {
    const parts = [this.#held];
    for (let length = this.#held.length; length < count; ) {
      const chunk = await this.#next();
      if (chunk === null) throw this.changed();
      parts.push(chunk);
      length += chunk.length;
    }
    const all = parts.length === 1 ? this.#held : Buffer.concat(parts);
    this.#held = all.subarray(count);
    const taken = all.subarray(0, count);
    if (isSummed) this.#hash.update(taken);
    return taken;
  }

  async signed(): Promise<number> {
    const value = Number((await this.take(8)).readBigInt64BE());
    if (!Number.isSafeInteger(value)) throw this.changed();
    return value;
  }

  async sized(): Promise<Buffer> {
    return this.take((await this.take(4)).readUInt32BE());
  }

  async text(): Promise<string> {
    return (await this.sized()).toString('utf8');
  }

  sum(): Buffer {
    return this.#hash.digest();
  }

  async isOver(): Promise<boolean> {
    return this.#held.length === 0 && (await this.#next()) === null;
  }

  async close(): Promise<void> {
    this.#source.destroy();
    await this.#chunks.return?.();
  }

  changed(): BackupError {
    return new BackupError({ code: 'changed', file: this.#file });
  }

  async #next(): Promise<Buffer | null> {
    try {
      const { done, value } = await this.#chunks.next();
      return done === true ? null : value;
    } catch (error) {
      // What cannot be read at all is for the caller to name; what cannot be unpacked was changed.
      if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
      throw this.changed();
    }
  }
}

async function headingOf(bytes: Bytes, file: string): Promise<Heading> {
  const length = (await bytes.take(4)).readUInt32BE();
  if (length > 64) throw bytes.changed();
  const form = (await bytes.take(length)).toString('utf8');
  if (form !== FORM) {
    if (/^sabot-backup-\d+$/.test(form)) throw new BackupError({ code: 'newer-form', file, form });
    throw bytes.changed();
  }
  return { previous: Buffer.from(await bytes.take(32)), after: await bytes.signed() };
}

/** Reads a file from beginning to end. What it hands out first is only known to be right when the end has come. */
export async function* readBackupFile(file: string): AsyncGenerator<BackupPart> {
  const bytes = new Bytes(file);
  try {
    const heading = await headingOf(bytes, file);
    yield { kind: 'heading', heading };
    yield* partsAfter(bytes, heading);
  } finally {
    await bytes.close();
  }
}

async function* partsAfter(bytes: Bytes, { after }: Heading): AsyncGenerator<BackupPart> {
  const secrets = new Map<string, string>();
  let last = after;
  for (;;) {
    const [mark] = await bytes.take(1);
    if (mark === MARK.append && secrets.size === 0) {
      const commit = await bytes.signed();
      if (commit !== last + 1) throw bytes.changed();
      last = commit;
      yield { kind: 'append', append: { commit, row: rowIn(bytes, commit, await bytes.sized()) } };
    } else if (mark === MARK.secret) secrets.set(await bytes.text(), await bytes.text());
    else if (mark === MARK.end) {
      const [named, time] = [await bytes.signed(), await bytes.signed()];
      const sum = bytes.sum();
      const isWhole = sum.equals(await bytes.take(32, false)) && named === last && (await bytes.isOver());
      if (!isWhole) throw bytes.changed();
      yield { kind: 'end', end: { last, time, sum, secrets } };
      return;
    } else throw bytes.changed();
  }
}

function rowIn(bytes: Bytes, commit: number, body: Buffer): NumberedRow['row'] {
  try {
    return commitFrom(commit, body);
  } catch (error) {
    throw error instanceof StoreError ? bytes.changed() : error;
  }
}
