import type { PasskeySheet, StaffMember } from '@sabot/protocol';
import { ask, type Reply, tell } from '../../client/house.ts';

/** Why no passkey can be used here: by where the page came from, or by what the browser can do. */
export type NoPasskeys = 'address' | 'browser';

const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** A passkey belongs to a name that nobody can pretend to have: https with a name, or this machine as `localhost`. */
export function whyNoPasskeys(
  { hostname, isSecure } = { hostname: location.hostname, isSecure: window.isSecureContext },
): NoPasskeys | null {
  if (!isSecure || ADDRESS.test(hostname)) return 'address';
  const canRead = typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return canRead ? null : 'browser';
}

/** What the person at the screen said no to, or what could not be: nothing was done. */
const givenUp = { ok: false, refusal: { code: 'given-up', line: '' } } as const;

async function credentialOf(asking: () => Promise<Credential | null>): Promise<object | null> {
  try {
    const made = await asking();
    return made === null ? null : ((made as PublicKeyCredential).toJSON() as object);
  } catch {
    return null;
  }
}

/** Makes a passkey on this device and has the house keep it; the password says once more who asks. */
export async function addPasskey(password: string, label: string): Promise<Reply<readonly PasskeySheet[]>> {
  const options = await tell<PublicKeyCredentialCreationOptionsJSON>('/api/staff/passkeys/options', { password });
  if (!options.ok) return options;
  const credential = await credentialOf(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value) }),
  );
  return credential === null ? givenUp : tell('/api/staff/passkeys', { label, credential });
}

/** Signs in with whichever passkey somebody has for this house. */
export async function signInByPasskey(): Promise<Reply<StaffMember>> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('/api/staff/passkeys/challenge', { method: 'POST' });
  if (!options.ok) return options;
  const credential = await credentialOf(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.value) }),
  );
  return credential === null ? givenUp : tell('/api/staff/passkeys/sessions', { credential });
}
