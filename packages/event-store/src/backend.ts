import type { NumberedRow } from './commit-row.ts';
import type { Envelope, Head } from './envelope.ts';
import type { Operation, Outcome } from './plan.ts';
import type { Sealing } from './sealing/sealing.ts';
import type { HeldSecrets, NewSnapshot } from './store.ts';

/** What an adapter has to bring; `storeOn` makes a store of it. */
export interface Backend {
  /** One transaction for all. Resolves when it is on the disk; rejects with nothing or everything of it written. */
  readonly commit: (batch: readonly Operation[]) => Promise<readonly Outcome[]>;
  /** How many batches it takes before the first is answered; one unless it says so. It keeps them in order. */
  readonly atOnce?: number;
  events(stream: string, from: number, limit: number): Promise<readonly Envelope[]>;
  /** Whole appends with numbers above `after` and up to `to`, oldest first. */
  appends(after: number, to: number): AsyncIterable<NumberedRow>;
  head(stream: string): Promise<Head | null>;
  /** Names after `after` and not before `from`, in the order of their bytes. */
  heads(after: string, from: string, limit: number): Promise<readonly Head[]>;
  /** Only if the event it was taken at is still the same. */
  snapshot(stream: string, shape: string): Promise<(NewSnapshot & { readonly sum: string }) | null>;
  secret(key: string): Promise<string | null>;
  /** Keys after `after`, in the order of their bytes. */
  secretNames(after: string, limit: number): Promise<readonly string[]>;
  /** All of the vault, and the number of the last append, read at one moment. */
  secrets(): Promise<HeldSecrets>;
  audit(): Promise<readonly string[]>;
  /** Left out where it keeps everything in rows. */
  readonly sealing?: Sealing;
  close(): Promise<void>;
}
