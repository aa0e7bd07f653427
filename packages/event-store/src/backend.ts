import type { Envelope, Head } from './envelope.ts';
import type { Operation, Outcome } from './plan.ts';
import type { NewSnapshot } from './store.ts';

/** What an adapter has to bring; `storeOn` makes a store of it. */
export interface Backend {
  /** One transaction for all. Resolves when it is on the disk; rejects with nothing or everything of it written. */
  commit(batch: readonly Operation[]): Promise<readonly Outcome[]>;
  /** How many batches it takes before the first is answered; one unless it says so. It keeps them in order. */
  readonly atOnce?: number;
  events(stream: string, from: number, limit: number): Promise<readonly Envelope[]>;
  head(stream: string): Promise<Head | null>;
  /** Names after `after` and not before `from`, in the order of their bytes. */
  heads(after: string, from: string, limit: number): Promise<readonly Head[]>;
  /** Only if the event it was taken at is still the same. */
  snapshot(stream: string, shape: string): Promise<(NewSnapshot & { readonly sum: string }) | null>;
  secret(key: string): Promise<string | null>;
  /** Keys after `after`, in the order of their bytes. */
  secretNames(after: string, limit: number): Promise<readonly string[]>;
  audit(): Promise<readonly string[]>;
  close(): Promise<void>;
}
