/**
 * Prints, as JSON, every file of engine, server and store in which something runs while one stake at Punto y Banca goes from
 * the socket to the disk and back to an onlooker; the threads of the store are followed too. Run by tools/docs.test.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@sabot/event-store';
import { REGISTRY } from '@sabot/regulations';
import { buildServer, CLOCKS, fairShuffler, systemClock } from '../apps/server/src/index.ts';
import { Visitor } from '../apps/server/test/kit/sync-visitor.ts';
import { Coverage } from './trace/coverage.ts';

const OURS = /^(?:packages\/(?:engine|event-store)|apps\/server)\/src\//;
const TABLE = 'asturias-2011.mini.1';

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(5);
};

const folder = mkdtempSync(join(tmpdir(), 'sabot-stake-'));
const rulesets = REGISTRY.filter(({ id }) => id === 'asturias-2011/mini');
// Nothing but the stake shall happen: the shuffle is soon over, and the time for stakes is not.
const clocks = { ...Object.fromEntries(Object.keys(CLOCKS).map((name) => [name, 0.05])), stakes: 3600 };
const store = await openStore(join(folder, 'sabot.db'));
const pace = { clocks, pace: 1 };
const server = await buildServer({ store, clock: systemClock, shuffler: fairShuffler, rulesets, pace });
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const [ana, bea] = [await Visitor.arrive(address, 'ana', TABLE), await Visitor.arrive(address, 'bea', TABLE)];
const coverage = new Coverage();
try {
  await ana.act('sit', 'Sit', { seat: 1 });
  await ana.act('buy', 'BuyChips', { amount: 500_00 });
  await until(() => bea.frames.some((frame) => frame.includes('StakesOpened')));
  await coverage.start();
  const stake = async (id: string, amount: number): Promise<void> => {
    const told = bea.frames.length;
    const answer = await ana.act(id, 'SetStakes', { stakes: [['banca', amount]] });
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
    await until(() => bea.frames.length > told);
  };
  // The first warms up what is worked out once.
  await stake('first', 20_00);
  await coverage.take();
  await stake('second', 40_00);
  process.stdout.write(
    JSON.stringify(
      (await coverage.take()).filter((file) => OURS.test(file)),
      null,
      1,
    ),
  );
} finally {
  coverage.stop();
  ana.leave();
  bea.leave();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
