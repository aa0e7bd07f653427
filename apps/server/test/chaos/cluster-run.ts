// npm run chaos -- --cluster: faults against three nodes on one database, then the checker's table. tools/chaos.mjs calls it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { missingPackages } from '@sabot/event-store/test/patroni';
import { Chance } from '../fuzz/chance.ts';
import { ClusterCampaign } from './cluster-campaign.ts';
import { onPatroni, onPostgres } from './cluster-database.ts';
import { failOver, nextClusterFault } from './cluster-faults.ts';

const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean' },
    faults: { type: 'string', default: '1000' },
    // So many of them are failovers, where Patroni is installed.
    failovers: { type: 'string', default: '100' },
    // So many seconds a node sleeps that is put to sleep.
    sleep: { type: 'string', default: '30' },
    seed: { type: 'string', default: '2011' },
    resume: { type: 'boolean', default: false },
    // Failovers without synchronous replication, to see what is lost then.
    loose: { type: 'boolean', default: false },
    checker: { type: 'string', default: '' },
  },
});
const [faults, failovers, sleep, seed] = [values.faults, values.failovers, values.sleep, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
if (![faults, sleep, seed].every((n) => Number.isSafeInteger(n) && n > 0) || !(failovers >= 0 && failovers <= faults)) {
  console.error(
    'chaos: --faults, --sleep and --seed are whole numbers from 1 up, --failovers is one of up to as many faults',
  );
  process.exit(2);
}
/** After so many faults all nodes are killed and every row is read. */
const CHECKED_EVERY = 25;

interface Notes {
  readonly done: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly tookOver: readonly number[];
  readonly staleRefused: number;
  readonly wrong: readonly string[];
}

const root = join(tmpdir(), `sabot-chaos-cluster-${seed}${values.loose ? '-loose' : ''}`);
const file = join(root, 'notes.json');
if (!values.resume) rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });
let notes: Notes = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { done: 0, counts: {}, tookOver: [], staleRefused: 0, wrong: [] };
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

const missing = missingPackages();
const skipped = missing.length === 0 ? null : `no failovers: not installed: ${missing.join(', ')}`;
if (skipped !== null) console.log(skipped);
const database =
  missing.length === 0
    ? await onPatroni(join(root, 'database'), !values.loose)
    : await onPostgres(join(root, 'database'));
const campaign = new ClusterCampaign({ folder: root, seed, hosts: database.hosts, url: database.url });

async function check(when: string): Promise<Found> {
  const args = [values.checker, await database.direct(), '--told', campaign.ledger.file, '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (stdout.trim() === '') throw new Error(`the checker said nothing: ${stderr.slice(-1000)}`);
  const found = JSON.parse(stdout) as Found;
  if (!found.isSound) {
    const all = [...found.lost, ...found.doubled, ...found.refusedYetKept, ...found.faults];
    complain(`${when}: ${all.length} faults, ${found.difference} cents: ${all.slice(0, 5).join('; ')}`);
  }
  return found;
}

await campaign.begin();
if (!(await campaign.goesOn())) throw new Error('nobody could begin to play');
const staleBefore = notes.staleRefused;
const every = failovers > 0 && database.failOver !== null ? Math.floor(faults / failovers) : Number.POSITIVE_INFINITY;
while (notes.done < faults) {
  const no = notes.done + 1;
  const chance = new Chance(seed * 7919 + no * 31);
  const scene = { campaign, chance, database, sleep: sleep * 1000 };
  const fault = no % every === 0 ? failOver : nextClusterFault(scene);
  const happened = await fault(scene);
  if (happened.wrong !== null) complain(`${no}, ${happened.fault}: ${happened.wrong}`);
  if (!(await campaign.goesOn())) {
    complain(`${no}, ${happened.fault}: nobody was served for a minute and a half`);
    await campaign.killAll();
    await campaign.openAll();
  }
  for (const answers of campaign.answeredAnew()) complain(`${no}, ${happened.fault}: answered anew: ${answers}`);
  if (no % CHECKED_EVERY === 0) {
    await campaign.killAll();
    await check(`after ${no}`);
    await campaign.openAll();
  }
  note({
    done: no,
    counts: { ...notes.counts, [happened.fault]: (notes.counts[happened.fault] ?? 0) + 1 },
    tookOver: [...notes.tookOver, ...(happened.tookOver === undefined ? [] : [Math.round(happened.tookOver)])],
    staleRefused: staleBefore + campaign.staleRefused,
  });
  console.log(`${no} of ${faults}: ${happened.fault}; ${campaign.acknowledged} acknowledged`);
}
const codes = await campaign.finish();
if (codes.some((code) => code !== 0)) complain(`the last stops gave ${codes.join(', ')}`);
const { table } = await check('at the end');
await database.stop();

const sorted = [...notes.tookOver].sort((a, b) => a - b);
console.log(
  `\nSeed ${seed}, ${new Date().toISOString().slice(0, 10)}: ${notes.done} faults${skipped === null ? '' : `; ${skipped}`}.\n`,
);
console.log('| fault | times |\n|---|--:|');
for (const [fault, count] of Object.entries(notes.counts).sort()) console.log(`| ${fault} | ${count} |`);
console.log(
  `\nTables of a node were taken ${sorted.length} times, after ${sorted[0] ?? 0} to ${sorted.at(-1) ?? 0} ms.`,
);
console.log(`A node that had lost a table wrote there ${notes.staleRefused} times, and was refused each time.`);
console.log(`\n${table}`);
for (const wrong of notes.wrong) console.error(`WRONG: ${wrong}`);
process.exitCode = notes.wrong.length === 0 ? 0 : 1;
process.exit();
