import type { VaultChange } from './append.ts';
import type { EventStore, Vault } from './store.ts';
import { notOpened, sealedWith, type VaultKeys } from './vault-keys.ts';

/** The same store; its vault holds nothing that can be read without a key. */
export function sealedVault(store: EventStore, keys: VaultKeys): EventStore {
  const sealed = (change: VaultChange): VaultChange => {
    switch (change.kind) {
      case 'put':
        return { ...change, value: keys.seal(change.key, change.value) };
      case 'replace':
        return { ...change, from: keys.seal(change.key, change.from), value: keys.seal(change.key, change.value) };
      case 'remove':
        return change;
      default:
        return change satisfies never;
    }
  };
  const vault: Vault = {
    put: (key, value) => store.vault.put(key, keys.seal(key, value)),
    async get(key) {
      const stored = await store.vault.get(key);
      return stored === null ? null : keys.open(key, stored);
    },
    replace: (key, from, value) => store.vault.replace(key, keys.seal(key, from), keys.seal(key, value)),
    remove: (key) => store.vault.remove(key),
    names: () => store.vault.names(),
    async all() {
      const { commit, secrets } = await store.vault.all();
      return { commit, secrets: new Map([...secrets].map(([key, stored]) => [key, keys.open(key, stored)])) };
    },
  };
  return {
    ...store,
    append: (append) => store.append(append.vault ? { ...append, vault: append.vault.map(sealed) } : append),
    vault,
  };
}

/** How many secrets are sealed with which key; under `null` those that lie there as they are. */
export async function vaultSeals({ vault }: EventStore): Promise<ReadonlyMap<string | null, number>> {
  const counts = new Map<string | null, number>();
  for await (const name of vault.names()) {
    const stored = await vault.get(name);
    if (stored === null) continue;
    const id = sealedWith(stored);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * Seals every secret with the first of the keys; says how many were not yet. Nobody else may use the store meanwhile: who does
 * not have the new key could read nothing more.
 */
export async function resealVault({ vault }: EventStore, keys: VaultKeys): Promise<number> {
  let count = 0;
  for await (const name of vault.names()) {
    const stored = await vault.get(name);
    if (stored === null) continue;
    // All are opened: a key that is missing is found now, and not in the middle of a coup.
    const secret = keys.open(name, stored);
    if (sealedWith(stored) === keys.id) continue;
    if (await vault.replace(name, stored, keys.seal(name, secret))) count += 1;
  }
  return count;
}

/** Throws at the first secret that needs a key. */
export async function refuseSealed({ vault }: EventStore): Promise<void> {
  for await (const name of vault.names()) {
    const id = sealedWith((await vault.get(name)) ?? '');
    if (id !== null) throw notOpened(name, id, 'which was not given');
  }
}
