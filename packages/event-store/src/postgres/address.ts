import { StoreError } from '../store-error.ts';

export interface Host {
  readonly host: string;
  readonly port: number;
}

/** A database as its URL names it: one server, or several of which one is the primary. */
export interface Address {
  readonly hosts: readonly Host[];
  /** The URL without its hosts: who we are, which database, which settings. */
  readonly url: string;
  /** Without the password: it is shown in errors. */
  readonly name: string;
}

const URL_PARTS = /^postgres(?:ql)?:\/\/(?:([^@/?#]*)@)?([^@/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/;
/** `[::1]:5432`, `host:5432`, `host`; the host may be a percent-encoded folder of a socket. */
const HOST = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]*))(?::(\d{1,5}))?$/i;
const DEFAULT_PORT = 5432;

/** Where a session may land; we write, so every one of them means the server that takes writes. */
const WRITABLE = ['any', 'read-write', 'primary'];

/** Reads `postgres://user@a:5432,b/name?target_session_attrs=primary`, with one host or several. */
export function addressOf(location: string): Address {
  const parts = URL_PARTS.exec(location);
  if (parts === null) throw unreadable();
  const [, user = '', hostList = '', path = '', query = ''] = parts;
  const hosts = (hostList || process.env.PGHOST || 'localhost').split(',').map(hostIn);
  const settings = new URLSearchParams(query);
  const asked = settings.get('target_session_attrs') ?? 'any';
  if (!WRITABLE.includes(asked)) {
    const message = `target_session_attrs=${asked} does not go with a store that writes; take primary.`;
    throw new StoreError('bad-location', message);
  }
  settings.delete('target_session_attrs');
  const rest = settings.size > 0 ? `?${settings}` : '';
  const url = `postgres://${user === '' ? '' : `${user}@`}localhost${path}${rest}`;
  if (!URL.canParse(url) || !isDecodable(user) || !isDecodable(path)) throw unreadable();
  const named = hosts.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`).join(',');
  return { hosts, url, name: `postgres://${named}${path}` };
}

function hostIn(text: string): Host {
  const parts = HOST.exec(text.trim());
  const host = parts?.[1] ?? parts?.[2] ?? '';
  const port = Number(parts?.[3] ?? process.env.PGPORT ?? DEFAULT_PORT);
  if (host === '' || !isDecodable(host) || !(port > 0 && port < 65_536)) throw unreadable();
  return { host: decodeURIComponent(host), port };
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const unreadable = (): StoreError =>
  new StoreError(
    'bad-location',
    'The URL of the database cannot be read; it looks like postgres://user@host/name, or with several hosts postgres://user@a,b/name?target_session_attrs=primary.',
  );
