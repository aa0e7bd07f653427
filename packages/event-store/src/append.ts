import type { Head, NewEvent } from './envelope.ts';

export interface Write {
  readonly stream: string;
  /** The version the writer has seen; 0 for a stream that is not there. */
  readonly expected: number;
  /** `''` and 0 where no regulation speaks, as in a wallet. */
  readonly ruleset: string;
  readonly edition: number;
  /** Without events the write only holds the stream to `expected`. */
  readonly events: readonly NewEvent[];
}

export type VaultChange =
  | { readonly kind: 'put'; readonly key: string; readonly value: string }
  /** Refused unless the vault holds just this. */
  | { readonly kind: 'replace'; readonly key: string; readonly from: string; readonly value: string }
  | { readonly kind: 'remove'; readonly key: string };

/** A stream that must stand at a version when an append is written. Nobody writes to it meanwhile, and nothing of this is kept. */
export interface Hold {
  readonly stream: string;
  readonly version: number;
}

/** All of it is written, or nothing. */
export interface Append {
  readonly commandId: string;
  readonly actor: string;
  readonly at: number;
  /** Each stream at most once. */
  readonly writes: readonly Write[];
  /** Others than it writes to: where one of them stands elsewhere, nothing is written. */
  readonly holds?: readonly Hold[];
  /** Kept with the command; whoever repeats the command gets it again. */
  readonly answer?: string;
  readonly vault?: readonly VaultChange[];
}

/** Asks what was answered to a command. */
export interface Lookup {
  readonly commandId: string;
  readonly actor: string;
  /** Where the command would have written: an append that is still under way there is waited for. */
  readonly stream: string;
}

export interface Receipt {
  readonly commandId: string;
  /** The command was there before: this is its first answer, and nothing was written now. */
  readonly repeated: boolean;
  /** The number of the append in its store; 0 where the command was done before appends were counted. */
  readonly commit: number;
  /** Where the streams stood when the command was written, in the order of its writes. */
  readonly heads: readonly Head[];
  readonly answer: string | null;
}

export type Refusal =
  | { readonly code: 'conflict'; readonly stream: string; readonly expected: number; readonly actual: number }
  /** The command id belongs to somebody else, who alone gets its answer. */
  | { readonly code: 'foreign-command'; readonly commandId: string }
  /** The vault holds another secret under this key. */
  | { readonly code: 'secret-exists'; readonly key: string };

export type Appended =
  | { readonly ok: true; readonly value: Receipt }
  | { readonly ok: false; readonly refusal: Refusal };
