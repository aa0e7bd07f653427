import { setImmediate } from 'node:timers/promises';
import type { Card } from '@sabot/engine';
import { PROTOCOL } from '@sabot/protocol';
import type { Entry } from '@sabot/regulations';
import type { Server, Shuffler } from '../../src/index.ts';
import type { TableRunner } from '../../src/table/table-runner.ts';
import { seeded } from '../chemin-de-fer/chemin-de-fer.ts';
import { Client } from '../kit/client.ts';
import { changedShuffler } from '../kit/seeded-shuffler.ts';
import type { SimulatedClock } from '../kit/simulated-clock.ts';
import { testServer } from '../kit/test-server.ts';
import { Friend, open } from './kit.ts';

/** Within so many turns of the loop everything is answered that is answered without time passing. */
const TURNS = 100;
/** How long the machine took; how many there were is looked at. */
const OF_THE_MACHINE = /loop_delay|_seconds_(bucket|sum)|http_responses/;

/** A request about a table, as somebody who looks on may send it. */
type Asking = { readonly url?: string; readonly payload?: object };
interface Here {
  readonly table: string;
  readonly code: string;
}
/** Why an address is not asked about a table. */
const OF_NO_TABLE = 'it tells nothing of a table';
const OF_STAFF = 'it asks for a session of the staff, who see every table as it is';

/**
 * Every address of the house, and what a late spectator asks there. An address that is new has to be entered here: with what may
 * be asked of a table, or with why it tells nothing of one.
 */
export const ADDRESSES: Readonly<Record<string, string | ((here: Here) => Asking)>> = {
  'GET /api/compare': OF_NO_TABLE,
  'GET /api/evenings/{code}': ({ table }) => ({ url: `/api/evenings/${table}` }),
  'PUT /api/evenings/{code}': ({ table }) => ({ url: `/api/evenings/${table}`, payload: { isShared: true } }),
  'POST /api/guests': OF_NO_TABLE,
  'GET /api/house': OF_NO_TABLE,
  'POST /api/invitations': ({ code }) => ({ payload: { code } }),
  'POST /api/join': ({ code }) => ({ payload: { code } }),
  'GET /api/me': () => ({}),
  'DELETE /api/me/sessions': 'it ends the session with which the rest is asked',
  'POST /api/me/chips': () => ({}),
  'PATCH /api/me/limits': OF_NO_TABLE,
  'PUT /api/me/limits': OF_NO_TABLE,
  'GET /api/me/limits': () => ({}),
  'GET /api/me/statement': () => ({}),
  'GET /api/odds': OF_NO_TABLE,
  'GET /api/readings': OF_NO_TABLE,
  'GET /api/rules/{path}': OF_NO_TABLE,
  'GET /api/rulesets': OF_NO_TABLE,
  'GET /api/scenarios/{path}': OF_NO_TABLE,
  'POST /api/staff/alarms/cleared': OF_STAFF,
  'GET /api/staff/authorisations': OF_STAFF,
  'POST /api/staff/authorisations': OF_STAFF,
  'POST /api/staff/authorisations/{id}/withdraw': OF_STAFF,
  'GET /api/staff/journal': OF_STAFF,
  'POST /api/staff/tables/{table}/close': () => ({ payload: { as: 'director' } }),
  'POST /api/staff/invitations': OF_STAFF,
  'POST /api/staff/join': OF_STAFF,
  'GET /api/staff/me': OF_STAFF,
  'GET /api/staff/people': OF_STAFF,
  'DELETE /api/staff/people/{name}': OF_STAFF,
  'GET /api/staff/pit': () => ({}),
  'GET /api/staff/rights': () => ({}),
  'POST /api/staff/passkeys': OF_STAFF,
  'GET /api/staff/passkeys': OF_STAFF,
  'DELETE /api/staff/passkeys/{id}': OF_STAFF,
  'POST /api/staff/passkeys/challenge': OF_NO_TABLE,
  'POST /api/staff/passkeys/options': OF_STAFF,
  'POST /api/staff/passkeys/sessions': OF_NO_TABLE,
  'POST /api/staff/sessions': OF_STAFF,
  'DELETE /api/staff/sessions': OF_STAFF,
  'POST /api/staff/shifts': OF_STAFF,
  'DELETE /api/staff/shifts': OF_STAFF,
  'GET /api/staff/tables/{table}': () => ({}),
  'POST /api/staff/tables/{table}/claims/{claim}': () => ({ payload: { reason: 'none' } }),
  'POST /api/staff/tables/{table}/go-on': () => ({ payload: { as: 'inspector' } }),
  'POST /api/staff/tables/{table}/preview': () => ({ payload: { as: 'inspector', act: 'AnnulCoup', fields: {} } }),
  'POST /api/staff/tables/{table}/stop': () => ({ payload: { as: 'inspector' } }),
  'GET /api/tables': () => ({}),
  'POST /api/tables': 'it opens another table',
  'POST /api/tables/check': OF_NO_TABLE,
  'POST /api/tables/{table}/ask': () => ({}),
  'GET /api/tables/{table}/claims': () => ({}),
  'POST /api/tables/{table}/claims': () => ({ payload: { incident: 'wrong-payment', facts: {} } }),
  'GET /api/tables/{table}/coups': () => ({}),
  'GET /api/tables/{table}/coups/{coup}': () => ({}),
  'GET /api/tables/{table}/evening': () => ({}),
  'POST /api/tables/{table}/evenings': () => ({ payload: { from: 1, to: 1 } }),
  'GET /api/tables/{table}/history.sabot': () => ({}),
  'POST /api/tables/{table}/host': () => ({ payload: { commandId: 'late-host', act: 'pause' } }),
  'GET /api/tables/{table}/hosted': () => ({}),
  'GET /api/tables/{table}/order': () => ({}),
  'GET /api/tables/{table}/proofs/{talla}': () => ({}),
  'GET /api/tables/{table}/record': () => ({}),
  'GET /api/tables/{table}/results': () => ({}),
  'GET /api/tables/{table}/shown': () => ({}),
  'GET /healthz': () => ({}),
  'GET /livez': () => ({}),
  'GET /readyz': () => ({}),
  'GET /metrics': () => ({}),
};

