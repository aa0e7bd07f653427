import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, beforeAll, it } from 'vitest';
import { killAgainAndAgain } from './kill-house.ts';
import { momentsFrom } from './kill-moments.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop(), 60_000);

const moments = momentsFrom('SABOT_POSTGRES_KILLS', 5);

it(
  `PostgreSQL: a house killed ${moments.kills} times loses nothing it acknowledged, and every coup goes on with the same cards`,
  async () => {
    const url = await server.fresh();
    await killAgainAndAgain({ place: url, location: url, ...moments });
  },
  120_000 + moments.kills * 15_000,
);
