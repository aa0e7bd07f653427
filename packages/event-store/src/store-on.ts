import type { Append, Lookup, VaultChange, Write } from './append.ts';
import type { Backend } from './backend.ts';
import type { Envelope, NewEvent } from './envelope.ts';
import { GroupCommit } from './group-commit.ts';
import { snapshotSum } from './hash.ts';
import { Health } from './health.ts';
import type { EventStore, NewSnapshot, Snapshots, Vault } from './store.ts';
import { StoreError } from './store-error.ts';

export const LIMITS = {
  nameBytes: 200,
  /** Of one event's data, an act, an answer, a secret. */
  textBytes: 1024 * 1024,
  /** A snapshot holds a whole table. */
  stateBytes: 16 * 1024 * 1024,
  streamsPerAppend: 100,
  eventsPerAppend: 1000,
  /** What a 32-bit column of PostgreSQL holds. */
  number: 2 ** 31 - 1,
} as const;

const PAGE = 500;
/** What the store asks itself with. */
const PING = 'ping';

/** The port over what an adapter brings: it refuses what cannot be kept, and everything that writes goes through one queue. */
export function storeOn(backend: Backend): EventStore {
  const health = new Health({
    look: () => group.add({ kind: 'lookup', lookup: { commandId: PING, actor: PING, stream: PING } }),
    write: async () => {
      await group.add({ kind: 'vault', change: { kind: 'put', key: PING, value: PING } });
      await group.add({ kind: 'vault', change: { kind: 'remove', key: PING } });
    },
  });
  const group = new GroupCommit(backend.commit, backend.atOnce);
  group.observe(health);
  let closing: Promise<void> | undefined;

  const snapshots: Snapshots = {
    async save({ stream, shape, version, state }) {
      const snapshot = { stream, shape, version, state };
      checkSnapshot(snapshot);
      await group.add({ kind: 'snapshot', snapshot, sum: snapshotSum(shape, version, state) });
    },
    async load(stream, shape) {
      const found = await backend.snapshot(stream, shape);
      if (!found || found.sum !== snapshotSum(found.shape, found.version, found.state)) return null;
      return { version: found.version, state: found.state };
    },
  };
  const vault: Vault = {
    async put(key, value) {
      const change = { kind: 'put', key, value } as const;
      checkVaultChange(change);
      return (await group.add({ kind: 'vault', change })).ok;
    },
    get: (key) => backend.secret(key),
    async replace(key, from, value) {
      const change = { kind: 'replace', key, from, value } as const;
      checkVaultChange(change);
      return (await group.add({ kind: 'vault', change })).ok;
    },
    async *names() {
      for (let after = ''; ; ) {
        const page = await backend.secretNames(after, PAGE);
        yield* page.filter((name) => name !== PING);
        if (page.length < PAGE) return;
        after = page.at(-1)!;
      }
    },
    async all() {
      const { commit, secrets } = await backend.secrets();
      return { commit, secrets: new Map([...secrets].filter(([key]) => key !== PING)) };
    },
    async remove(key) {
      const change = { kind: 'remove', key } as const;
      checkVaultChange(change);
      await group.add({ kind: 'vault', change });
    },
  };

  return {
    async append(append) {
      checkAppend(append);
      return group.add({ kind: 'append', append });
    },
    async find(lookup) {
      checkLookup(lookup);
      const found = await group.add({ kind: 'lookup', lookup });
      return found.ok && !found.value.repeated ? null : found;
    },
    async *read(stream, from = 1, to = LIMITS.number) {
      checkName('stream', stream);
      checkNumber('version', from, LIMITS.number);
      let atOnce: number = PAGE;
      for (let next = from; next <= to; ) {
        const most = Math.min(atOnce, to - next + 1);
        let page: readonly Envelope[];
        try {
          page = await backend.events(stream, next, most);
        } catch (error) {
          if (most === 1 || !isUnreadable(error)) throw error;
          // What stands before the first that cannot be read is given, one by one.
          atOnce = 1;
          continue;
        }
        yield* page;
        if (page.length < most) return;
        next = page.at(-1)!.version + 1;
      }
    },
    appends: ({ after = -Number.MAX_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER } = {}) => backend.appends(after, to),
    head: (stream) => backend.head(stream),
    async *streams(prefix = '') {
      for (let after = ''; ; ) {
        const page = await backend.heads(after, prefix, PAGE);
        for (const head of page) {
          if (!head.stream.startsWith(prefix)) return;
          yield head;
        }
        if (page.length < PAGE) return;
        after = page.at(-1)!.stream;
      }
    },
    snapshots,
    vault,
    sealing: backend.sealing ?? null,
    audit: () => backend.audit(),
    ping: () => health.ping(),
    observe: (observer) => group.observe(observer),
    failed: group.failed,
    close() {
      closing ??= group.close().then(() => backend.close());
      return closing;
    },
  };
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'damaged' || error.code === 'archive-missing');

