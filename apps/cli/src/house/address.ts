import { BadCall } from '../call/bad-call.ts';

export const DEFAULT_PORT = 4040;
export const DEFAULT_HOST = '127.0.0.1';

/** Where a house is, as `http://…` without anything behind; ws: is understood too. */
export function originOf(given: string): string {
  const parsed = URL.parse(given);
  if (parsed === null || !/^(https?|wss?):$/.test(parsed.protocol)) throw new BadCall((bad) => bad.notAnAddress(given));
  return `${parsed.protocol.replace('ws', 'http')}//${parsed.host}`;
}

export const socketAt = (origin: string): string => `${origin.replace('http', 'ws')}/ws`;

/** An address that somebody on this machine can open: one who listens everywhere is asked here. */
export const nearAddress = (address: string): string =>
  address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
