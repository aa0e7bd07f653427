import { setImmediate as turn } from 'node:timers/promises';
import type { Backend } from './backend.ts';
import type { Operation, Outcome } from './plan.ts';
import { StoreError } from './store-error.ts';

interface Waiting {
  readonly operation: Operation;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

const MOST = 512;

/** While one batch is on its way to the disk the next gathers: one sync for all who came meanwhile. */
export class GroupCommit {
  readonly #commit: Backend['commit'];
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #end: StoreError | undefined;
  readonly #failed = Promise.withResolvers<StoreError>();

  constructor(commit: Backend['commit']) {
    this.#commit = commit;
  }

  get failed(): Promise<StoreError> {
    return this.#failed.promise;
  }

  add(operation: Operation): Promise<Outcome> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ operation, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Takes nothing more, and waits for what it took. */
  async close(): Promise<void> {
    this.#end ??= new StoreError('closed', 'The event store is closed.');
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whoever appends in the same turn of the loop comes along: of ten commands that came in together one sync is made.
      await turn();
      const batch = this.#waiting.splice(0, MOST);
      try {
        const outcomes = await this.#commit(batch.map(({ operation }) => operation));
        batch.forEach(({ resolve }, index) => {
          resolve(outcomes[index]!);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
        if (isFinal(error)) this.#giveUp(error);
      }
    }
    this.#running = undefined;
  }

  #giveUp(error: StoreError): void {
    this.#end = error;
    this.#failed.resolve(error);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

/** After a failed sync nobody knows what is on the disk, and a second sync that succeeds proves nothing. */
function isFinal(error: unknown): error is StoreError {
  return error instanceof StoreError && (error.code === 'storage-failed' || error.code === 'damaged');
}
