import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HouseProcess, startHouse } from '../kit/house-process.ts';
import { Audit } from '../kit/kill-audit.ts';
import { Gambler } from '../kit/kill-gambler.ts';
import { lookAtAll } from '../kit/kill-house.ts';

/** Every second fault is a kill, the others put a process to sleep. */
const FAULTS = Number(process.env.SABOT_NODE_FAULTS ?? 6);
/** So long a node sleeps; by then its tables are others'. */
const SLEEP_MS = Number(process.env.SABOT_NODE_SLEEP_MS ?? 8000);
const PACE = 0.02;
const TABLES = 10;
const NAMES = ['a', 'b'] as const;

let database: PostgresServer;
beforeAll(async () => {
  process.env.SABOT_NODE_SECRET = 'what the nodes of this test know, and nobody else';
  database = await startPostgres();
});
afterAll(async () => {
  delete process.env.SABOT_NODE_SECRET;
  await database.stop();
});

const tablesAt = async ({ address }: HouseProcess): Promise<number> =>
  ((await (await fetch(`${address}/livez`)).json()) as { tables: number }).tables;

async function until(isSo: () => Promise<boolean>, within: number): Promise<number> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > within) throw new Error(`it was not so within ${within} ms`);
    await pause(50);
  }
  return performance.now() - since;
}

/** Until something new was acknowledged. A socket that was closed meanwhile, as the table has moved, is opened again. */
async function plays(one: Gambler, address: string): Promise<void> {
  for (let tries = 1; tries <= 10; tries += 1) {
    const staked = one.play(address).staked.then(() => true);
    if (await Promise.race([staked, pause(5000, false)])) return;
  }
  throw new Error(`${one.name} was not served at ${address}`);
}

it(
  `of two nodes, killed or put to sleep ${FAULTS} times in turn, the other takes all tables and nothing acknowledged is lost or doubled`,
  async () => {
    const url = await database.fresh();
    const open = (name: string): Promise<HouseProcess> => startHouse(url, PACE, [], ['--node', name]);
    const nodes = [await open(NAMES[0]), await open(NAMES[1])];
    const gamblers = [
      new Gambler('ana', 'buenos-aires-2016.midi.1'),
      new Gambler('bea', 'buenos-aires-2016.midi.1'),
      new Gambler('carlos', 'asturias-2011.punto-y-banca.1'),
    ];
    const took: number[] = [];
    try {
      for (const [i, gambler] of gamblers.entries()) await gambler.enter(nodes[i % 2]!.address);
      for (let fault = 0; fault < FAULTS; fault += 1) {
        const shares = async (): Promise<boolean> =>
          (await tablesAt(nodes[0]!)) + (await tablesAt(nodes[1]!)) === TABLES;
        await until(async () => (await shares()) && (await tablesAt(nodes[0]!)) === TABLES / 2, 20_000);
        // Each plays at any node, whatever node has the table.
        await Promise.all(gamblers.map((one, i) => plays(one, nodes[(fault + i) % 2]!.address)));
        const hit = (fault >> 1) % 2;
        const [victim, survivor] = [nodes[hit]!, nodes[1 - hit]!];
        const isKill = fault % 2 === 0;
        if (isKill) await victim.kill();
        else victim.signal('SIGSTOP');
        const since = performance.now();
        took.push(await until(async () => (await tablesAt(survivor)) === TABLES, 5000));
        await Promise.all(gamblers.map((one) => plays(one, survivor.address)));
        if (isKill) nodes[hit] = await open(NAMES[hit]!);
        else {
          await pause(Math.max(0, SLEEP_MS - (performance.now() - since)));
          victim.signal('SIGCONT');
        }
      }
      for (const node of nodes) expect(await node.end()).toBe(0);
    } finally {
      await Promise.all(nodes.map((node) => node.kill()));
    }
    await lookAtAll(url, new Audit(), gamblers, true);
    expect(gamblers.flatMap(({ deeds }) => deeds).filter(({ answer }) => answer?.ok).length).toBeGreaterThan(
      FAULTS * 3,
    );
    expect(Math.max(...took)).toBeLessThan(5000);
    console.info(`all tables were taken after ${took.map((ms) => Math.round(ms)).join(', ')} ms`);
  },
  120_000 + FAULTS * 60_000,
);
