import {
  type Answer,
  type GameName,
  isMessageOf,
  type Outbound,
  PROTOCOL,
  type TableMessageOf,
  TableReader,
} from '@sabot/protocol';
import { entered } from './entered.ts';

/** A person with a socket at a table, who comes back to whatever house there is. */
export class Bidder<G extends GameName> {
  readonly game: G;
  readonly name: string;
  readonly table: string;
  #cookie = '';
  #socket: WebSocket | null = null;
  #last: TableMessageOf<G> | null = null;
  #answers = new Map<string, Answer>();
  #changed = Promise.withResolvers<void>();

  constructor(game: G, name: string, table: string) {
    this.game = game;
    this.name = name;
    this.table = table;
  }

  async enter(address: string): Promise<void> {
    this.#cookie = await entered(address, this.name);
  }

  /** Looks at the table of the house at this address from now on. */
  async comeTo(address: string): Promise<void> {
    this.#last = null;
    this.#answers = new Map();
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie: this.#cookie } } as never);
    this.#socket = socket;
    const reader = new TableReader((known) => this.#say({ type: 'watch', table: this.table, ...known }));
    socket.addEventListener('open', () => {
      this.#say({ type: 'hello', protocol: PROTOCOL });
      this.#say({ type: 'watch', table: this.table });
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Outbound;
      const told = message.type === 'table' || message.type === 'delta' ? reader.read(message) : null;
      if (told !== null && isMessageOf(this.game, told)) this.#last = told;
      if (message.type === 'answer') this.#answers.set(message.commandId, message);
      this.#changed.resolve();
      this.#changed = Promise.withResolvers();
    });
    await this.until(() => true);
  }

  /** Says something and does not wait for the answer. */
  send(commandId: string, act: string, fields: object = {}): void {
    this.#say({ type: 'act', table: this.table, commandId, act, fields });
  }

  async does(commandId: string, act: string, fields: object = {}): Promise<Answer> {
    this.send(commandId, act, fields);
    for (;;) {
      const answer = this.#answers.get(commandId);
      if (answer !== undefined) return answer;
      await this.#changed.promise;
    }
  }

  /** Waits until the table is so; gives what they see. */
  async until(isSo: (message: TableMessageOf<G>) => boolean): Promise<TableMessageOf<G>> {
    for (;;) {
      if (this.#last !== null && isSo(this.#last)) return this.#last;
      await this.#changed.promise;
    }
  }

  leave(): void {
    this.#socket?.close();
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
