import { readFileSync } from 'node:fs';
import type { Appended } from './append.ts';
import type { Head } from './envelope.ts';
import { headsFrom, headsText } from './heads-file.ts';
import { writePrivateFile } from './private-file.ts';
import type { EventStore } from './store.ts';
import { StoreError } from './store-error.ts';

/** A store that does not have what was written down of it: an older copy, or another one. */
export class StoreBehind extends StoreError {
  readonly file: string;
  readonly head: Head;

  constructor(file: string, head: Head) {
    super('behind', `${head.stream}: event ${head.version} is missing or another than ${file} says.`);
    this.file = file;
    this.head = head;
  }
}

export interface HeadsOptions {
  /** No more often than this. */
  readonly everyMs?: number;
  readonly now?: () => number;
}

/** Keeps the heads of all streams in a file: from time to time, and at the end. */
export class HeadsKeeper {
  readonly #file: string;
  readonly #now: () => number;
  readonly #heads: Map<string, Head>;
  readonly #timer: NodeJS.Timeout;
  #isDue = true;

  private constructor(store: EventStore, file: string, heads: Map<string, Head>, options: HeadsOptions) {
    const { everyMs = 10_000, now = Date.now } = options;
    this.#file = file;
    this.#now = now;
    this.#heads = heads;
    store.observe({ done: (kind, outcome) => kind === 'append' && this.#note(outcome) });
    this.#timer = setInterval(() => this.#write(), everyMs).unref();
  }

  /** Compares the store with the file, if there is one, and throws `StoreBehind` where the store lacks something. */
  static async open(store: EventStore, file: string, options: HeadsOptions = {}): Promise<HeadsKeeper> {
    const heads = new Map<string, Head>();
    for await (const head of store.streams()) heads.set(head.stream, head);
    const lacking = await firstLacking(store, heads, noted(file));
    if (lacking !== null) throw new StoreBehind(file, lacking);
    return new HeadsKeeper(store, file, heads, options);
  }

  /** The last words. */
  stop(): void {
    clearInterval(this.#timer);
    this.#write();
  }

  #note(appended: Appended): void {
    if (!appended.ok || appended.value.repeated) return;
    for (const head of appended.value.heads) if (head.version > 0) this.#heads.set(head.stream, head);
    this.#isDue = true;
  }

  /** What cannot be written now is written the next time. */
  #write(): void {
    if (!this.#isDue) return;
    try {
      writePrivateFile(this.#file, headsText([...this.#heads.values()], this.#now()));
      this.#isDue = false;
    } catch {}
  }
}

function noted(file: string): readonly Head[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new StoreError('cannot-open', `${file}: cannot be read (${(error as Error).message}).`);
  }
  try {
    return headsFrom(text);
  } catch (error) {
    throw new StoreError('bad-input', `${file}: ${(error as Error).message}`);
  }
}

/** The first of some heads that a store does not go through. */
async function firstLacking(
  store: EventStore,
  heads: ReadonlyMap<string, Head>,
  expected: readonly Head[],
): Promise<Head | null> {
  for (const one of expected) {
    const now = heads.get(one.stream);
    if (now === undefined || now.version < one.version) return one;
    const hash = now.version === one.version ? now.hash : await hashAt(store, one);
    if (hash !== one.hash) return one;
  }
  return null;
}

async function hashAt(store: EventStore, { stream, version }: Head): Promise<string | null> {
  for await (const event of store.read(stream, version)) return event.version === version ? event.hash : null;
  return null;
}
