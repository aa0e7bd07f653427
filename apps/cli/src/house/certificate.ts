import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { BadCall, BadFile } from '../call/bad-call.ts';
import { readText } from '../call/read-text.ts';
import type { Call } from '../commands/command.ts';
import type { Distrust } from '../words/tls-words.ts';

/** What the TLS of Node says of a certificate that does not do. */
const WHY: Readonly<Record<string, Distrust>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other-name',
  CERT_HAS_EXPIRED: 'ended',
  CERT_NOT_YET_VALID: 'ended',
};

/** Something answers there, but its certificate does not do. */
export class Distrusted extends BadCall {
  constructor(address: string, why: Distrust) {
    super((bad) => bad.tls.distrusted(address, why));
  }
}

/** Why a request failed, where the certificate was the reason. */
export function distrustOf(address: string, error: unknown): Distrusted | null {
  const { cause } = error as { readonly cause?: { readonly code?: unknown } };
  const code = String(cause?.code);
  const why = Object.hasOwn(WHY, code) ? WHY[code] : undefined;
  return why === undefined ? null : new Distrusted(address, why);
}

/** Trusts the certificates of `--ca FILE` too, for this process. */
export async function trustAsAsked({ options, io }: Pick<Call, 'options' | 'io'>): Promise<void> {
  const { ca } = options;
  if (typeof ca !== 'string') return;
  const text = await readText(ca, io);
  try {
    setDefaultCACertificates([...getCACertificates(), text]);
  } catch {
    throw new BadFile((bad) => bad.tls.fault(ca, 'no-certificate', ''));
  }
}
