import { joinHouse, openStore } from '@sabot/event-store';
import { type CuttingProxy, cuttingProxy } from '@sabot/event-store/test/cutting-proxy';
import { type Answer, type Outbound, PROTOCOL, type TableMessage, TableReader } from '@sabot/protocol';
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
  const isPair = url.includes(',');
  const [store, proxy] = await Promise.all([openStore(url), isPair ? throughNothing(url) : cuttingProxy(url)]);
  const nodes = await joinHouse(proxy.url, { name, secret: SECRET });
  const server = await buildServer({
    store,
    clock: systemClock,
    shuffler: fairShuffler,
    rulesets: RULESETS.map((id) => entryById(id)!),
    tablesEach,
    node: { self: { node: name, run: nodes.self.run }, nodes, secret: SECRET },
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

/** Of several hosts none is stood before: such a node does not sleep. */
const throughNothing = async (url: string): Promise<Omit<CuttingProxy, 'cuts'>> => ({
  url,
  cutAfter: () => undefined,
  cutAll: () => undefined,
  close: async () => undefined,
});

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

/** Somebody with a socket to one node, who comes back to it when it is closed and says again what had no answer. */
export class Guest {
  readonly #address: string;
  readonly #cookie: string;
  readonly #table: string;
  readonly #unanswered = new Map<string, object>();
  readonly #answers = new Map<string, Answer>();
  #socket: WebSocket | null = null;
  #isOver = false;
  last: TableMessage | null = null;
  /** With which codes it was sent away. */
  readonly closed: number[] = [];

  constructor(address: string, cookie: string, table: string) {
    this.#address = address;
    this.#cookie = cookie;
    this.#table = table;
    this.#connect();
  }

  async act(commandId: string, act: string, fields: object): Promise<Answer> {
    const message = { type: 'act', table: this.#table, commandId, act, fields };
    this.#unanswered.set(commandId, message);
    // Said again it is to be answered again.
    this.#answers.delete(commandId);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say(message);
    await until(() => this.#answers.has(commandId));
    return this.#answers.get(commandId)!;
  }

  end(): void {
    this.#isOver = true;
    this.#socket?.close();
  }

  #connect(): void {
    const headers = { cookie: this.#cookie };
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, { headers });
    this.#socket = socket;
    const reader = new TableReader((known) => this.#say({ type: 'watch', table: this.#table, ...known }));
    socket.addEventListener('open', () => {
      this.#say({ type: 'hello', protocol: PROTOCOL });
      this.#say({ type: 'watch', table: this.#table });
      for (const message of this.#unanswered.values()) this.#say(message);
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Outbound;
      if (message.type === 'table' || message.type === 'delta') this.last = reader.read(message) ?? this.last;
      if (message.type !== 'answer') return;
      this.#answers.set(message.commandId, message);
      this.#unanswered.delete(message.commandId);
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code }) => {
      if (this.#isOver) return;
      this.closed.push(code);
      setTimeout(() => this.#connect(), 100);
    });
  }

  #say(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
