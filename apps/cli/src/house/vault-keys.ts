import { readFileSync, statSync } from 'node:fs';
import { VaultKeys } from '@sabot/event-store';
import { BadCall, BadFile } from '../call/bad-call.ts';
import type { Call } from '../commands/command.ts';

/** Nobody but the house reads a file of keys. */
const OTHERS = 0o077;

/** The keys of a vault, from a file; else from the environment. Null: none is given, and secrets lie as they are. */
export function vaultKeysFrom(file: string | null, { io }: Pick<Call, 'io'>): VaultKeys | null {
  if (file !== null) return keysInFile(file);
  const text = io.env.SABOT_VAULT_KEY;
  if (!text) return null;
  const keys = VaultKeys.from(text);
  if (keys === null) throw new BadCall((bad) => bad.badVaultKey('SABOT_VAULT_KEY'));
  return keys;
}

/** As `sabot serve` finds them without its settings: a flag, the environment. */
export function vaultKeysOf(call: Call): VaultKeys | null {
  const file = call.options['vault-key'] ?? call.io.env.SABOT_VAULT_KEY_FILE;
  return vaultKeysFrom(typeof file === 'string' && file !== '' ? file : null, call);
}

function keysInFile(file: string): VaultKeys {
  let text: string;
  try {
    if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
      throw new BadFile((bad) => bad.openToOthers(file));
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof BadCall) throw error;
    throw new BadFile((bad) => bad.unreadable(file, (error as NodeJS.ErrnoException).code ?? ''));
  }
  const keys = VaultKeys.from(text);
  if (keys === null) throw new BadFile((bad) => bad.badVaultKey(file));
  return keys;
}
