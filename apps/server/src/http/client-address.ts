import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * What counts as one sender: an IPv4 address, or the first 64 bits of an IPv6 address, which a household is given whole.
 * Null: this is no address.
 */
export function senderAt(address: string): string | null {
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return null;
  // One way of writing it: lower case, no leading zeros, no dots.
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(plain);
  if (mapped !== null) return dotted(mapped[1] as string, mapped[2] as string);
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function dotted(high: string, low: string): string {
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** The last address in a header of forwarding: the one that the nearest proxy wrote. What stands before it anybody can make up. */
export function lastForwarded(header: string | readonly string[] | undefined): string | null {
  const text = typeof header === 'string' ? header : header?.at(-1);
  const last = text?.split(',').at(-1)?.trim() ?? '';
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(last)?.[1];
  return senderAt(bracketed ?? last.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'));
}

export interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
}

/** Who sends something: by the header that was configured, else by the other end of the line. */
export function senderOf({ headers, socket }: Sent, addressHeader: string | null): string {
  const forwarded = addressHeader === null ? null : lastForwarded(headers[addressHeader]);
  return forwarded ?? senderAt(socket?.remoteAddress ?? '') ?? 'this machine';
}
