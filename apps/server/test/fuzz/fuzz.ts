import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EventStore } from '@sabot/event-store';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { pino } from 'pino';
import { buildServer, type Server } from '../../src/index.ts';
import { enter } from '../kit/client.ts';
import { seededShuffler } from '../kit/seeded-shuffler.ts';
import { SimulatedClock } from '../kit/simulated-clock.ts';
import { Chance } from './chance.ts';
import { type Counts, FuzzClient } from './fuzz-client.ts';
import { lawfulFrame } from './lawful-frame.ts';
import { requestFor } from './requests.ts';
import { spoilt } from './spoilt-frame.ts';

export interface FuzzPlan {
  readonly store: EventStore;
  readonly seed: number;
  readonly frames: number;
  readonly requests: number;
}

export interface FuzzReport extends Counts {
  readonly frames: number;
  readonly lawful: number;
  readonly requests: number;
  /** How often each status came back. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that were answered with a fault of the house. */
  readonly faults: readonly string[];
  /** What nobody caught, and what the house logged as an error. */
  readonly crashes: readonly string[];
  readonly codes: Readonly<Record<string, number>>;
  /** Bytes in use after a collection, once the tables were in play and at the end. */
  readonly heap: readonly [number, number];
}

/** One of each game, and one where cards lie face down; nobody sits there yet. */
const PLAYED = [...Object.values(ONE_OF_EACH_GAME), 'buenos-aires-2016/midi'];
const NAMES = ['ana', 'valueOf', 'constructor', 'toString', 'then', 'bea', 'carlos', 'diego', 'elena', 'hugo'];
const GUESTS = 18;
/** So long, in milliseconds of the house, lies between two messages of all guests: nobody is too fast. */
const APART_MS = 60;
const NO_HURRY = {
  requests: 100_000,
  allRequests: 100_000,
  bytes: 2 ** 28,
  allBytes: 2 ** 28,
  sockets: 5000,
  guests: 100_000,
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
async function heapInUse(): Promise<number> {
  for (let i = 0; i < 4; i++) {
    collect();
    await setImmediate();
  }
  return process.memoryUsage().heapUsed;
}

async function settled(clients: readonly FuzzClient[]): Promise<void> {
  for (let i = 0; i < 3; i++) await setImmediate();
  for (let i = 0; i < 20_000 && clients.some(({ pending }) => pending !== null); i++) await setImmediate();
}

/** Says and asks a great many things of a house, lawful ones first and then those made from them. */
export async function fuzz({ store, seed, frames, requests }: FuzzPlan): Promise<FuzzReport> {
  const chance = new Chance(seed);
  const clock = new SimulatedClock();
  const crashes: string[] = [];
  const noteCrash = (error: unknown): void => void crashes.push(String((error as Error)?.stack ?? error));
  process.on('uncaughtException', noteCrash).on('unhandledRejection', noteCrash);
  const logger = pino({ level: 'error' }, { write: (line: string) => void crashes.push(line) });
  const rulesets = PLAYED.map((id) => REGISTRY.find((entry) => entry.id === id) as Entry);
  const server = await buildServer({
    store,
    clock,
    shuffler: seededShuffler(String(seed)),
    rulesets,
    bots: false,
    logger,
    limits: NO_HURRY,
  });
  await server.app.ready();
  const tables = [...server.room.tables.keys()];
  const counts: Counts = {
    accepted: 0,
    refusedByLaw: 0,
    refusedOtherwise: 0,
    refusedBySchema: 0,
    notWritten: 0,
    reconnected: 0,
  };
  const codes = new Map<string, number>();
  const clients: FuzzClient[] = [];
  try {
    for (let i = 0; i < GUESTS; i++) {
      const name = NAMES[i] ?? `guest-${i}`;
      clients.push(new FuzzClient(name, tables[i % tables.length] as string, await enter(server, name), counts, codes));
    }
    const statuses = new Map<string, number>();
    const faults: string[] = [];
    let [said, lawful, asked, before] = [0, 0, 0, 0];
    while (said < frames || asked < requests) {
      for (const client of clients) {
        if (!client.isOpen) {
          await client.open(server);
          counts.reconnected += 1;
        }
        if (said >= frames) continue;
        said += 1;
        clock.pass(APART_MS);
        const commandId = `f-${said}`;
        const frame = lawfulFrame(client, commandId, chance);
        // The first rounds are lawful, so that the tables come into play; then every second message is spoilt.
        const isLawful = said < frames / 10 || chance.isOneIn(2);
        if (isLawful) lawful += 1;
        client.send(isLawful ? JSON.stringify(frame) : spoilt(frame, client.lastId, chance));
        if (isLawful && 'commandId' in frame) {
          client.pending = commandId;
          client.lastId = commandId;
        }
      }
      await settled(clients);
      for (let i = 0; asked < requests && i < Math.ceil((requests * clients.length) / Math.max(1, frames)); i++) {
        asked += 1;
        const { table, cookie, last } = chance.oneOf(clients);
        const request = requestFor(cookie, table, last?.ruleset ?? '', chance);
        const status = await answered(server, request);
        statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
        if (status >= 500 && status !== 503) faults.push(`${status} ${JSON.stringify(request).slice(0, 600)}`);
        clock.pass(APART_MS);
      }
      if (chance.isOneIn(3)) await clock.step();
      if (before === 0 && said >= frames / 4) before = await heapInUse();
    }
    await settled(clients);
    for (let i = 0; i < 50; i++) await setImmediate();
    const heap = [before, await heapInUse()] as const;
    const report = { frames: said, lawful, requests: asked, faults, crashes, heap };
    return { ...counts, ...report, statuses: Object.fromEntries(statuses), codes: Object.fromEntries(codes) };
  } finally {
    for (const client of clients) client.close();
    await server.stop();
    process.off('uncaughtException', noteCrash).off('unhandledRejection', noteCrash);
  }
}

/** The status; what the test's own client cannot send at all counts as refused by it. */
async function answered({ app }: Server, request: ReturnType<typeof requestFor>): Promise<number> {
  try {
    return (await app.inject({ ...request, payload: request.payload ?? '' })).statusCode;
  } catch {
    return 0;
  }
}