/** Every message that a socket takes, as a late spectator says it. */
export const MESSAGES: Readonly<Record<string, (here: Here) => object>> = {
  hello: () => ({ protocol: PROTOCOL }),
  watch: ({ table }) => ({ table, have: 0 }),
  leave: ({ table }) => ({ table }),
  act: ({ table }) => ({ table, commandId: 'late-act', act: 'SetStakes', fields: { stakes: [['banca', 10_00]] } }),
  shuffle: ({ table }) => ({ table, commandId: 'late-shuffle', talla: 1, commitment: 'a'.repeat(64) }),
  reveal: ({ table }) => ({ table, commandId: 'late-reveal', talla: 1, entropy: 'a'.repeat(64) }),
  pace: ({ table }) => ({ table, clocks: 'wait', felt: 'quick' }),
  ready: ({ table }) => ({ table, version: 1 }),
  say: ({ table }) => ({ table, commandId: 'late-say', what: { is: 'gesture', gesture: 'wave' } }),
  ping: () => ({}),
};

/** The coup under way, by what those at the table did and what they were dealt. */
export interface Coup {
  readonly cards: (order: Card[]) => void;
  /** What Ana does in the coup under way, after two that are over. */
  readonly acts: (at: AnaAt) => Promise<void>;
}
export interface AnaAt {
  readonly ana: Friend;
  readonly table: string;
  readonly runner: TableRunner;
  readonly clock: SimulatedClock;
}
/** Which game, and with how many bots. */
export interface Game {
  readonly entry: Entry;
  readonly bots: number;
  readonly chance: number;
  /** Whether the coup under way has come so far that late spectators are asked what they know. */
  readonly isSeen: (drawn: readonly { readonly face: string }[]) => boolean;
}

