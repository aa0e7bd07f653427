import {
  type ChainReport,
  type EventStore,
  type Head,
  headsFrom,
  StoreError,
  sealedVault,
  vaultSeals,
  verifyChain,
} from '@sabot/event-store';
import type { VaultReport } from 'sabot-server';
import { BadFile } from '../call/bad-call.ts';
import { readText } from '../call/read-text.ts';
import { existingLocation, openedAt, withoutPassword } from '../house/store-location.ts';
import { vaultKeysOf } from '../house/vault-keys.ts';
import { atMost, type Call, type Command, complain, type Exit, print, printJson } from './command.ts';

/** The heads that somebody kept elsewhere; none where no file is named. */
async function notedHeads({ options, io }: Call): Promise<readonly Head[]> {
  const file = options.heads;
  if (typeof file !== 'string') return [];
  const text = await readText(file, io);
  try {
    return headsFrom(text);
  } catch {
    throw new BadFile((bad) => bad.notHeads(file));
  }
}

function tellBroken(call: Call, report: ChainReport & { readonly ok: false }): Exit {
  if (call.options.json) printJson(call, report);
  else complain(call, call.words.verify.broken(report.stream, report.version, report.fault));
  return 1;
}

/** What is done at a table, and to its cards in the shuffle, is kept with the act it came from. */
const hasActs = (stream: string): boolean => /^(table|fairness):/.test(stream);

/** A sealed vault is looked into only with its key. */
async function vaultReport(call: Call, store: EventStore): Promise<VaultReport & { readonly isClosed: boolean }> {
  const keys = vaultKeysOf(call);
  const seals = await vaultSeals(store);
  if (keys === null && [...seals.keys()].some((id) => id !== null)) return { checked: 0, faults: [], isClosed: true };
  const { checkVault } = await import('sabot-server');
  return { ...(await checkVault(keys === null ? store : sealedVault(store, keys))), isClosed: false };
}

/** Reads everything that was ever kept and names the first event that is not as it was written. */
export const verify: Command = {
  name: 'verify',
  options: { data: 'string', heads: 'string', 'vault-key': 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    atMost('verify', call, 0);
    const noted = await notedHeads(call);
    const location = existingLocation(call);
    const store = await openedAt(location);
    try {
      const report = await verifyChain(store, noted, hasActs);
      // An emptied file must not pass for one on which everything is in order.
      if (report.ok && report.events === 0) throw new BadFile((bad) => bad.nothingKept(withoutPassword(location)));
      if (!report.ok) return tellBroken(call, report);
      const vault = await vaultReport(call, store);
      const isSound = vault.faults.length === 0;
      const { sound, vaultFits, vaultFault, vaultClosed } = call.words.verify;
      if (call.options.json) printJson(call, { ...report, ok: isSound, vault });
      else {
        print(call, sound(report.events, report.streams, noted.length));
        if (vault.isClosed) print(call, vaultClosed);
        else if (vault.checked > 0) print(call, vaultFits(vault.checked));
        for (const { key, fault } of vault.faults) complain(call, vaultFault(key, fault));
      }
      return isSound ? 0 : 1;
    } catch (error) {
      // What lies in a file of an archive that is not there cannot be said to be as it was written.
      if (!(error instanceof StoreError) || error.code !== 'archive-missing') throw error;
      complain(call, error.message);
      return 1;
    } finally {
      await store.close();
    }
  },
};
