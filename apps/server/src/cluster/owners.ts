import { randomBytes } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { Hold, Store } from '../ports/store.ts';
import { OWNER_PREFIX, type Owned, type OwnerLine, ownerStream } from './owner-stream.ts';

/** One start of a node. */
export interface Run {
  readonly node: string;
  readonly run: string;
}

export interface OwnersParts {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly self: Run;
}

/** Whose each table is, as the store has it. Taking one and giving it away are appends like any other: of two who try, one may. */
export class Owners {
  readonly #parts: OwnersParts;
  readonly #tables = new Map<string, Owned>();

  constructor(parts: OwnersParts) {
    this.#parts = parts;
  }

  /** What was last read of it; undefined: nobody ever had it. */
  of(table: string): Owned | undefined {
    return this.#tables.get(table);
  }

  /** Reads what has changed. */
  async look(): Promise<void> {
    for await (const { stream, version } of this.#parts.store.streams(OWNER_PREFIX)) {
      const table = stream.slice(OWNER_PREFIX.length);
      if (this.#tables.get(table)?.version !== version) await this.#read(table, version);
    }
  }

  /** Takes a table, whoever has it: from then on nobody else writes to it. Null: somebody else was quicker. */
  async take(table: string): Promise<Hold | null> {
    const before = this.of(table) ?? (await this.#lookAt(table));
    const version = await this.#append(table, before?.version ?? 0, { type: 'TableTaken', ...this.#parts.self });
    return version === null ? null : { stream: ownerStream(table), version };
  }

  /** Gives a table away that is ours at this version. False: it was ours no more. */
  async give(table: string, { version }: Hold, to: string): Promise<boolean> {
    return (await this.#append(table, version, { type: 'TableGiven', ...this.#parts.self, to })) !== null;
  }

  async #append(table: string, expected: number, line: OwnerLine): Promise<number | null> {
    const { store, clock, self } = this.#parts;
    const { type, ...data } = line;
    const stream = ownerStream(table);
    const events = [{ type, data: JSON.stringify(data) }];
    const appended = await store.append({
      commandId: `${stream}:${randomBytes(9).toString('base64url')}`,
      actor: `node:${self.node}`,
      at: clock.now(),
      writes: [{ stream, expected, ruleset: '', edition: 0, events }],
    });
    if (!appended.ok) {
      await this.#lookAt(table);
      return null;
    }
    this.#tables.set(table, { version: expected + 1, line });
    return expected + 1;
  }

  async #lookAt(table: string): Promise<Owned | undefined> {
    const head = await this.#parts.store.head(ownerStream(table));
    if (head !== null) await this.#read(table, head.version);
    return this.of(table);
  }

  async #read(table: string, from: number): Promise<void> {
    for await (const { type, data, version } of this.#parts.store.read(ownerStream(table), from)) {
      const line = { ...(JSON.parse(data) as object), type } as OwnerLine;
      if (version > (this.of(table)?.version ?? 0)) this.#tables.set(table, { version, line });
    }
  }
}
