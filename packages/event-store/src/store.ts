import type { Append, Appended, Lookup } from './append.ts';
import type { Envelope, Head } from './envelope.ts';
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
  head(stream: string): Promise<Head | null>;
  /** In the order of the bytes of their names. */
  streams(prefix?: string): AsyncIterable<Head>;
  readonly snapshots: Snapshots;
  readonly vault: Vault;
  /** What the database itself finds wrong, one line each. */
  audit(): Promise<readonly string[]>;
  /** Why nothing can be kept right now, asked within two seconds; null: it can. */
  ping(): Promise<StoreError | null>;
  /** Resolves when the store takes nothing more because the storage failed; never when it is closed. */
  readonly failed: Promise<StoreError>;
  /** Waits for what was handed in, then closes. */
  close(): Promise<void>;
}
