import {
  type Append,
  type Appended,
  type AppendRange,
  type Envelope,
  type EventStore,
  type Head,
  hashOf,
  type KeptWrite,
  type Lookup,
  type NewSnapshot,
  NO_HASH,
  type NumberedRow,
  type Receipt,
  StoreError,
  type StoreObserver,
} from '@sabot/event-store';

/** A store as the port describes it, in memory: for tests that do not ask about disks. */
export class MemoryStore implements EventStore {
  readonly sealing = null;
  readonly kept = new Map<string, Envelope[]>();
  readonly secrets = new Map<string, string>();
  readonly saved = new Map<string, NewSnapshot>();
  readonly #commands = new Map<string, Pick<Receipt, 'answer' | 'commit'> & { readonly actor: string }>();
  readonly #log: NumberedRow[] = [];
  /** The next appends fail, as if the disk were gone. */
  failing = false;
  /** Runs before each append, which waits for it and fails if it does. */
  interrupt: (() => Promise<void>) | null = null;
  readonly #observers: StoreObserver[] = [];
  /** How many events were read since somebody last set this to nothing. */
  eventsRead = 0;

  observe(observer: StoreObserver): void {
    this.#observers.push(observer);
  }

  async append(append: Append): Promise<Appended> {
    for (const observer of this.#observers) observer.handedIn?.('append');
    try {
      await this.interrupt?.();
      const outcome = this.#append(append);
      for (const observer of this.#observers) observer.done?.('append', outcome, 0);
      return outcome;
    } catch (error) {
      for (const observer of this.#observers) observer.failed?.('append', error);
      throw error;
    }
  }

  #append({ commandId, actor, at, writes, answer, vault = [] }: Append): Appended {
    if (this.failing) throw new StoreError('storage-failed', 'The disk is gone.');
    const first = this.#first({ commandId, actor });
    if (first !== null) return first;
    for (const { stream, expected } of writes) {
      const actual = this.kept.get(stream)?.length ?? 0;
      if (actual !== expected) return { ok: false, refusal: { code: 'conflict', stream, expected, actual } };
    }
    const commit = this.#commands.size + 1;
    const written: KeptWrite[] = [];
    for (const { stream, expected, events, ruleset, edition } of writes) {
      const kept = this.kept.get(stream) ?? [];
      const prev = kept.at(-1)?.hash ?? NO_HASH;
      for (const { type, data, act = null } of events) {
        const prev = kept.at(-1)?.hash ?? NO_HASH;
        const under = { stream, version: kept.length + 1, commit, commandId, actor, at, ruleset, edition };
        const linked = { ...under, act, type, data, prev };
        kept.push({ ...linked, hash: hashOf(linked) });
      }
      this.kept.set(stream, kept);
      written.push({ stream, version: expected, prev, ruleset, edition, events: kept.slice(expected) });
    }
    this.#log.push({ commit, row: { commandId, actor, at, answer: answer ?? null, writes: written } });
    for (const change of vault) {
      if (change.kind === 'remove') this.secrets.delete(change.key);
      else this.secrets.set(change.key, change.value);
    }
    this.#commands.set(commandId, { actor, answer: answer ?? null, commit });
    const heads = written.map(({ stream, version, events }) => {
      const last = events.at(-1);
      return { stream, version: version + events.length, hash: last?.hash ?? NO_HASH };
    });
    return { ok: true, value: { commandId, heads, repeated: false, commit, answer: answer ?? null } };
  }

  async find(lookup: Lookup): Promise<Appended | null> {
    if (this.failing) throw new Error('the disk is gone');
    return this.#first(lookup);
  }

  #first({ commandId, actor }: Omit<Lookup, 'stream'>): Appended | null {
    const first = this.#commands.get(commandId);
    if (first === undefined) return null;
    if (first.actor !== actor) return { ok: false, refusal: { code: 'foreign-command', commandId } };
    return { ok: true, value: { commandId, heads: [], repeated: true, commit: first.commit, answer: first.answer } };
  }

  async *read(stream: string, from = 1, to = Number.POSITIVE_INFINITY): AsyncIterable<Envelope> {
    for (const event of (this.kept.get(stream) ?? []).slice(from - 1, to)) {
      this.eventsRead += 1;
      yield event;
    }
  }

  async *appends({ after = 0, to = this.#log.length }: AppendRange = {}): AsyncIterable<NumberedRow> {
    yield* this.#log.slice(Math.max(0, after), to);
  }

  async head(stream: string): Promise<Head | null> {
    const last = this.kept.get(stream)?.at(-1);
    return last === undefined ? null : { stream, version: last.version, hash: last.hash };
  }

  async *streams(prefix = ''): AsyncIterable<Head> {
    for (const stream of [...this.kept.keys()].sort()) {
      const head = stream.startsWith(prefix) ? await this.head(stream) : null;
      if (head !== null) yield head;
    }
  }

  readonly snapshots = {
    save: async (snapshot: NewSnapshot) => {
      this.saved.set(snapshot.stream, snapshot);
    },
    load: async (stream: string, shape: string) => {
      const found = this.saved.get(stream);
      return found?.shape === shape ? found : null;
    },
  };

  readonly vault = {
    get: async (key: string) => this.secrets.get(key) ?? null,
    put: async (key: string, value: string) => {
      const known = this.secrets.get(key);
      if (known === undefined) this.secrets.set(key, value);
      return known === undefined || known === value;
    },
    replace: async (key: string, from: string, value: string) => {
      const isHeld = this.secrets.get(key) === from;
      if (isHeld) this.secrets.set(key, value);
      return isHeld;
    },
    remove: async (key: string) => {
      this.secrets.delete(key);
    },
    all: async () => ({ commit: this.#commands.size, secrets: new Map(this.secrets) }),
    names: () => this.#secretNames(),
  };

  async *#secretNames(): AsyncIterable<string> {
    yield* [...this.secrets.keys()].sort();
  }

  /** It never does, but when a test says so, and then it recovers. */
  readonly failed = new Promise<never>(() => undefined);

  async ping(): Promise<StoreError | null> {
    return this.failing ? new StoreError('storage-failed', 'The disk is gone.') : null;
  }

  async audit(): Promise<readonly string[]> {
    return [];
  }

  async close(): Promise<void> {}
}
