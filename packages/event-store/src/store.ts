import type { Append, Appended, Lookup } from './append.ts';
import type { NumberedRow } from './commit-row.ts';
import type { Envelope, Head } from './envelope.ts';
import type { Sealing } from './sealing/sealing.ts';
import type { StoreError } from './store-error.ts';

export interface Snapshot {
  readonly version: number;
  readonly state: string;
}

export interface NewSnapshot extends Snapshot {
  readonly stream: string;
  /** Names the shape of the state; a snapshot of another shape is as good as none. */
  readonly shape: string;
}

/** A cache: it may be lost, or refused when it does not fit the stream, and is then folded again. */
export interface Snapshots {
  save(snapshot: NewSnapshot): Promise<void>;
  load(stream: string, shape: string): Promise<Snapshot | null>;
}

/** Secrets stand beside the streams: no read, listing or verification of streams ever shows them. */
export interface Vault {
  /** False if the vault holds another secret under this key. */
  put(key: string, value: string): Promise<boolean>;
  get(key: string): Promise<string | null>;
  /** False unless the vault holds just `from` under this key. */
  replace(key: string, from: string, value: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Under which keys there are secrets, in the order of their bytes. */
  names(): AsyncIterable<string>;
  /** Everything it holds, and which append was the last then: both of one moment. */
  all(): Promise<HeldSecrets>;
}

export interface HeldSecrets {
  readonly commit: number;
  readonly secrets: ReadonlyMap<string, string>;
}

/** Appends after one number, up to and with another. */
export interface AppendRange {
  readonly after?: number;
  readonly to?: number;
}

/** An append, the question what was answered to a command, a change of the vault, or a snapshot. */
export type OperationKind = 'append' | 'lookup' | 'vault' | 'snapshot';

/** Is told of every operation, in the order in which they are done. It must not throw. */
export interface StoreObserver {
  handedIn?(kind: OperationKind): void;
  /** It is on the disk, so many milliseconds after it was handed in. */
  done?(kind: OperationKind, outcome: Appended, ms: number): void;
  failed?(kind: OperationKind, error: unknown): void;
}

/**
 * What is refused comes back as a value; what failed rejects with a `StoreError`. After a failure the append may or may not be
 * there: repeat it with the same command id.
 */
export interface EventStore {
  /** Resolves after the commit has reached the disk. Appends of one store are taken in the order of the calls. */
  append(append: Append): Promise<Appended>;
  /** The first answer to a command; null: it was never done. Writes nothing, and takes its turn among the appends. */
  find(lookup: Lookup): Promise<Appended | null>;
  /** From one version on, up to another if it is given: no more is fetched than is asked for. */
  read(stream: string, from?: number, to?: number): AsyncIterable<Envelope>;
  /**
   * Whole appends in the order of their commits. What was written before appends were counted has numbers up to 0 here, in an
   * order in which every stream grows; as `commit` of its events stays 0.
   */
  appends(range?: AppendRange): AsyncIterable<NumberedRow>;
  head(stream: string): Promise<Head | null>;
  /** In the order of the bytes of their names. */
  streams(prefix?: string): AsyncIterable<Head>;
  readonly snapshots: Snapshots;
  readonly vault: Vault;
  /** Null: this store cannot, and keeps everything as it was written. */
  readonly sealing: Sealing | null;
  /** What the database itself finds wrong, one line each. */
  audit(): Promise<readonly string[]>;
  /** Why nothing can be kept right now, asked within two seconds; null: it can. */
  ping(): Promise<StoreError | null>;
  /** From now on until the store is closed. */
  observe(observer: StoreObserver): void;
  /** Resolves when the store takes nothing more because the storage failed; never when it is closed. */
  readonly failed: Promise<StoreError>;
  /** Waits for what was handed in, then closes. */
  close(): Promise<void>;
}
