import { claimHouse, resealVault, StoreError, StoreHeld, vaultSeals } from '@sabot/event-store';
import { BadCall } from '../call/bad-call.ts';
import { existingLocation, openedAt } from '../house/store-location.ts';
import { vaultKeysOf } from '../house/vault-keys.ts';
import { atMost, type Call, type Command, type Exit, print, printJson } from './command.ts';

/** Nobody may play meanwhile: a house that does not know the new key could go on with no shoe. */
async function rotate(call: Call, location: string): Promise<Exit> {
  const keys = vaultKeysOf(call);
  if (keys === null) throw new BadCall((bad) => bad.missing('vault', 'SABOT_VAULT_KEY / --vault-key'));
  const store = await openedAt(location);
  try {
    const claim = await claimHouse(location);
    try {
      print(call, call.words.vault.rotated(await resealVault(store, keys), keys.id));
    } finally {
      await claim.release();
    }
  } catch (error) {
    if (error instanceof StoreHeld) throw new BadCall((bad) => bad.storeHeld(error.holder));
    throw error instanceof StoreError ? new BadCall(() => error.message) : error;
  } finally {
    await store.close();
  }
  return 0;
}

async function show(call: Call, location: string): Promise<Exit> {
  const store = await openedAt(location);
  try {
    const seals = await vaultSeals(store);
    if (call.options.json)
      printJson(call, { plain: seals.get(null) ?? 0, sealed: Object.fromEntries(sealedOf(seals)) });
    else if (seals.size === 0) print(call, call.words.vault.empty);
    else print(call, ...[...seals].map(([id, count]) => call.words.vault.seals(id, count)));
    return 0;
  } finally {
    await store.close();
  }
}

const sealedOf = (seals: ReadonlyMap<string | null, number>): readonly (readonly [string, number])[] =>
  [...seals].flatMap(([id, count]) => (id === null ? [] : [[id, count] as const]));

/** What the secrets of a house are sealed with, and sealing them with another key. */
export const vault: Command = {
  name: 'vault',
  options: { data: 'string', 'vault-key': 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    atMost('vault', call, 1);
    const [what] = call.args;
    if (what !== undefined && what !== 'rotate') throw new BadCall((bad) => bad.tooMany('vault', what));
    const location = existingLocation(call);
    return what === 'rotate' ? rotate(call, location) : show(call, location);
  },
};
