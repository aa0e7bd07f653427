import { houseCommitment, isHex32 } from '@sabot/fairness';
import type { Store } from '../../ports/store.ts';
import { recordStream } from '../kept-table.ts';
import { type CeremonyLine, type CeremonyState, evolveCeremony, NO_CEREMONY } from './ceremony-line.ts';
import { SHUFFLES, secretKey } from './sealed-shoe.ts';

/** What is wrong with a secret of the vault. */
const VAULT_FAULTS = [
  /** A shoe is in play, and its secret is not there. */
  'missing',
  /** It is not the one the house has committed to. */
  'does-not-fit',
  /** Its shoe was revealed or given up, and it should be gone. */
  'left-over',
  /** It cannot be opened: no key fits, or it was changed. */
  'not-opened',
] as const;
export type VaultFault = (typeof VAULT_FAULTS)[number];

export interface VaultReport {
  /** How many secrets of shoes fit what the house has committed to. */
  readonly checked: number;
  readonly faults: readonly { readonly key: string; readonly fault: VaultFault }[];
}

/** A house that is open goes on while we look. */
const LOOKS = 3;

/** Holds the secrets of the vault against the commitments in the streams, without showing any. */
export async function checkVault(store: Store): Promise<VaultReport> {
  const faults: { key: string; fault: VaultFault }[] = [];
  const expected = new Set<string>();
  let checked = 0;
  for await (const { stream } of store.streams(recordStream(''))) {
    const { key, fault } = await tableSecret(store, stream.slice(recordStream('').length));
    if (key === null) continue;
    expected.add(key);
    if (fault === null) checked += 1;
    else faults.push({ key, fault });
  }
  for await (const key of store.vault.names()) {
    if (expected.has(key)) continue;
    const fault = key.startsWith(SHUFFLES) ? await leftOver(store, key) : await openable(store, key);
    if (fault !== null) faults.push({ key, fault });
  }
  return { checked, faults };
}

async function tableSecret(
  store: Store,
  table: string,
): Promise<{ readonly key: string | null; readonly fault: VaultFault | null }> {
  for (let look = 1; ; look += 1) {
    const { version, ceremony } = await shuffleOf(store, table);
    if (ceremony === null) return { key: null, fault: null };
    const key = secretKey(table, ceremony.talla);
    const fault = await fitting(store, key, ceremony.commitment);
    const isStill = (await store.head(recordStream(table)))?.version === version;
    if (fault === null || isStill || look === LOOKS) return { key, fault };
  }
}

async function shuffleOf(store: Store, table: string): Promise<CeremonyState & { readonly version: number }> {
  let state = NO_CEREMONY;
  let last = 0;
  for await (const { data, version } of store.read(recordStream(table))) {
    state = evolveCeremony(state, JSON.parse(data) as CeremonyLine);
    last = version;
  }
  return { ...state, version: last };
}

async function fitting(store: Store, key: string, commitment: string): Promise<VaultFault | null> {
  const secret = await store.vault.get(key).catch(() => undefined);
  if (secret === undefined) return 'not-opened';
  if (secret === null) return 'missing';
  return isHex32(secret) && houseCommitment(secret) === commitment ? null : 'does-not-fit';
}

/** Its shoe may have been begun, or revealed, since we looked. */
async function leftOver(store: Store, key: string): Promise<VaultFault | null> {
  const [table, talla] = [key.slice(SHUFFLES.length, key.lastIndexOf(':')), key.slice(key.lastIndexOf(':') + 1)];
  const { ceremony } = await shuffleOf(store, table);
  if (ceremony !== null && String(ceremony.talla) === talla) return fitting(store, key, ceremony.commitment);
  return (await store.vault.get(key).catch(() => '')) === null ? null : 'left-over';
}

async function openable(store: Store, key: string): Promise<VaultFault | null> {
  return store.vault.get(key).then(
    () => null,
    () => 'not-opened' as const,
  );
}