export interface Known {
  /** Every message on two sockets, with its time. */
  readonly told: readonly string[];
  /** What every address and every message answered to a guest, to somebody who has no name, by the name of the door. */
  readonly doors: Readonly<Record<string, string>>;
  /** Cards that were out before the coup under way. */
  readonly out: number;
  /** The table as it is. */
  readonly live: string;
}

/** Every address and method of the document, in its order. */
export async function addressesOf({ app }: Server): Promise<readonly string[]> {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json() as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

async function askEverywhere(server: Server, cookies: readonly string[], here: Here): Promise<Record<string, string>> {
  const doors: Record<string, string> = {};
  for (const address of await addressesOf(server)) {
    const asking = ADDRESSES[address];
    if (typeof asking !== 'function') continue;
    const [method, path] = address.split(' ') as ['GET', string];
    const filled = path
      .replace('{table}', here.table)
      .replace('{coup}', '3')
      .replace('{talla}', '1')
      .replace('{claim}', '1');
    for (const [who, cookie] of cookies.entries()) {
      const { url = filled, payload } = asking(here);
      const headers = cookie === '' ? {} : { cookie };
      const reply = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
      const body = reply.body.split('\n').filter((line) => !OF_THE_MACHINE.test(line));
      doors[`${address} (${who})`] = `${reply.statusCode} ${body.join('\n')}`;
    }
  }
  return doors;
}

/** Plays until the four cards of the third coup lie open, and gives what late spectators have learnt by every door. */
export async function playLate({ entry, bots, chance, isSeen }: Game, { cards, acts }: Coup): Promise<Known> {
  // A table is named at random, and a shuffle takes up its name: here it does not.
  const shuffling = changedShuffler('late', cards);
  const order: Shuffler['order'] = (shuffle) => shuffling.order({ ...shuffle, table: 'late' });
  const shuffler = { ...shuffling, order, croupierDepth: () => 100 };
  const { server, clock } = await testServer(entry, { shuffler, chance: seeded(chance) });
  const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
  const { table, code } = await open(server, ana.cookie, {
    ruleset: entry.id,
    bots: { count: bots, stay: true },
    spectators: 'one-coup-late',
    admission: 'everybody',
  });
  const here = { table, code: code as string };
  await ana.sit(table, 7);
  const simple = await Client.open(server, bea.cookie, { protocol: PROTOCOL, views: 'whole' });
  const stranger = await Client.open(server);
  const told: string[] = [];
  for (const client of [bea.client, simple, stranger]) {
    client.socket.on('message', (data) => told.push(`${clock.now()} ${String(data)}`));
    client.say({ type: 'watch', table });
  }
  const runner = server.room.tables.get(table)!;
  const drawn = () => (runner.scene.state as { coup: { drawn: { face: string }[] } | null }).coup?.drawn ?? [];
  await acts({ ana, table, runner, clock });
  await clock.until(() => runner.summary.coups >= 2 && isSeen(drawn()), 20_000);
  const before = [...told];
  told.length = 0;
  const doors = await askEverywhere(server, [bea.cookie, ''], here);
  for (const [type, say] of Object.entries(MESSAGES)) {
    for (const [who, client] of [bea.client, stranger].entries()) {
      const from = told.length;
      client.say({ type, ...say(here) });
      for (let turns = 0; turns < TURNS; turns += 1) await setImmediate();
      // How long the coup took so far is seen by everybody on their own clock.
      doors[`${type} (${who})`] = told.slice(from).join('\n').replaceAll(/^\d+ /gm, '');
    }
  }
  const live = JSON.stringify(runner.scene.state);
  const { out } = server.hosting.of(table)!.late.sight.summary;
  await server.stop();
  // The table is named at random, and the lines of its record are chained with the name.
  const plain = (text: string): string =>
    text
      .replaceAll(table, 'TABLE')
      .replaceAll(here.code, 'CODE')
      .replaceAll(/[0-9a-f]{64}/g, 'HASH');
  const named = Object.entries(doors).map(([door, text]) => [door, plain(text)]);
  return { told: before.map(plain), doors: Object.fromEntries(named), out, live: plain(live) };
}
