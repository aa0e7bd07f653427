import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  /** The same database, by way of the proxy. */
  readonly url: string;
  /** How many connections were cut so far. */
  readonly cuts: number;
  /** From now on every connection is cut after so many milliseconds; null: none is. */
  cutAfter(milliseconds: (() => number) | null): void;
  /** Cuts all that are open. */
  cutAll(): void;
  close(): Promise<void>;
}

/** Stands between us and a database, and cuts connections, without a word and as hard as a network does. */
export async function cuttingProxy(url: string): Promise<CuttingProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let delay: (() => number) | null = null;
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const cut = (): void => {
      if (open.delete(near)) cuts += 1;
      // A reset is harder than a goodbye; every second time it is one.
      if (cuts % 2 === 0) near.resetAndDestroy();
      else near.destroy();
      far.destroy();
    };
    open.add(near);
    near.pipe(far).pipe(near);
    const timer = delay === null ? undefined : setTimeout(cut, delay());
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(timer);
        open.delete(near);
        near.destroy();
        far.destroy();
      });
    }
    cutOf.set(near, cut);
  });
  const cutOf = new WeakMap<Socket, () => void>();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cutAll = (): void => {
    for (const socket of [...open]) cutOf.get(socket)?.();
  };
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    get cuts() {
      return cuts;
    },
    cutAfter(milliseconds) {
      delay = milliseconds;
    },
    cutAll,
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
