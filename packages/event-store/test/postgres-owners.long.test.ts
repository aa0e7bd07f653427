import { expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { startPostgres } from './postgres-server.ts';
import { raceOwners } from './race-owners.ts';

/** So many times one table is taken, by two nodes that know nothing of each other. */
const TAKES = Number(process.env.SABOT_TAKES ?? 1000);

test('a table that is taken a thousand times has never an event by somebody who had lost it', {
  timeout: 600_000,
}, async () => {
  const server = await startPostgres();
  const url = await server.fresh();
  const nodes = await Promise.all([openStore(url), openStore(url)]);
  const { stale, kept } = await raceOwners(nodes, TAKES);
  expect(stale).toBeGreaterThan(TAKES / 10);
  expect(kept).toBeGreaterThan(TAKES / 10);
  console.info(`${TAKES} times taken: ${kept} events kept, ${stale} appends of a former owner refused`);
  await Promise.all(nodes.map((node) => node.close()));
  await server.stop();
});
