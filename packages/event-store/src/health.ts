import type { OperationKind, StoreObserver } from './store.ts';
import { StoreError } from './store-error.ts';

/** Whoever asks how the store is wants to know soon. */
const PATIENCE_MS = 2000;

export interface Probes {
  /** A round trip that writes nothing. */
  look(): Promise<unknown>;
  /** A write that leaves nothing behind: a disk that is full takes every look. */
  write(): Promise<unknown>;
}

/** Whether a store can keep something: it is asked, and after an operation that failed a write is tried. */
export class Health implements StoreObserver {
  readonly #probes: Probes;
  readonly #patience: number;
  #hasFailed = false;
  #probing: Promise<StoreError | null> | undefined;

  constructor(probes: Probes, patience = PATIENCE_MS) {
    this.#probes = probes;
    this.#patience = patience;
  }

  done(kind: OperationKind): void {
    if (kind !== 'lookup') this.#hasFailed = false;
  }

  failed(): void {
    this.#hasFailed = true;
  }

  /** Why the store can keep nothing; null: it can. One probe is under way at a time, however many ask. */
  async ping(): Promise<StoreError | null> {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<StoreError>((resolve) => {
      const silence = new StoreError('unreachable', `The store has not answered within ${this.#patience} ms.`);
      timer = setTimeout(resolve, this.#patience, silence);
    });
    try {
      return await Promise.race([this.#probing, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #probe(): Promise<StoreError | null> {
    try {
      await (this.#hasFailed ? this.#probes.write() : this.#probes.look());
      return null;
    } catch (error) {
      return error instanceof StoreError ? error : new StoreError('storage-failed', `The store failed (${error}).`);
    }
  }
}
