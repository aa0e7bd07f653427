import { type Answer, type Outbound, PROTOCOL } from '@sabot/protocol';
import { entered } from './entered.ts';

/** Somebody at a real socket who does one thing after the other, and keeps every frame. */
export class Visitor {
  readonly frames: string[] = [];
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #waiting = new Map<string, (answer: Answer) => void>();

  private constructor(socket: WebSocket, table: string) {
    this.#socket = socket;
    this.#table = table;
    socket.addEventListener('message', ({ data }) => {
      this.frames.push(String(data));
      const message = JSON.parse(String(data)) as Outbound;
      if (message.type === 'answer') this.#waiting.get(message.commandId)?.(message);
    });
  }

  static async arrive(address: string, name: string, table: string): Promise<Visitor> {
    const cookie = await entered(address, name);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } } as never);
    const visitor = new Visitor(socket, table);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    socket.send(JSON.stringify({ type: 'watch', table }));
    return visitor;
  }

  act(commandId: string, act: string, fields: object): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#waiting.set(commandId, resolve);
    this.#socket.send(JSON.stringify({ type: 'act', table: this.#table, commandId, act, fields }));
    return promise;
  }

  leave(): void {
    this.#socket.close();
  }
}
