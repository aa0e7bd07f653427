import type { Outbound, TableMessage } from '@sabot/protocol';
import { PROTOCOL, TableReader } from '@sabot/protocol';
import type { Server } from '../../src/index.ts';
import type { Sight } from './lawful-frame.ts';

type Socket = Awaited<ReturnType<Server['app']['injectWS']>>;

/** What became of everything that was said. */
export interface Counts {
  accepted: number;
  refusedByLaw: number;
  refusedOtherwise: number;
  refusedBySchema: number;
  notWritten: number;
  reconnected: number;
}

/** A guest with a socket who remembers no more than the last they saw: what grows in memory is the house's. */
export class FuzzClient implements Sight {
  readonly name: string;
  readonly table: string;
  readonly entropy = new Map<string, string>();
  last: TableMessage | null = null;
  /** The last command that was sent; null once it was answered. */
  pending: string | null = null;
  lastId = 'none';
  readonly cookie: string;
  readonly #counts: Counts;
  readonly #codes: Map<string, number>;
  #socket: Socket | null = null;
  #reader = new TableReader(() => undefined);

  constructor(name: string, table: string, cookie: string, counts: Counts, codes: Map<string, number>) {
    this.name = name;
    this.table = table;
    this.cookie = cookie;
    this.#counts = counts;
    this.#codes = codes;
  }

  get isOpen(): boolean {
    return this.#socket !== null;
  }

  async open({ app }: Server): Promise<void> {
    const socket = await app.injectWS('/ws', { headers: { cookie: this.cookie } });
    this.#socket = socket;
    this.last = null;
    this.#reader = new TableReader((known) =>
      socket.send(JSON.stringify({ type: 'watch', table: this.table, ...known })),
    );
    this.pending = null;
    socket.on('message', (data) => this.#heard(JSON.parse(String(data)) as Outbound));
    socket.on('close', () => {
      this.#socket = null;
      this.pending = null;
    });
    socket.on('error', () => undefined);
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    socket.send(JSON.stringify({ type: 'watch', table: this.table }));
  }

  send(frame: string | Uint8Array): void {
    this.#socket?.send(frame);
  }

  close(): void {
    this.#socket?.close();
  }

  #count(code: string): void {
    this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
  }

  #heard(message: Outbound): void {
    switch (message.type) {
      case 'table':
      case 'delta':
        if (message.table === this.table) this.last = this.#reader.read(message) ?? this.last;
        return;
      case 'error':
        this.#counts.refusedBySchema += 1;
        this.#count(message.code);
        return;
      case 'answer': {
        if (message.commandId === this.pending) this.pending = null;
        if (message.ok) {
          this.#counts.accepted += 1;
          return;
        }
        const { code, grounds } = message.refusal;
        this.#count(code);
        if (code === 'not-written') this.#counts.notWritten += 1;
        // The law names what a refusal rests on; what never came to it has no grounds.
        if (grounds.length > 0) this.#counts.refusedByLaw += 1;
        else this.#counts.refusedOtherwise += 1;
        return;
      }
      default:
    }
  }
}
