import type { Backend } from './backend.ts';
import type { Operation, Outcome } from './plan.ts';
import type { StoreObserver } from './store.ts';
import { isFinal, StoreError } from './store-error.ts';

interface Waiting {
  readonly operation: Operation;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** More do not share a sync: whoever came first would wait for the last. */
export const MOST = 128;
/** So many are worth a sync of their own while another is under way. */
export const ENOUGH = 16;
/** Where so many came together, so many milliseconds lie between two batches: the next is the fuller for it. */
export const CROWD = 4;
const SPACING_MS = 8;

/**
 * While batches are on their way to the disk the next gathers: one sync for all who came meanwhile. With two under way the
 * writer has its next batch at hand when it is done with one, and need not wait until whoever asked has dealt with the answers.
 */
export class GroupCommit {
  readonly #commit: Backend['commit'];
  readonly #atOnce: number;
  readonly #spacing: number;
  readonly #waiting: Waiting[] = [];
  readonly #failed = Promise.withResolvers<StoreError>();
  readonly #idle: (() => void)[] = [];
  readonly #observers: StoreObserver[] = [];
  #underWay = 0;
  #isGathering = false;
  /** How many went together last, and when. */
  #last = { count: 0, at: 0 };
  #end: StoreError | undefined;

  constructor(commit: Backend['commit'], atOnce = 1, spacing = SPACING_MS) {
    this.#commit = commit;
    this.#atOnce = atOnce;
    this.#spacing = spacing;
  }

  get failed(): Promise<StoreError> {
    return this.#failed.promise;
  }

  observe(observer: StoreObserver): void {
    this.#observers.push(observer);
  }

  add(operation: Operation): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const waiting = this.#observed({ operation, resolve, reject });
    if (this.#end) waiting.reject(this.#end);
    else {
      this.#waiting.push(waiting);
      this.#gather();
    }
    return promise;
  }

  #observed({ operation, resolve, reject }: Waiting): Waiting {
    const { kind } = operation;
    const since = performance.now();
    for (const observer of this.#observers) observer.handedIn?.(kind);
    return {
      operation,
      resolve: (outcome) => {
        resolve(outcome);
        for (const observer of this.#observers) observer.done?.(kind, outcome, performance.now() - since);
      },
      reject: (error) => {
        reject(error);
        for (const observer of this.#observers) observer.failed?.(kind, error);
      },
    };
  }

  /** Takes nothing more, and waits for what it took. */
  async close(): Promise<void> {
    this.#end ??= new StoreError('closed', 'The event store is closed.');
    if (this.#isBusy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  get #isBusy(): boolean {
    return this.#underWay > 0 || this.#waiting.length > 0;
  }

  /** Whoever appends in the same turn of the loop comes along: of ten commands that came in together one sync is made. */
  #gather(): void {
    if (this.#isGathering || !this.#mayGo) return;
    this.#isGathering = true;
    const go = (): void => {
      this.#isGathering = false;
      if (this.#mayGo) void this.#send(this.#waiting.splice(0, MOST));
    };
    const { count, at } = this.#last;
    const wait = count < CROWD ? 0 : at + this.#spacing - performance.now();
    if (wait > 0) setTimeout(go, wait);
    else setImmediate(go);
  }

  get #mayGo(): boolean {
    return this.#underWay < this.#atOnce && this.#waiting.length >= (this.#underWay === 0 ? 1 : ENOUGH);
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    this.#underWay += 1;
    this.#last = { count: batch.length, at: performance.now() };
    this.#gather();
    try {
      const outcomes = await this.#commit(batch.map(({ operation }) => operation));
      if (this.#hasFailed) throw this.#end;
      batch.forEach(({ resolve }, index) => {
        resolve(outcomes[index]!);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
      if (isFinal(error)) this.#giveUp(error);
    }
    this.#underWay -= 1;
    if (this.#isBusy) this.#gather();
    else for (const done of this.#idle.splice(0)) done();
  }

  /** After a failed sync nobody knows what is on the disk, and a second sync that succeeds proves nothing. */
  get #hasFailed(): boolean {
    return isFinal(this.#end);
  }

  #giveUp(error: StoreError): void {
    if (!this.#hasFailed) this.#end = error;
    this.#failed.resolve(error);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
