import type { IncomingHttpHeaders } from 'node:http';

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a request could change something: any but a plain look, and a socket, on which everything is done. */
export const couldChange = (method: string, path: string): boolean =>
  !CHANGES_NOTHING.includes(method) || /^\/ws(\?|$)/.test(path);

function hostIn(origin: string): { readonly host: string; readonly hostname: string } | null {
  if (!URL.canParse(origin)) return null;
  const { host, hostname, protocol } = new URL(origin);
  return protocol === 'http:' || protocol === 'https:' ? { host, hostname } : null;
}

/**
 * Whether the page that sent this is ours. A browser names the page's origin with everything that could change something;
 * a program that is no browser names none, and has nobody's cookie but its own.
 */
export function isOwnPage(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (origins.includes(origin)) return true;
  const from = hostIn(origin);
  if (from === null || host === undefined || from.host !== host.toLowerCase()) return false;
  // Where the house knows its own address, only whoever sits at the machine may use another.
  return origins.length === 0 || THIS_MACHINE.test(from.hostname);
}
