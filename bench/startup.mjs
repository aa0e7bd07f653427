// A house with a million stored events: how long until its tables are open, with snapshots and without.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildServer, CLOCKS, fairShuffler, systemClock } from 'sabot-server';
import { openStore } from '../packages/event-store/src/index.ts';
import { REGISTRY } from '../packages/regulations/src/index.ts';
import { median } from './median.mjs';
import { table, verdict, whole, writeSection } from './section.mjs';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    starts: { type: 'string', default: '5' },
  },
});
const EVENTS = Number(values.events);
const STARTS = Number(values.starts);
const FLOOR = 5;
const SABOT = join(import.meta.dirname, '..', 'apps', 'cli', 'bin', 'sabot.mjs');

/** The house's own bots play at all seven tables, as fast as the machine allows, until so much is written. */
async function fill(file) {
  const store = await openStore(file);
  const pace = { clocks: CLOCKS, pace: 0.00005 };
  const server = await buildServer({
    store,
    clock: systemClock,
    shuffler: fairShuffler,
    rulesets: REGISTRY,
    pace,
    bots: true,
  });
  const written = () => [...server.room.tables.values()].reduce((sum, { scene }) => sum + scene.version, 0);
  while (written() < EVENTS) {
    await pause(5000);
    console.log(`${whole(written())} events`);
  }
  await server.stop();
}

/** Seconds from the start of the process to the line that says where the tables are. */
async function start(folder) {
  const began = performance.now();
  const house = spawn(process.execPath, [SABOT, 'serve', '--port', '0', '--data', folder, '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(house, 'exit');
  let seconds;
  for await (const line of createInterface({ input: house.stdout })) {
    if (!line.includes('http://')) continue;
    seconds = (performance.now() - began) / 1000;
    break;
  }
  house.kill('SIGTERM');
  house.stdout.resume();
  await gone;
  return seconds;
}

async function measure(folder) {
  const times = [];
  for (let n = 0; n < STARTS; n++) times.push(await start(folder));
  return times;
}

const scratch = mkdtempSync(join(tmpdir(), 'sabot-million-'));
const made = values.keep ?? join(scratch, 'made.db');
if (!existsSync(made)) await fill(made);

const folder = join(scratch, 'house');
mkdirSync(folder);
const file = join(folder, 'sabot.db');
copyFileSync(made, file);
const store = await openStore(file);
const versions = (await Array.fromAsync(store.streams())).map(({ version }) => version);
await store.close();
const [events, most] = [versions.reduce((sum, version) => sum + version, 0), Math.max(...versions)];
const megabytes = statSync(file).size / 1e6;

const empty = join(scratch, 'empty');
const rows = [['a new house', await measure(empty)]];
rows.push([`${whole(events)} events`, await measure(folder)]);
const without = new DatabaseSync(file);
without.exec('DELETE FROM snapshots');
without.close();
rows.push(['the same, its snapshots gone (the first start folds everything)', [await start(folder)]]);
rmSync(scratch, { recursive: true, force: true });

const text = `## Start-up with a million events

${table(
  ['', 'seconds (median)', 'slowest'],
  rows.map(([name, times]) => [name, median(times).toFixed(2), Math.max(...times).toFixed(2)]),
)}

The floor is ${FLOOR} s: ${verdict(median(rows[1][1]) < FLOOR)}.

- From the start of the process to the line that says where the tables are. ${whole(events)} events in a file of ${whole(megabytes)} MB, the longest stream with ${whole(most)}; the house's own bots played them at seven tables.
- ${STARTS} starts each; the file is in the cache of the system.`;
writeSection('startup', 'bench:startup', text);
