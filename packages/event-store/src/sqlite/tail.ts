import { commandKey } from '../command-key.ts';
import { type CommitRow, headsOf } from '../commit-row.ts';
import type { Head } from '../envelope.ts';

/** Which append wrote the events of a stream from a version on. */
export interface Position {
  readonly version: number;
  readonly commit: number;
}

/** One line of the index. */
export type IndexLine =
  | ({ readonly kind: 'position'; readonly stream: string } & Position)
  | { readonly kind: 'command'; readonly key: Buffer; readonly commit: number }
  | ({ readonly kind: 'head' } & Head);

/** What some appends that follow each other did: heads, positions and commands. */
class Stretch {
  readonly heads = new Map<string, Head & { readonly commit: number }>();
  readonly positions = new Map<string, Position[]>();
  readonly commands = new Map<string, number>();
  count = 0;

  take(commit: number, row: CommitRow): void {
    this.count += 1;
    this.commands.set(row.commandId, commit);
    for (const [i, head] of headsOf(row).entries()) {
      const { version, events } = row.writes[i]!;
      if (events.length === 0) continue;
      this.heads.set(head.stream, { ...head, commit });
      const known = this.positions.get(head.stream);
      const position = { version: version + 1, commit };
      if (known === undefined) this.positions.set(head.stream, [position]);
      else known.push(position);
    }
  }

  /** In the order of the tables, so that each page of theirs is written once. */
  lines(): readonly IndexLine[] {
    const streams = [...this.positions.keys()].sort();
    const keys = [...this.commands].map(([id, commit]) => ({ kind: 'command' as const, key: commandKey(id), commit }));
    return [
      ...streams.flatMap((stream) =>
        this.positions.get(stream)!.map((one) => ({ kind: 'position' as const, stream, ...one })),
      ),
      ...keys.sort((a, b) => Buffer.compare(a.key, b.key)),
      ...streams.map((stream) => ({ kind: 'head' as const, ...this.heads.get(stream)! })),
    ];
  }
}

interface Carrying {
  readonly stretch: Stretch;
  readonly lines: readonly IndexLine[];
  readonly to: number;
  at: number;
}

/** Lines for the index, and up to which append it is complete with them. */
export interface Portion {
  readonly lines: readonly IndexLine[];
  readonly completeTo: number | null;
}

export interface IndexLimits {
  /** After so many appends a stretch is carried into the index. */
  readonly stretch: number;
  /** So many lines go with each batch, until all are there. */
  readonly portion: number;
}
const LIMITS: IndexLimits = { stretch: 20_000, portion: 200 };

/**
 * The end of the log that the index does not know yet, held in memory. To write each line of the index when its append is made
 * would dirty a page or more for every command; carried over in order, a page takes many lines.
 */
export class Tail {
  readonly #limits: IndexLimits;
  #fresh = new Stretch();
  #carrying: Carrying | null = null;
  #last: number;
  #indexed: number;

  /** `indexed`: up to which append the index is complete. */
  constructor(indexed: number, limits: Partial<IndexLimits> = {}) {
    this.#indexed = indexed;
    this.#last = indexed;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The last append it knows of. */
  get last(): number {
    return this.#last;
  }

  get indexed(): number {
    return this.#indexed;
  }

  take(commit: number, row: CommitRow): void {
    this.#fresh.take(commit, row);
    this.#last = commit;
  }

  head(stream: string): Head | undefined {
    return this.#fresh.heads.get(stream) ?? this.#carrying?.stretch.heads.get(stream);
  }

  /** Streams that it has a head of. */
  streams(): ReadonlySet<string> {
    return new Set([...this.#fresh.heads.keys(), ...(this.#carrying?.stretch.heads.keys() ?? [])]);
  }

  positions(stream: string): readonly Position[] {
    const [older, newer] = [this.#carrying?.stretch.positions.get(stream), this.#fresh.positions.get(stream)];
    return [...(older ?? []), ...(newer ?? [])];
  }

  command(id: string): number | undefined {
    return this.#fresh.commands.get(id) ?? this.#carrying?.stretch.commands.get(id);
  }

  /** What goes into the index with the next batch; nothing most of the time. `least`: from so many appends on. */
  portion(least = this.#limits.stretch): Portion | null {
    if (this.#carrying === null && this.#fresh.count >= least) {
      this.#carrying = { stretch: this.#fresh, lines: this.#fresh.lines(), to: this.#last, at: 0 };
      this.#fresh = new Stretch();
    }
    if (this.#carrying === null) return null;
    const { lines, at, to } = this.#carrying;
    const end = at + this.#limits.portion;
    this.#carrying.at = end;
    const completeTo = end >= lines.length ? to : null;
    if (completeTo !== null) {
      this.#carrying = null;
      this.#indexed = completeTo;
    }
    return { lines: lines.slice(at, end), completeTo };
  }
}
