/** What a writer hands in; the rest of the envelope is the store's. */
export interface NewEvent {
  readonly type: string;
  /** JSON text, kept and hashed as it is. */
  readonly data: string;
}

export interface Envelope extends NewEvent {
  readonly stream: string;
  /** 1 for the first event of a stream, without gaps. */
  readonly version: number;
  readonly commandId: string;
  readonly actor: string;
  /** Milliseconds since 1970, as the writer's clock said. */
  readonly at: number;
  readonly ruleset: string;
  readonly edition: number;
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
