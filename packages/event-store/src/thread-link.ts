import { type MessagePort, Worker } from 'node:worker_threads';
import { StoreError, type StoreErrorCode } from './store-error.ts';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly values: readonly unknown[];
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: { readonly code: StoreErrorCode; readonly message: string };
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

/** A connection in a thread of its own: what takes long there stops no socket of the house. `open` comes first. */
export class ThreadLink {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #calls = 0;
  #end: StoreError | undefined;

  /** `name` is the store, for whoever reads what is wrong with it. */
  constructor(script: URL, setting: object, name: string) {
    this.#worker = new Worker(script, { workerData: setting });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#finish(new StoreError('storage-failed', `${name}: ${error.message}.`)));
    this.#worker.on('exit', () => this.#finish(new StoreError('closed', `${name}: the event store is closed.`)));
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

export type Methods = Readonly<Record<string, (...values: never[]) => unknown>>;

/** The far end of a link. What `open` gives back answers the calls that follow; `failureOf` names what went wrong. */
export function answerCalls(port: MessagePort, failureOf: (error: unknown) => StoreError, open: () => Methods): void {
  let methods: Methods = {
    open() {
      methods = open();
    },
    close() {},
  };
  const replyTo = async ({ id, method, values }: Call): Promise<Reply> => {
    try {
      return { id, value: await methods[method]!(...(values as never[])) };
    } catch (error) {
      const { code, message } = failureOf(error);
      return { id, failure: { code, message } };
    }
  };
  port.on('message', async (call: Call) => {
    port.postMessage(await replyTo(call));
    if (call.method === 'close') port.close();
  });
}
