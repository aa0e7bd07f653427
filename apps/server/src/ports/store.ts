/** What the server asks of an event store; `@sabot/event-store` gives all of it. */
export interface NewEvent {
  readonly type: string;
  readonly data: string;
}
export interface Stored extends NewEvent {
  readonly version: number;
  readonly commandId: string;
  readonly actor: string;
  readonly at: number;
}
export interface Write {
  readonly stream: string;
  /** The version the writer has seen; a writer that is behind is refused. */
  readonly expected: number;
  readonly ruleset: string;
  readonly edition: number;
  readonly events: readonly NewEvent[];
}
export type VaultChange =
  | { readonly kind: 'put'; readonly key: string; readonly value: string }
  | { readonly kind: 'remove'; readonly key: string };

/** All of it is written, or nothing. */
export interface Append {
  readonly commandId: string;
  readonly actor: string;
  readonly at: number;
  readonly writes: readonly Write[];
  readonly answer?: string;
  readonly vault?: readonly VaultChange[];
}
export type Appended =
  | { readonly ok: true; readonly value: { readonly repeated: boolean; readonly answer: string | null } }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

export interface Store {
  /** Resolves after the commit has reached the disk. */
  append(append: Append): Promise<Appended>;
  read(stream: string, from?: number): AsyncIterable<Stored>;
  /** Secrets stand beside the streams and in none of them. */
  readonly vault: { get(key: string): Promise<string | null>; put(key: string, value: string): Promise<boolean> };
  close(): Promise<void>;
}
