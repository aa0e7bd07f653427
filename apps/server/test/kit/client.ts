import { setImmediate } from 'node:timers/promises';
import {
  type Answer,
  type Outbound,
  outbound,
  PROTOCOL,
  type TableDelta,
  type TableMessage,
  TableReader,
} from '@sabot/protocol';
import type { Server } from '../../src/index.ts';

type Socket = Awaited<ReturnType<Server['app']['injectWS']>>;

/**
 * Somebody at the other end of a socket, who checks every message against the protocol. `texts` are as they came; among the
 * messages a delta is the whole table it makes.
 */
export class Client {
  readonly socket: Socket;
  readonly texts: string[] = [];
  readonly messages: Outbound[] = [];
  /** Tables of which a delta could not be applied: there are never any. */
  readonly lost: string[] = [];
  closed: number | null = null;
  readonly #readers = new Map<string, TableReader>();
  #count = 0;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.texts.push(String(data));
      const message = outbound.parse(JSON.parse(String(data))) as Outbound;
      if (message.type === 'table' || message.type === 'delta') this.#read(message);
      else this.messages.push(message);
    });
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => undefined);
    // Within one process a socket does not do this by itself.
    socket.on('ping', () => socket.pong());
  }

  static async open({ app }: Server, cookie = '', hello: object | null = { protocol: PROTOCOL }): Promise<Client> {
    const client = new Client(await app.injectWS('/ws', { headers: { cookie } }));
    if (hello !== null) client.say({ type: 'hello', ...hello });
    return client;
  }

  get tables(): readonly TableMessage[] {
    return this.messages.filter((message) => message.type === 'table');
  }

  #read(message: TableMessage | TableDelta): void {
    const reader = this.#readers.get(message.table) ?? new TableReader(() => this.lost.push(message.table));
    this.#readers.set(message.table, reader);
    const told = reader.read(message);
    if (told !== null) this.messages.push(outbound.parse(told) as TableMessage);
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits for a message, or for the end of the connection. */
  async until(found: (message: Outbound) => boolean): Promise<Outbound> {
    for (let i = 0; i < 2000; i++) {
      const message = this.messages.findLast(found);
      if (message !== undefined) return message;
      await setImmediate();
    }
    throw new Error(`no such message; the last was ${this.texts.at(-1)?.slice(0, 200)}`);
  }

  async act(table: string, act: string, fields: object = {}, commandId = `c-${++this.#count}`): Promise<Answer> {
    this.say({ type: 'act', table, commandId, act, fields });
    return (await this.until((one) => one.type === 'answer' && one.commandId === commandId)) as Answer;
  }
}

/** Enters with a name; the cookie of the session. */
export async function enter({ app }: Server, name: string): Promise<string> {
  const { headers, statusCode, body } = await app.inject({ method: 'POST', url: '/api/guests', payload: { name } });
  if (statusCode !== 201) throw new Error(body);
  return String(headers['set-cookie']).split(';')[0] as string;
}
