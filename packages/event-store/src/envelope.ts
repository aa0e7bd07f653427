/** What a writer hands in; the rest of the envelope is the store's. */
export interface NewEvent {
  readonly type: string;
  /** JSON text, kept and hashed as it is. */
  readonly data: string;
  /**
   * The act that brought about this event and those after it, up to the next act: JSON text, kept and hashed as it is. Left out
   * on those that follow, and in streams without acts.
   */
  readonly act?: string;
}

export interface Envelope {
  readonly stream: string;
  /** 1 for the first event of a stream, without gaps. */
  readonly version: number;
  /** The number of its append in this store: 1, 2, 3 … in the order of the commits. 0: written before appends were counted. */
  readonly commit: number;
  readonly commandId: string;
  readonly actor: string;
  /** Milliseconds since 1970, as the writer's clock said. */
  readonly at: number;
  readonly ruleset: string;
  readonly edition: number;
  /** On the first event of an act; null on those that follow it, in streams without acts, and before appends were counted. */
  readonly act: string | null;
  readonly type: string;
  readonly data: string;
  /** The hash of the event before; for the first, `NO_HASH`. 64 hexadecimal digits. */
  readonly prev: string;
  readonly hash: string;
}

/** Where a stream stands: the version and the hash of its last event. */
export interface Head {
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
}

export const NO_HASH = '0'.repeat(64);
