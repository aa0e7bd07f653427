import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, beforeAll, it } from 'vitest';
import { killAgainAndAgain } from './kit/kill-house.ts';
import { moments } from './kit/kill-moments.ts';

/** `npm run kills` takes 20. */
const KILLS = Number(process.env.SABOT_HOUSE_KILLS ?? 2);

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

it(
  `PostgreSQL: a house killed ${KILLS} times loses nothing it acknowledged, and every coup goes on with the same cards`,
  async () => {
    const url = await server.fresh();
    await killAgainAndAgain({ place: url, location: url, ...moments(KILLS) });
  },
  300_000 + KILLS * 15_000,
);
