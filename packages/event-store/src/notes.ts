/** What a node says of a name beside its streams: only the last one is kept, and it may be lost with the database's last moments. */
export interface Note {
  readonly name: string;
  /** One with a lower fence than what is there comes too late, and is dropped. */
  readonly fence: number;
  readonly text: string;
}

export interface KeptNote extends Note {
  /** Which run of a node wrote it. */
  readonly run: string;
  /** So many milliseconds ago, by the time of the database. */
  readonly age: number;
  /** So long its writer put its lease off after it; null: nobody knows. */
  readonly outlived: number | null;
}

export interface Notes {
  put(notes: readonly Note[]): Promise<void>;
  get(names: readonly string[]): Promise<readonly KeptNote[]>;
  /** Calls with the names of what was written, by whatever node; null: some may have been missed, and all are to be looked at. */
  follow(heard: (names: readonly string[] | null) => void): () => void;
}
