import { setTimeout as pause } from 'node:timers/promises';
import type { NodeLine } from '@sabot/event-store';
import type { Answer } from '@sabot/protocol';
import type { NodeLinks } from './links.ts';
import type { Mirrors } from './mirrors.ts';
import type { TableMirror } from './table-mirror.ts';

export interface RelayParts {
  readonly links: NodeLinks;
  readonly mirrors: Mirrors;
  readonly cookie: string | undefined;
  readonly sender: string;
}

interface Ways {
  /** The client's first message, as it is said to the other node too. */
  readonly hello: () => string;
  readonly receive: (text: string) => void;
  /** A node that was led to is gone, or no longer has the table: whoever comes back is led anew. */
  readonly lost: () => void;
}

const PATIENCE_MS = 8000;
const OPEN_WITHIN_MS = 1000;
const AGAIN_MS = 100;

/** What the client has from the node it is connected to itself. */
const OWN = ['{"type":"welcome"', '{"type":"pong"', '{"type":"reality-check"'];
const ANSWER = '{"type":"answer"';

/** The version at which a table stands after what an answer says was done; null: it is no such answer. */
function answered(text: string): { readonly table: string; readonly version: number } | null {
  if (!text.startsWith(ANSWER)) return null;
  const answer = JSON.parse(text) as Answer;
  return answer.ok ? answer : null;
}

/**
 * One client's tables that other nodes have. Their owner takes it for any other client: it knows the guest by the cookie, decides and counts;
 * here frames are handed on in both directions. What happens at the house's tables is told here, the rest by their owner.
 */
export class RelayedTables {
  readonly #parts: RelayParts;
  readonly #ways: Ways;
  readonly #sockets = new Map<string, Promise<WebSocket>>();
  /** Which node a table was at when something was last said of it. */
  readonly #at = new Map<string, string>();
  readonly #stop: () => void;
  /** What is said of one table is said in its order; the others do not wait for it. */
  readonly #turns = new Map<string, Promise<unknown>>();
  #isOver = false;

  constructor(parts: RelayParts, ways: Ways) {
    this.#parts = parts;
    this.#ways = ways;
    // A node that sleeps says nothing of having lost a table, and goes on telling what it knew.
    this.#stop = parts.links.onChange(() => {
      if ([...this.#at].some(([table, run]) => !parts.links.isAt(table, run))) this.#lose();
    });
  }

  isElsewhere(table: string): boolean {
    return this.#parts.links.isElsewhere(table);
  }

  /** The table as it is told by this node; null: its owner tells it, or nobody has it. */
  async mirrorOf(table: string): Promise<TableMirror | null> {
    const owner = await this.#parts.links.whereIs(table);
    return owner === null ? null : this.#parts.mirrors.at(table, owner);
  }

  /** Hands a frame about a table on, one after the other. False: the table is here by now, or nowhere. */
  say(table: string, frame: string): Promise<boolean> {
    const said = (this.#turns.get(table) ?? Promise.resolve()).then(() => this.#sayThere(table, frame));
    this.#turns.set(
      table,
      said.catch(() => this.#lose()),
    );
    return said.catch(() => true);
  }

  /** A node that has just died has its tables as long as its lease is good: until they are another's nobody is sent away. */
  async #sayThere(table: string, frame: string): Promise<boolean> {
    for (const until = performance.now() + PATIENCE_MS; ; await pause(AGAIN_MS)) {
      const node = await this.#parts.links.whereIs(table);
      if (node === null || this.#isOver) return this.#isOver;
      const socket = await this.#socketTo(node).catch(() => null);
      if (socket !== null) {
        this.#at.set(table, node.run);
        socket.send(frame);
        return true;
      }
      if (performance.now() > until) throw new Error('the other node does not answer');
    }
  }

  end(): void {
    this.#isOver = true;
    this.#stop();
    for (const opening of this.#sockets.values()) opening.then((socket) => socket.close()).catch(() => undefined);
    this.#sockets.clear();
  }

  #socketTo(node: NodeLine): Promise<WebSocket> {
    const known = this.#sockets.get(node.run);
    if (known !== undefined) return known;
    const opening = this.#open(node);
    this.#sockets.set(node.run, opening);
    opening.catch(() => this.#sockets.delete(node.run));
    return opening;
  }

  #open(node: NodeLine): Promise<WebSocket> {
    const { links, sender, cookie } = this.#parts;
    const headers = links.headersTo(node, sender, cookie);
    const socket = new WebSocket(`${node.address.replace(/^http/, 'ws')}/ws`, { headers });
    return new Promise((resolve, reject) => {
      let isOpen = false;
      // One that sleeps takes the line and says nothing.
      const timer = setTimeout(() => socket.close(), OPEN_WITHIN_MS);
      socket.addEventListener('open', () => {
        isOpen = true;
        clearTimeout(timer);
        socket.send(this.#ways.hello());
        resolve(socket);
      });
      socket.addEventListener('message', ({ data }) => {
        const text = String(data);
        if (!OWN.some((own) => text.startsWith(own))) void this.#receive(text);
      });
      socket.addEventListener('error', () => undefined);
      socket.addEventListener('close', () => {
        clearTimeout(timer);
        reject(new Error('the other node is gone'));
        if (isOpen) this.#lose();
      });
    });
  }

  /** Whoever did something sees it before they are told that it was done, as where they are connected to the owner. */
  async #receive(text: string): Promise<void> {
    const done = answered(text);
    if (done !== null) await this.#parts.mirrors.reached(done.table, done.version);
    if (!this.#isOver) this.#ways.receive(text);
  }

  #lose(): void {
    if (this.#isOver) return;
    this.end();
    this.#ways.lost();
  }
}
