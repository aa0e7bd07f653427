import type { Notes } from './notes.ts';
import type { StoreError } from './store-error.ts';

/** A node that has the house open, as the database knows it. */
export interface NodeLine {
  readonly name: string;
  /** Another for each start of a node: a table is had by a run, not by a name. */
  readonly run: string;
  /** Where the other nodes reach it; empty as long as it opens. */
  readonly address: string;
  /** Whether it keeps notes of its tables: one of an older edition does not. */
  readonly tells: boolean;
}

export interface JoinOptions {
  readonly name: string;
  /** What all nodes of a house know, and nobody else. */
  readonly secret: string;
}

/** The nodes of a house on one database. It says who tries to take a table; who may write one is said by the table's owner stream. */
export interface Nodes {
  readonly self: Pick<NodeLine, 'name' | 'run'>;
  /** Tells the others where this node is reached. */
  announce(address: string): Promise<void>;
  /** Those that are alive by the time of the database, by name; ourselves among them while we are. */
  live(): Promise<readonly NodeLine[]>;
  /** Whether our own lease was put off so lately that it cannot have run out, by the monotonic clock. */
  readonly isSure: boolean;
  /** What the nodes say of their tables beside the events. */
  readonly notes: Notes;
  /** Resolves when another run has our name; never when we leave. */
  readonly lost: Promise<StoreError>;
  /** Everybody is told that we are gone. */
  leave(): Promise<void>;
}
