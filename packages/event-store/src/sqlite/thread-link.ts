import { Worker } from 'node:worker_threads';
import { StoreError, type StoreErrorCode } from '../store-error.ts';
import type { IndexLimits } from './tail.ts';

export interface Setting {
  readonly path: string;
  readonly role: 'read' | 'write' | 'fold';
  readonly busyTimeout: number;
  readonly index: Partial<IndexLimits>;
}

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly values: readonly unknown[];
}

export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: { readonly code: StoreErrorCode; readonly message: string };
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

/** A connection in a thread of its own: neither a sync nor a long read stops the sockets of the house. `open` comes first. */
export class ThreadLink {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #calls = 0;
  #end: StoreError | undefined;

  constructor(setting: Setting) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: setting });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) =>
      this.#finish(new StoreError('storage-failed', `${setting.path}: ${error.message}.`)),
    );
    this.#worker.on('exit', () =>
      this.#finish(new StoreError('closed', `${setting.path}: the event store is closed.`)),
    );
  }

  call<T>(method: string, ...values: readonly unknown[]): Promise<T> {
    if (this.#end) return Promise.reject(this.#end);
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#worker.postMessage({ id, method, values } satisfies Call);
    });
  }

  async close(): Promise<void> {
    if (this.#end) return;
    const exit = new Promise((resolve) => this.#worker.once('exit', resolve));
    await this.call('close');
    await exit;
  }

  #settle({ id, value, failure }: Reply): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (failure) pending?.reject(new StoreError(failure.code, failure.message));
    else pending?.resolve(value);
  }

  #finish(error: StoreError): void {
    this.#end ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#end);
    this.#pending.clear();
  }
}
