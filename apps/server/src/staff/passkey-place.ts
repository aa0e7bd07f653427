import { isIP } from 'node:net';

/** Where a passkey counts: for the page of this origin, under its name. */
export interface PasskeyPlace {
  readonly origin: string;
  readonly rpID: string;
}

/**
 * The place that a page speaks from, where passkeys can be used there: https with a name, or this machine by the name `localhost`.
 * The origin is one of the house’s own, or was held against the address it came in under (`isOwnPage`).
 */
export function passkeyPlace(origin: string | undefined, origins: readonly string[]): PasskeyPlace | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' && (protocol === 'http:' || protocol === 'https:');
  const isNamed = protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isLocal && !isNamed) return null;
  // A name that the house does not know as its own would bind passkeys to whatever points to it.
  return isLocal || origins.includes(origin) ? { origin, rpID: hostname } : null;
}
