import { joinHouse, openStore } from '@sabot/event-store';
import { cuttingProxy } from '@sabot/event-store/test/cutting-proxy';
import { entryById } from '@sabot/regulations';
import { buildServer, fairShuffler, type Server, systemClock } from '../../src/index.ts';
import type { Store } from '../../src/ports/store.ts';

const RULESETS = ['asturias-2011/punto-y-banca', 'buenos-aires-2016/midi'] as const;
const SECRET = 'what all nodes of this house know, and nobody else';

export interface TestNode {
  readonly server: Server;
  readonly store: Store;
  readonly address: string;
  /** As if it slept, for all the others know: its lease runs out. What it has open to the database stays open. */
  sleep(): void;
  wake(): void;
  stop(): Promise<void>;
}

/** A whole node of a house in this process: its own connections to the database, its own door. */
export async function startNode(url: string, name: string, tablesEach = 2): Promise<TestNode> {
  const [store, proxy] = await Promise.all([openStore(url), cuttingProxy(url)]);
  const nodes = await joinHouse(proxy.url, { name, secret: SECRET });
  const server = await buildServer({
    store,
    clock: systemClock,
    shuffler: fairShuffler,
    rulesets: RULESETS.map((id) => entryById(id)!),
    tablesEach,
    node: { self: { node: name, run: nodes.self.run }, nodes },
  });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await nodes.announce(address);
  return {
    server,
    store,
    address,
    sleep() {
      proxy.cutAfter(() => 0);
      proxy.cutAll();
    },
    wake: () => proxy.cutAfter(null),
    async stop() {
      await server.stop();
      await proxy.close();
    },
  };
}

export const tablesAt = ({ server }: TestNode): readonly string[] => [...server.room.tables.keys()].sort();

/** Waits until something is so; the milliseconds it took. */
export async function until(isSo: () => boolean, within = 15_000): Promise<number> {
  const since = performance.now();
  while (!isSo()) {
    if (performance.now() - since > within) throw new Error('it never was so');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - since;
}
