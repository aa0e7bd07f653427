import type { StaffRole } from '@sabot/engine';
import type { Answer } from '@sabot/protocol';
import { type Entry, entryById } from '@sabot/regulations';
import { buildServer, type Server } from '../../src/index.ts';
import { Client, enter } from './client.ts';
import { MemoryStore } from './memory-store.ts';
import { seededShuffler } from './seeded-shuffler.ts';
import { SimulatedClock } from './simulated-clock.ts';
import { actAs, onDutyAs } from './staff.ts';
import type { Told, ToldScenario } from './told-commands.ts';

/** Who deals in these houses. */
export const CARDS = 'nieves';
const UNHURRIED = { requests: 1e6, allRequests: 1e6, bytes: 2 ** 28, allBytes: 2 ** 28, sockets: 5000, guests: 1000 };

/** Nobody may be called as the house is. */
export const staffName = (id: string): string => (id === 'house' ? 'housekeeper' : id);

const build = (store: MemoryStore, clock: SimulatedClock, ruleset: string, page?: string): Promise<Server> =>
  buildServer({
    store,
    clock,
    shuffler: seededShuffler('a'),
    rulesets: [{ ...(entryById(ruleset) as Entry), isByHand: true }],
    limits: UNHURRIED,
    ...(page !== undefined && { page }),
  });

/** A house in which everybody of the staff who is named in some scenario has an account; others are copies of it. */
export interface Staffed {
  readonly store: MemoryStore;
  readonly cookies: ReadonlyMap<string, string>;
}

export async function staffedFor(scenarios: Iterable<ToldScenario>): Promise<Staffed> {
  const store = new MemoryStore();
  const server = await build(store, new SimulatedClock(), 'asturias-2011/mini');
  const roles = new Map<string, Set<StaffRole>>([[CARDS, new Set(['croupier'])]]);
  for (const { told } of scenarios) {
    for (const { by } of told.map(({ command }) => command)) {
      if (by.kind === 'inspector' || by.kind === 'director') {
        roles.set(staffName(by.id), (roles.get(staffName(by.id)) ?? new Set()).add(by.kind));
      }
    }
  }
  await server.app.ready();
  const cookies = new Map<string, string>();
  for (const [name, theirs] of roles) cookies.set(name, await onDutyAs(server, name, ...theirs));
  await server.stop();
  return { store, cookies };
}

/** A running house with one table dealt by hand, at which a scenario is played over sockets, act by act. */
export class ScenarioHouse {
  readonly server: Server;
  readonly table: string;
  readonly #store: MemoryStore;
  readonly #clock: SimulatedClock;
  readonly #staffed: Staffed;
  readonly #sockets = new Map<string, Client>();

  private constructor(server: Server, store: MemoryStore, clock: SimulatedClock, staffed: Staffed) {
    this.server = server;
    this.#store = store;
    this.#clock = clock;
    this.#staffed = staffed;
    this.table = [...server.room.tables.keys()][0] as string;
  }

  static async open(ruleset: string, staffed: Staffed, page?: string): Promise<ScenarioHouse> {
    const store = new MemoryStore();
    store.kept.set('staff', [...(staffed.store.kept.get('staff') ?? [])]);
    for (const [key, secret] of staffed.store.secrets) store.secrets.set(key, secret);
    const clock = new SimulatedClock();
    const server = await build(store, clock, ruleset, page);
    await server.app.ready();
    return new ScenarioHouse(server, store, clock, staffed);
  }

  /** What the table has kept so far. */
  get events(): readonly object[] {
    return (this.#store.kept.get(`table:${this.table}`) ?? []).map(({ data }) => JSON.parse(data));
  }

  async act({ command }: Told): Promise<Answer> {
    // Time passes between two acts, so that nobody is told to be slower.
    this.#clock.pass(2000);
    const { by, type, ...fields } = command;
    if (by.kind === 'player') return (await this.#guest(by.id)).act(this.table, type, fields);
    const [name, role] =
      by.kind === 'croupier' || by.kind === 'shoe' ? [CARDS, 'croupier' as const] : [staffName(by.id), by.kind];
    const socket = await this.#socket(name, this.#staffed.cookies.get(name) as string);
    return actAs(socket, role, this.table, type, fields);
  }

  async #guest(name: string): Promise<Client> {
    const known = this.#sockets.get(`guest:${name}`);
    if (known !== undefined) return known;
    const cookie = await enter(this.server, name);
    await this.#enrich(name);
    return this.#socket(`guest:${name}`, cookie);
  }

  /** Scenarios know no wallet: everybody has all the chips they may ask for. */
  async #enrich(name: string): Promise<void> {
    const { desk } = this.server.room;
    await desk.exclusively([name], async () => {
      const writes = [await desk.grantOf(name, 100_000_000_00)];
      await this.#store.append({ commandId: `rich:${name}`, actor: 'house', at: 0, writes });
      desk.forget([name]);
    });
  }

  async #socket(key: string, cookie: string): Promise<Client> {
    const client = this.#sockets.get(key) ?? (await Client.open(this.server, cookie));
    this.#sockets.set(key, client);
    return client;
  }

  async close(): Promise<void> {
    for (const client of this.#sockets.values()) client.socket.terminate();
    await this.server.stop();
  }
}

/** An event as these houses keep it: who gave a ruling is called as they are here. */
export const asKept = (event: object): object => {
  const { name } = event as { readonly name?: unknown };
  const kept = name === 'house' ? { ...event, name: staffName(name) } : event;
  return JSON.parse(JSON.stringify(kept)) as object;
};
