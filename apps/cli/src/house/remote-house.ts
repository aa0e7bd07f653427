import { NobodyThere } from '../call/bad-call.ts';
import { socketAt } from './address.ts';
import { distrustOf } from './certificate.ts';
import { type House, type Reply, type Request, sessionIn, type Wire, type WireEars } from './house.ts';

/** Longer than this nobody waits for an answer over HTTP. */
const PATIENCE_MS = 10_000;

async function fetched(origin: string, path: string, how: RequestInit): Promise<[Response, string]> {
  try {
    const response = await fetch(origin + path, how);
    return [response, await response.text()];
  } catch (error) {
    throw distrustOf(origin, error) ?? new NobodyThere(origin);
  }
}

async function request(
  origin: string,
  { method, path, body, cookie, patience = PATIENCE_MS }: Request,
): Promise<Reply> {
  const [response, text] = await fetched(origin, path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  let read: unknown = null;
  try {
    read = JSON.parse(text);
  } catch {
    // Whatever answers there is no house; whoever asked sees that from the body.
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  return {
    status: response.status,
    body: read,
    cookie: sessionIn(response.headers.get('set-cookie')),
    at: Number.isNaN(date) ? null : date,
  };
}

function connect(origin: string, cookie: string | null, ears: WireEars): Wire {
  const socket = new WebSocket(socketAt(origin), cookie === null ? {} : { headers: { cookie } });
  let isClosed = false;
  const end = (): void => {
    if (!isClosed) ears.closed();
    isClosed = true;
  };
  socket.addEventListener('open', () => ears.open());
  socket.addEventListener('message', ({ data }) => ears.heard(String(data)));
  socket.addEventListener('error', end);
  socket.addEventListener('close', end);
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** A house at an address. */
export const remoteHouse = (origin: string): House => ({
  address: origin,
  request: (asked) => request(origin, asked),
  connect: (cookie, ears) => connect(origin, cookie, ears),
});
