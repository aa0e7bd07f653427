import { type Entry, REGISTRY } from '@sabot/regulations';
import type { Logger } from 'pino';
import type { Chance } from '../src/bots/stakes.ts';
import type { Shuffler } from '../src/index.ts';
import { buildServer, type Server } from '../src/index.ts';
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
}

export async function testServer(
  entry: Entry = REGISTRY[0] as Entry,
  { store = new MemoryStore(), shuffler = seededShuffler('a'), bots = false, logger, chance, liveOdds }: Setting = {},
): Promise<TestServer> {
  const clock = new SimulatedClock();
  const server = await buildServer({
    store,
    clock,
    shuffler,
    rulesets: [entry],
    bots,
    ...(logger && { logger }),
    ...(chance && { chance }),
    ...(liveOdds !== undefined && { liveOdds }),
  });
  await server.app.ready();
  return { server, store, clock, table: [...server.room.tables.keys()][0] as string };
}