const CONTROL = /\p{Cc}/u;

function checkAppend(append: Append): void {
  checkName('command id', append.commandId);
  checkName('actor', append.actor);
  checkNumber('time', append.at, Number.MAX_SAFE_INTEGER);
  if (append.answer !== undefined) checkText('answer', append.answer, LIMITS.textBytes);
  if (append.writes.length + (append.holds?.length ?? 0) > LIMITS.streamsPerAppend)
    refuse(`an append has at most ${LIMITS.streamsPerAppend} streams`);
  const { writes, holds = [] } = append;
  const names = new Set([...writes, ...holds].map(({ stream }) => stream));
  if (names.size !== writes.length + holds.length) refuse('an append names each stream once');
  const events = append.writes.reduce((sum, write) => sum + write.events.length, 0);
  if (events > LIMITS.eventsPerAppend) refuse(`an append has at most ${LIMITS.eventsPerAppend} events`);
  append.writes.forEach(checkWrite);
  for (const { stream, version } of holds) {
    checkName('stream', stream);
    checkNumber('held version', version, LIMITS.number);
  }
  append.vault?.forEach(checkVaultChange);
}

function checkLookup({ commandId, actor, stream }: Lookup): void {
  checkName('command id', commandId);
  checkName('actor', actor);
  checkName('stream', stream);
}

function checkSnapshot({ stream, shape, version, state }: NewSnapshot): void {
  checkName('stream', stream);
  checkName('shape', shape);
  checkNumber('version', version, LIMITS.number);
  checkText('state', state, LIMITS.stateBytes);
}

function checkVaultChange(change: VaultChange): void {
  checkName('key', change.key);
  if (change.kind !== 'remove') checkText('secret', change.value, LIMITS.textBytes);
  if (change.kind === 'replace') checkText('secret', change.from, LIMITS.textBytes);
}

function checkName(what: string, name: string): void {
  if (name === '') refuse(`the ${what} is empty`);
  checkText(what, name, LIMITS.nameBytes);
  if (CONTROL.test(name)) refuse(`the ${what} has a control character`);
}

function checkNumber(what: string, value: number, most: number): void {
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    refuse(`the ${what} is not a whole number up to ${most}`);
}

function checkWrite({ stream, expected, ruleset, edition, events }: Write): void {
  checkName('stream', stream);
  checkNumber('expected version', expected, LIMITS.number - LIMITS.eventsPerAppend);
  if (ruleset !== '') checkName('ruleset', ruleset);
  checkNumber('edition', edition, LIMITS.number);
  events.forEach(checkEvent);
  const hasActs = events.some(({ act }) => act !== undefined);
  if (hasActs && events[0]?.act === undefined) refuse(`an event of ${stream} stands before the first act`);
}

function checkEvent({ type, data, act }: NewEvent): void {
  checkName('type', type);
  checkJson('data', data, type);
  if (act !== undefined) checkJson('act', act, type);
}

function checkJson(what: string, text: string, type: string): void {
  checkText(what, text, LIMITS.textBytes);
  try {
    JSON.parse(text);
  } catch {
    refuse(`the ${what} of ${type} is not JSON`);
  }
}

/** Half a surrogate has no bytes, and PostgreSQL keeps no zero byte: what is stored must be what was hashed. */
function checkText(what: string, value: string, most: number): void {
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0'))
    refuse(`the ${what} is not plain text`);
  if (Buffer.byteLength(value) > most) refuse(`the ${what} is longer than ${most} bytes`);
}

function refuse(message: string): never {
  throw new StoreError('bad-input', `Not written: ${message}.`);
}
