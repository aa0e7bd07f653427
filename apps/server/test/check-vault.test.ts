import { sealedVault, VaultKeys } from '@sabot/event-store';
import { expect, it } from 'vitest';
import { checkVault } from '../src/table/shoe/check-vault.ts';
import type { MemoryStore } from './kit/memory-store.ts';
import { seat, testRoom } from './kit/room.ts';

/** A table in the middle of its first shoe. */
async function inPlay(): Promise<{ readonly store: MemoryStore; readonly key: string }> {
  const test = await testRoom();
  await seat(test, 'ana', 1);
  await test.clock.until(() => test.store.secrets.size > 0);
  const [key = ''] = [...test.store.secrets.keys()];
  expect(key).toMatch(/^shuffle:/);
  return { store: test.store, key };
}

it('the secret of the shoe in play fits what the house has committed to', async () => {
  const { store } = await inPlay();
  expect(await checkVault(store)).toEqual({ checked: 1, faults: [] });
});

it.each([
  ['missing', (store: MemoryStore, key: string) => store.secrets.delete(key)],
  ['does-not-fit', (store: MemoryStore, key: string) => store.secrets.set(key, 'ab'.repeat(32))],
  ['does-not-fit', (store: MemoryStore, key: string) => store.secrets.set(key, 'constructor')],
] as const)('a secret that is %s is named', async (fault, spoil) => {
  const { store, key } = await inPlay();
  spoil(store, key);
  expect(await checkVault(store)).toEqual({ checked: 0, faults: [{ key, fault }] });
});

it('a secret whose shoe is over, or of a table that never was, is left over', async () => {
  const { store, key } = await inPlay();
  const others = [key.replace(/\d+$/, '7'), 'shuffle:__proto__:1'];
  for (const other of others) store.secrets.set(other, 'ab'.repeat(32));
  const faults = others.map((one) => ({ key: one, fault: 'left-over' })).sort((a, b) => (a.key < b.key ? -1 : 1));
  expect(await checkVault(store)).toEqual({ checked: 1, faults });
});

it('a secret sealed with a key that is not given is named, and one that is given is checked', async () => {
  const { store, key } = await inPlay();
  const keys = VaultKeys.from('ab'.repeat(32))!;
  store.secrets.set(key, keys.seal(key, store.secrets.get(key)!));
  const other = VaultKeys.from('cd'.repeat(32))!;
  const sealed = (by: VaultKeys) =>
    Object.assign(sealedVault(store, by), {
      read: store.read.bind(store),
      head: store.head.bind(store),
      streams: store.streams.bind(store),
    });
  expect(await checkVault(sealed(keys))).toEqual({ checked: 1, faults: [] });
  expect(await checkVault(sealed(other))).toEqual({ checked: 0, faults: [{ key, fault: 'not-opened' }] });
});
