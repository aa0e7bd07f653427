import type { Append, Appended, Store, Stored } from '../src/ports/store.ts';

/** A store as the port describes it, in memory: for tests that do not ask about disks. */
export class MemoryStore implements Store {
  readonly streams = new Map<string, Stored[]>();
  readonly secrets = new Map<string, string>();
  readonly #commands = new Map<string, string | null>();
  /** The next appends fail, as if the disk were gone. */
  failing = false;

  async append({ commandId, actor, at, writes, answer, vault = [] }: Append): Promise<Appended> {
    if (this.failing) throw new Error('the disk is gone');
    const known = this.#commands.get(commandId);
    if (known !== undefined) return { ok: true, value: { repeated: true, answer: known } };
    const behind = writes.some(({ stream, expected }) => (this.streams.get(stream)?.length ?? 0) !== expected);
    if (behind) return { ok: false, refusal: { code: 'conflict' } };
    for (const { stream, events } of writes) {
      const kept = this.streams.get(stream) ?? [];
      for (const event of events) kept.push({ ...event, version: kept.length + 1, commandId, actor, at });
      this.streams.set(stream, kept);
    }
    for (const change of vault) {
      if (change.kind === 'put') this.secrets.set(change.key, change.value);
      else this.secrets.delete(change.key);
    }
    this.#commands.set(commandId, answer ?? null);
    return { ok: true, value: { repeated: false, answer: answer ?? null } };
  }

  async *read(stream: string, from = 1): AsyncIterable<Stored> {
    yield* [...(this.streams.get(stream) ?? [])].slice(from - 1);
  }

  readonly vault = {
    get: async (key: string) => this.secrets.get(key) ?? null,
    put: async (key: string, value: string) => {
      const known = this.secrets.get(key);
      if (known === undefined) this.secrets.set(key, value);
      return known === undefined || known === value;
    },
  };

  async close(): Promise<void> {}
}
