// npm run chaos: faults of every kind against the real house, then the checker's table. tools/chaos.mjs calls it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@sabot/event-store/test/postgres-server';
import { Chance } from '../fuzz/chance.ts';
import { Campaign } from './campaign.ts';
import { type Database, nextFault } from './faults.ts';
import { Line } from './line.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '500' },
    seed: { type: 'string', default: '2011' },
    resume: { type: 'boolean', default: false },
    // One of the two stores alone; both unless told otherwise.
    store: { type: 'string', default: 'both' },
    // The program that reads the stored rows: it shares no code with us, and is not imported either.
    checker: { type: 'string', default: '' },
  },
});
const [faults, seed] = [Number(values.faults), Number(values.seed)];
if (![faults, seed].every((n) => Number.isSafeInteger(n) && n > 0)) {
  console.error('chaos: --faults and --seed are whole numbers from 1 up');
  process.exit(2);
}
/** Of ten faults three go to PostgreSQL, unless one store is wanted alone. */
const SHARES = { sqlite: 0.7, postgres: 0.3 } as const;
type Kind = keyof typeof SHARES;
const { store } = values;
if (store !== 'both' && store !== 'sqlite' && store !== 'postgres') {
  console.error('chaos: --store is sqlite, postgres or both');
  process.exit(2);
}
const wants = (kind: Kind): boolean => store === 'both' || store === kind;
/** After so many faults the house is killed once more and every row is read. */
const CHECKED_EVERY = 25;

interface Notes {
  readonly seed: number;
  readonly done: Readonly<Record<Kind, number>>;
  readonly counts: Readonly<Record<string, Readonly<Record<Kind, number>>>>;
  readonly wrong: readonly string[];
}

const root = join(tmpdir(), `sabot-chaos-${seed}`);
const file = join(root, 'notes.json');
if (!values.resume) rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });
let notes: Notes = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { seed, done: { sqlite: 0, postgres: 0 }, counts: {}, wrong: [] };

function note(change: Partial<Notes>): void {
  notes = { ...notes, ...change };
  writeFileSync(`${file}.new`, JSON.stringify(notes));
  renameSync(`${file}.new`, file);
}
const complain = (line: string): void => {
  console.error(`WRONG: ${line}`);
  note({ wrong: [...notes.wrong, line] });
};

interface Found {
  readonly isSound: boolean;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly refusedYetKept: readonly string[];
  readonly faults: readonly string[];
  readonly difference: number;
  readonly table: string;
}

function check(location: string, campaign: Campaign, when: string): Found {
  const args = [values.checker, location, '--told', campaign.ledger.file, '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (stdout.trim() === '') throw new Error(`the checker said nothing: ${stderr.slice(-1000)}`);
  const found = JSON.parse(stdout) as Found;
  if (found.isSound) return found;
  const all = [...found.lost, ...found.doubled, ...found.refusedYetKept, ...found.faults];
  complain(`${when}: ${all.length} faults, ${found.difference} cents: ${all.slice(0, 5).join('; ')}`);
  return found;
}

/** All faults of one store, each followed by people who go on playing. */
async function run(kind: Kind, place: string, location: string, database: Database | null): Promise<string> {
  const campaign = new Campaign(join(root, kind), place, seed);
  const most = store === 'both' ? Math.round(faults * SHARES[kind]) : faults;
  await campaign.begin();
  if (!(await campaign.goesOn())) throw new Error('nobody could begin to play');
  while (notes.done[kind] < most) {
    const no = notes.done[kind] + 1;
    const chance = new Chance(seed * 7919 + no * 31 + (kind === 'sqlite' ? 0 : 1));
    const { fault, wrong } = await nextFault({ campaign, chance, database })({ campaign, chance, database });
    if (wrong !== null) complain(`${kind} ${no}, ${fault}: ${wrong}`);
    if (!(await campaign.goesOn())) {
      complain(`${kind} ${no}, ${fault}: nobody was served for a minute`);
      await campaign.house.kill();
      await campaign.open();
    }
    for (const answers of campaign.answeredAnew()) complain(`${kind} ${no}, ${fault}: answered anew: ${answers}`);
    if (no % CHECKED_EVERY === 0) {
      await campaign.house.kill();
      check(location, campaign, `${kind} after ${no}`);
      await campaign.open();
    }
    const before = notes.counts[fault] ?? { sqlite: 0, postgres: 0 };
    note({
      done: { ...notes.done, [kind]: no },
      counts: { ...notes.counts, [fault]: { ...before, [kind]: before[kind] + 1 } },
    });
    console.log(`${kind} ${no} of ${most}: ${fault}; ${campaign.acknowledged} acknowledged`);
  }
  const code = await campaign.finish();
  if (code !== 0) complain(`${kind}: the last stop gave ${code}`);
  return check(location, campaign, `${kind} at the end`).table;
}

async function onPostgres(): Promise<string> {
  mkdirSync(join(root, 'server'), { recursive: true });
  const server = await startPostgres({ folder: join(root, 'server') });
  const line = await Line.open();
  const url = new URL(server.url);
  line.leadTo(Number(url.port));
  url.port = String(line.port);
  try {
    const database = { line, signal: server.signal.bind(server), restart: server.restart.bind(server) };
    return await run('postgres', url.href, server.url, database);
  } finally {
    await line.close();
    await server.stop();
  }
}

const tables: [Kind, string][] = [];
const data = join(root, 'sqlite', 'data');
if (wants('sqlite')) tables.push(['sqlite', await run('sqlite', data, join(data, 'sabot.db'), null)]);
if (wants('postgres')) tables.push(['postgres', await onPostgres()]);

console.log(`\nSeed ${seed}, ${new Date().toISOString().slice(0, 10)}.\n`);
console.log('| fault | SQLite | PostgreSQL |\n|---|--:|--:|');
for (const [fault, count] of Object.entries(notes.counts).sort()) {
  console.log(`| ${fault} | ${count.sqlite} | ${count.postgres} |`);
}
for (const [kind, table] of tables) console.log(`\n${kind}\n\n${table}`);
for (const wrong of notes.wrong) console.error(`WRONG: ${wrong}`);
process.exitCode = notes.wrong.length === 0 ? 0 : 1;
process.exit();
