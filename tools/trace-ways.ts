/**
 * Prints, as JSON, every file in which something runs while a banco is called, a ruling is given, a scenario is run, and a shoe is shuffled
 * at a house: for docs/map.md. Run by tools/docs.test.ts.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '@sabot/event-store';
import { runScenario } from '@sabot/notation';
import { REGISTRY } from '@sabot/regulations';
import { openTable } from '@sabot/sabot';
import { buildServer, CLOCKS, fairShuffler, systemClock } from '../apps/server/src/index.ts';
import { Visitor } from '../apps/server/test/kit/sync-visitor.ts';
import { Coverage } from './trace/coverage.ts';

const SCENARIOS = fileURLToPath(new URL('../packages/regulations/scenarios/asturias-2011/', import.meta.url));
const BANKER = ['sit 1', 'buy-chips 1000'].map((words) => `ana: ${words}`);
const PEOPLE = ['bea', 'cleo', 'dani'].flatMap((name, i) => [`${name}: sit ${i + 2}`, `${name}: buy-chips 1000`]);
const OFFERED = [
  ...BANKER,
  ...PEOPLE,
  'croupier: pass-cards',
  'dani: cut-pack 150',
  'ana: take-bank 100',
  'ana: keep-bank',
];
const SEATED = ['ana: sit 1', 'ana: buy-chips 500', 'ana: cut-pack 150', 'ana: take-shoe'];

/** The files of something that is done, without what was done to make it possible. */
async function ranIn(act: () => Promise<void> | void): Promise<readonly string[]> {
  const coverage = new Coverage();
  await coverage.start();
  await coverage.take();
  await act();
  const ran = await coverage.take();
  coverage.stop();
  return ran;
}

function accepted({ ok }: { readonly ok: boolean }): void {
  if (!ok) throw new Error('refused: the way cannot be followed');
}

async function banco(): Promise<readonly string[]> {
  const table = openTable('asturias-2011/chemin-de-fer', { seed: 1 });
  accepted(table.play(...OFFERED));
  return ranIn(() => {
    accepted(table.play('bea: call-banco', 'croupier: close-banco'));
    table.view('cleo');
    if (table.story('cleo').underWay?.banco?.players[0] !== 'bea') throw new Error('no banco was made');
  });
}

async function ruling(): Promise<readonly string[]> {
  const table = openTable('asturias-2011/punto-y-banca', { cards: ['5h', '4s', '9d'] });
  accepted(table.play(...SEATED, 'ana: set-stakes banca 20', 'croupier: close-stakes', 'ana: deal'));
  return ranIn(() => {
    accepted(table.play('croupier: report-incident incident card-face-up card 2'));
    accepted(table.play('inspector rosa: give-ruling choice 1 reason "It stays in play."'));
    table.view('ana');
    table.story('ana');
  });
}

const scenario = (): Promise<readonly string[]> =>
  ranIn(() => {
    const file = join(SCENARIOS, 'punto-y-banca', 'd-2-deduction.sabot');
    if (!runScenario(readFileSync(file, 'utf8'), file).passed) throw new Error('the scenario fails');
  });

/** At a house whose clocks are short: the first who sits down is soon asked to cut. */
async function shuffle(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-shuffle-'));
  const rulesets = REGISTRY.filter(({ id }) => id === 'asturias-2011/mini');
  const clocks = { ...Object.fromEntries(Object.keys(CLOCKS).map((name) => [name, 0.05])), stakes: 3600 };
  const store = await openStore(join(folder, 'sabot.db'));
  const server = await buildServer({
    store,
    clock: systemClock,
    shuffler: fairShuffler,
    rulesets,
    pace: { clocks, pace: 1 },
  });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const ana = await Visitor.arrive(address, 'ana', 'asturias-2011.mini.1');
  try {
    return await ranIn(async () => {
      await ana.act('sit', 'Sit', { seat: 1 });
      while (!ana.frames.some((frame) => frame.includes('StakesOpened'))) await pause(5);
    });
  } finally {
    ana.leave();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ways = { banco: await banco(), ruling: await ruling(), scenario: await scenario(), shuffle: await shuffle() };
process.stdout.write(JSON.stringify(ways, null, 1));
