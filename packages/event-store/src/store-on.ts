import type { Backend } from './backend.ts';
import {
  checkAppend,
  checkLookup,
  checkName,
  checkNumber,
  checkSnapshot,
  checkVaultChange,
  LIMITS,
} from './check-input.ts';
import { GroupCommit } from './group-commit.ts';
import { snapshotSum } from './hash.ts';
import { Health } from './health.ts';
import type { EventStore, Snapshots, Vault } from './store.ts';

const PAGE = 500;
/** What the store asks itself with. */
const PING = 'ping';

export function storeOn(backend: Backend): EventStore {
  const health = new Health({
    look: () => group.add({ kind: 'lookup', lookup: { commandId: PING, actor: PING, stream: PING } }),
    write: async () => {
      await group.add({ kind: 'vault', change: { kind: 'put', key: PING, value: PING } });
      await group.add({ kind: 'vault', change: { kind: 'remove', key: PING } });
    },
  });
  const group = new GroupCommit(
    health.noting((batch) => backend.commit(batch)),
    backend.atOnce,
  );
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
      for (let next = from; next <= to; ) {
        const most = Math.min(PAGE, to - next + 1);
        const page = await backend.events(stream, next, most);
        yield* page;
        if (page.length < most) return;
        next = page.at(-1)!.version + 1;
      }
    },
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
    audit: () => backend.audit(),
    ping: () => health.ping(),
    failed: group.failed,
    close() {
      closing ??= group.close().then(() => backend.close());
      return closing;
    },
  };
}
