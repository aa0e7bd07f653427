import { type Entry, REGISTRY } from '@sabot/regulations';
import type { Logger } from 'pino';
import type { Chance } from '../../src/bots/stakes.ts';
import type { Shuffler } from '../../src/index.ts';
import { buildServer, type Server, type ServerParts } from '../../src/index.ts';
import { MemoryStore } from './memory-store.ts';
import { seededShuffler } from './seeded-shuffler.ts';
import { SimulatedClock } from './simulated-clock.ts';

export interface TestServer {
  readonly server: Server;
  readonly store: MemoryStore;
  readonly clock: SimulatedClock;
  readonly table: string;
}

export interface Setting {
  readonly store?: MemoryStore;
  readonly shuffler?: Shuffler;
  readonly bots?: boolean;
  readonly chance?: Chance;
  readonly logger?: Logger;
  readonly liveOdds?: boolean;
  readonly clock?: SimulatedClock;
  /** How many tables people may have open; null: none. */
  readonly hosting?: ServerParts['hosting'];
  /** How its doors are kept. */
  readonly doors?: Pick<ServerParts, 'limits' | 'addressHeader' | 'publicUrls' | 'newCookieKey' | 'timeouts'>;
}

/** Time stands still in these houses, so a budget never fills up again: it is large unless a test says otherwise. */
const NO_HURRY = { requests: 100_000, allRequests: 100_000, bytes: 2 ** 28, allBytes: 2 ** 28, sockets: 5000 };

export async function testServer(
  entry: Entry = REGISTRY[0] as Entry,
  {
    store = new MemoryStore(),
    shuffler = seededShuffler('a'),
    clock = new SimulatedClock(),
    bots = false,
    logger,
    chance,
    liveOdds,
    hosting,
    doors = {},
  }: Setting = {},
): Promise<TestServer> {
  const server = await buildServer({
    store,
    clock,
    shuffler,
    rulesets: [entry],
    bots,
    ...doors,
    limits: { ...NO_HURRY, ...doors.limits },
    ...(logger && { logger }),
    ...(chance && { chance }),
    ...(liveOdds !== undefined && { liveOdds }),
    ...(hosting !== undefined && { hosting }),
  });
  await server.app.ready();
  return { server, store, clock, table: [...server.room.tables.keys()][0] as string };
}
