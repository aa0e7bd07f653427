import { PUNTO_BANCA, type PuntoBancaEntry } from '@sabot/regulations';
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

export async function testServer(
  entry: PuntoBancaEntry = PUNTO_BANCA[0] as PuntoBancaEntry,
  { store = new MemoryStore(), shuffler = seededShuffler('a') as Shuffler, bots = false } = {},
): Promise<TestServer> {
  const clock = new SimulatedClock();
  const server = await buildServer({ store, clock, shuffler, rulesets: [entry], bots });
  await server.app.ready();
  return { server, store, clock, table: [...server.room.tables.keys()][0] as string };
}
