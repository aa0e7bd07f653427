import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HouseProcess, SABOT, startHouse } from '../kit/house-process.ts';
import { Audit } from '../kit/kill-audit.ts';
import { Gambler } from '../kit/kill-gambler.ts';
import { lookAtAll } from '../kit/kill-house.ts';
import { treeAt } from './tree-before.ts';

/** From which commit one comes; that before this one unless told otherwise. */
const BEFORE = process.env.SABOT_BEFORE ?? 'HEAD~1';
const PACE = 0.02;

let database: PostgresServer;
beforeAll(async () => {
  process.env.SABOT_NODE_SECRET = 'what the nodes of this test know, and nobody else';
  database = await startPostgres();
});
afterAll(async () => {
  delete process.env.SABOT_NODE_SECRET;
  await database.stop();
});

/** Until something new was acknowledged. A socket that was closed meanwhile is opened again. */
async function plays(one: Gambler, address: string): Promise<void> {
  for (let tries = 1; tries <= 20; tries += 1) {
    const staked = one.play(address).staked.then(() => true);
    if (await Promise.race([staked, pause(5000, false)])) return;
  }
  throw new Error(`${one.name} was not served at ${address}`);
}

it('two nodes are brought from one commit to the next, one after the other, while people play, and no message is lost', async ({
  skip,
}) => {
  const before = treeAt(BEFORE);
  if (before === null) return skip(`there is no commit ${BEFORE} here`);
  const url = await database.fresh();
  const open = (name: string, sabot: string): Promise<HouseProcess> =>
    startHouse(url, PACE, [], ['--node', name], sabot);
  const nodes = [await open('a', before.sabot), await open('b', before.sabot)];
  const gamblers = [
    new Gambler('ana', 'buenos-aires-2016.midi.1'),
    new Gambler('bea', 'buenos-aires-2016.midi.1'),
    new Gambler('carlos', 'asturias-2011.punto-y-banca.1'),
  ];
  /** Each plays at both: at the node that has their table, and at the other. */
  const playEverywhere = async (): Promise<void> => {
    for (const turn of [0, 1]) await Promise.all(gamblers.map((one, i) => plays(one, nodes[(i + turn) % 2]!.address)));
  };
  try {
    for (const [i, gambler] of gamblers.entries()) await gambler.enter(nodes[i % 2]!.address);
    await playEverywhere();
    for (const at of [0, 1]) {
      // In the middle of whatever they do, at the node that closes too.
      expect(await nodes[at]!.end()).toBe(0);
      await Promise.all(gamblers.map((one) => plays(one, nodes[1 - at]!.address)));
      nodes[at] = await open(at === 0 ? 'a' : 'b', SABOT);
      await playEverywhere();
    }
    for (const node of nodes) expect(await node.end()).toBe(0);
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    before.remove();
  }
  await lookAtAll(url, new Audit(), gamblers, true);
  const answered = gamblers.flatMap(({ deeds }) => deeds).filter(({ answer }) => answer?.ok);
  expect(answered.length).toBeGreaterThan(20);
  for (const { deeds } of gamblers) expect(deeds.slice(0, -1).filter(({ answer }) => answer === null)).toEqual([]);
  console.info(`from ${before.commit} to this: ${answered.length} commands, each done once`);
}, 300_000);
