import { networkInterfaces } from 'node:os';

/** Where a house listens. */
export interface Listening {
  readonly address: string;
  readonly family: string | number;
  readonly port: number;
}

/** Which addresses lead to the house, for links that people send each other. */
export interface Reach {
  readonly isThisMachineOnly: boolean;
  readonly addresses: readonly string[];
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
const urlOf = (scheme: string, address: string, port: number): string =>
  `${scheme}://${address.includes(':') ? `[${address}]` : address}:${port}`;

/** The addresses of this machine in its networks, those of IPv4 first: they are the ones people can type. */
function ownAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80'));
  return [...outside].sort((a, b) => a.family.localeCompare(b.family)).map(({ address }) => address);
}

/** Public addresses are what links carry where there are any; else the machine's own, if the house listens there. */
export function reachOf(
  listening: readonly Listening[],
  publicUrls: readonly string[],
  isTls: boolean,
  own: () => readonly string[] = ownAddresses,
): Reach {
  if (publicUrls.length > 0) {
    return { isThisMachineOnly: false, addresses: publicUrls.map((url) => url.replace(/\/+$/, '')) };
  }
  const scheme = isTls ? 'https' : 'http';
  const reached = listening.flatMap(({ address, port }) => {
    const found = EVERYWHERE.includes(address) ? own() : isLoopback(address) ? [] : [address];
    return found.map((one) => urlOf(scheme, one, port));
  });
  const addresses = [...new Set(reached)];
  if (addresses.length > 0) return { isThisMachineOnly: false, addresses };
  const near = listening.map(({ address, port }) =>
    urlOf(scheme, address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address, port),
  );
  return { isThisMachineOnly: true, addresses: [...new Set(near)] };
}
