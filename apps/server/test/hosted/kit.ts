import type { HostAct, HostedSheet, OpenTableRequest, Outbound } from '@sabot/protocol';
import { type Entry, entryById } from '@sabot/regulations';
import type { Server } from '../../src/index.ts';
import { Client, enter } from '../kit/client.ts';

export const CHEMIN = entryById('asturias-2011/chemin-de-fer') as Entry;
export const MINI = entryById('asturias-2011/mini') as Entry;

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
}
interface Refused {
  readonly code: string;
  readonly line: string;
}

/** One request of somebody, by their cookie. */
export async function ask<Body = Refused>(
  { app }: Server,
  cookie: string,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<Reply<Body>> {
  const headers = cookie === '' ? {} : { cookie };
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? (null as Body) : reply.json() };
}

let count = 0;
export const fresh = (): string => `h-${++count}`;

export const opening = (terms: Partial<OpenTableRequest> = {}): Partial<OpenTableRequest> => ({
  commandId: fresh(),
  ruleset: CHEMIN.id,
  ...terms,
});

/** Opens a table, or says why not. */
export async function open(
  server: Server,
  cookie: string,
  terms: Partial<OpenTableRequest> = {},
): Promise<HostedSheet> {
  const { status, body } = await ask<HostedSheet>(server, cookie, 'POST', '/api/tables', opening(terms));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** An act of a host as a test says it: its id is made here. */
type Said = HostAct extends infer One ? (One extends HostAct ? Omit<One, 'commandId'> : never) : never;

export const host = <Body = HostedSheet>(
  server: Server,
  cookie: string,
  table: string,
  act: Said,
  commandId = fresh(),
): Promise<Reply<Body>> => ask<Body>(server, cookie, 'POST', `/api/tables/${table}/host`, { ...act, commandId });

export const sheet = (server: Server, cookie: string, table: string): Promise<Reply<HostedSheet>> =>
  ask<HostedSheet>(server, cookie, 'GET', `/api/tables/${table}/hosted`);

export const join = (server: Server, cookie: string, code: string) =>
  ask<{ readonly table: string; readonly entry: string; readonly code: string }>(server, cookie, 'POST', '/api/join', {
    code,
  });

/** Somebody with a session and a socket. */
export class Friend {
  readonly name: string;
  readonly cookie: string;
  readonly client: Client;

  private constructor(name: string, cookie: string, client: Client) {
    this.name = name;
    this.cookie = cookie;
    this.client = client;
  }

  static async enter(server: Server, name: string): Promise<Friend> {
    const cookie = await enter(server, name);
    return new Friend(name, cookie, await Client.open(server, cookie));
  }

  watch(table: string): void {
    this.client.say({ type: 'watch', table });
  }

  /** Takes a seat and buys chips. */
  async sit(table: string, seat: number, amount = 500_00): Promise<void> {
    for (const [act, fields] of [
      ['Sit', { seat }],
      ['BuyChips', { amount }],
    ] as const) {
      const answer = await this.client.act(table, act, fields, fresh());
      if (!answer.ok) throw new Error(`${this.name}: ${act}: ${answer.refusal.code}`);
    }
  }

  /** The last that was told of a table. */
  last(table: string): Extract<Outbound, { type: 'table' }> | undefined {
    return this.client.tables.findLast((one) => one.table === table);
  }
}
