import { lookUp, ruleOf, type StaffRole } from '@sabot/engine';
import { type Entry, entryById } from '@sabot/regulations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type Server } from '../../src/index.ts';
import { Client, enter } from '../kit/client.ts';
import { MemoryStore } from '../kit/memory-store.ts';
import { seededShuffler } from '../kit/seeded-shuffler.ts';
import { SimulatedClock } from '../kit/simulated-clock.ts';
import { actAs, onDutyAs } from '../kit/staff.ts';
import { commandsOf, rulesOnErrors, type Told, type ToldScenario } from './told-commands.ts';

const RULES = rulesOnErrors();
const SCENARIOS = new Map([...new Set(RULES.map(({ file }) => file))].map((file) => [file, commandsOf(file)]));
const CARDS = 'nieves';
const UNHURRIED = { requests: 1e6, allRequests: 1e6, bytes: 2 ** 28, allBytes: 2 ** 28, sockets: 5000, guests: 1000 };

const open = (store: MemoryStore, clock: SimulatedClock, entry: Entry): Promise<Server> =>
  buildServer({
    store,
    clock,
    shuffler: seededShuffler('a'),
    rulesets: [{ ...entry, isByHand: true }],
    limits: UNHURRIED,
  });

/** Everybody of the staff who is named in some scenario, with an account in a house of which the others are copies. */
const cookies = new Map<string, string>();
let first: MemoryStore;

beforeAll(async () => {
  first = new MemoryStore();
  const server = await open(first, new SimulatedClock(), entryById('asturias-2011/mini') as Entry);
  const roles = new Map<string, Set<StaffRole>>([[CARDS, new Set(['croupier'])]]);
  for (const { told } of SCENARIOS.values()) {
    for (const { by } of told.map(({ command }) => command)) {
      if (by.kind === 'inspector' || by.kind === 'director') {
        roles.set(staffName(by.id), (roles.get(staffName(by.id)) ?? new Set()).add(by.kind));
      }
    }
  }
  await server.app.ready();
  for (const [name, theirs] of roles) {
    cookies.set(name, await onDutyAs(server, name, ...theirs));
  }
  await server.stop();
});

/** Nobody may be called as the house is. */
const staffName = (id: string): string => (id === 'house' ? 'housekeeper' : id);

class House {
  readonly #server: Server;
  readonly #clock: SimulatedClock;
  readonly #sockets = new Map<string, Client>();
  readonly #table: string;
  readonly #store: MemoryStore;

  private constructor(server: Server, store: MemoryStore, clock: SimulatedClock) {
    this.#server = server;
    this.#store = store;
    this.#clock = clock;
    this.#table = [...server.room.tables.keys()][0] as string;
  }

  static async open(ruleset: string): Promise<{ house: House; store: MemoryStore }> {
    const store = new MemoryStore();
    store.kept.set('staff', [...(first.kept.get('staff') ?? [])]);
    for (const [key, secret] of first.secrets) store.secrets.set(key, secret);
    const clock = new SimulatedClock();
    const server = await open(store, clock, entryById(ruleset) as Entry);
    await server.app.ready();
    return { house: new House(server, store, clock), store };
  }

  async act({ command }: Told) {
    // Time passes between two acts, so that nobody is told to be slower.
    this.#clock.pass(2000);
    const { by, type, ...fields } = command;
    if (by.kind === 'player') return (await this.#guest(by.id)).act(this.#table, type, fields);
    const [name, role] =
      by.kind === 'croupier' || by.kind === 'shoe' ? [CARDS, 'croupier' as const] : [staffName(by.id), by.kind];
    return actAs(await this.#socket(name, cookies.get(name) as string), role, this.#table, type, fields);
  }

  async #guest(name: string): Promise<Client> {
    const known = this.#sockets.get(`guest:${name}`);
    if (known !== undefined) return known;
    const cookie = await enter(this.#server, name);
    await rich(this.#server, this.#store, name);
    return this.#socket(`guest:${name}`, cookie);
  }

  async #socket(key: string, cookie: string): Promise<Client> {
    const client = this.#sockets.get(key) ?? (await Client.open(this.#server, cookie));
    this.#sockets.set(key, client);
    return client;
  }

  async close(): Promise<void> {
    for (const client of this.#sockets.values()) client.socket.terminate();
    await this.#server.stop();
  }
}

/** Scenarios know no wallet: everybody has all the chips they may ask for. */
async function rich({ room: { desk } }: Server, store: MemoryStore, name: string): Promise<void> {
  await desk.exclusively([name], async () => {
    const writes = [await desk.grantOf(name, 100_000_000_00)];
    await store.append({ commandId: `rich:${name}`, actor: 'house', at: 0, writes });
    desk.forget([name]);
  });
}

const reached = new Set<string>();

async function playOver({ ruleset, told }: ToldScenario): Promise<readonly object[]> {
  const { house, store } = await House.open(ruleset);
  try {
    for (const one of told) {
      const answer = await house.act(one);
      const { command, refusal } = one;
      const came = answer.ok ? null : { code: answer.refusal.code, grounds: answer.refusal.grounds };
      expect({ act: command.type, by: command.by, came }).toEqual({ act: command.type, by: command.by, came: refusal });
    }
    const [stream] = [...store.kept.keys()].filter((name) => name.startsWith('table:'));
    return (store.kept.get(stream as string) ?? []).map(({ data }) => JSON.parse(data));
  } finally {
    await house.close();
  }
}

describe('every rule on errors and every referral, over the socket of a house', () => {
  it.each(RULES)('[$rule] $file ends as on paper', async ({ rule, file }) => {
    const scenario = SCENARIOS.get(file) as ToldScenario;
    expect([...scenario.grounds].map(ruleOf)).toContain(rule);
    const events = await playOver(scenario);
    expect(events).toEqual(JSON.parse(JSON.stringify(scenario.events.map(named))));
    reached.add(rule);
  });

  afterAll(() =>
    console.log(`rules on errors and referrals reached over the socket: ${reached.size} of ${RULES.length}`),
  );
});

/** Who gave a ruling, as they are called in these houses. */
const named = (event: object): object => {
  const name = lookUp(event as Record<string, unknown>, 'name');
  return name === 'house' ? { ...event, name: staffName(name) } : event;
};
