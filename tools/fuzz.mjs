// Says and asks a great many things of a house: npm run fuzz -- [--frames N] [--requests N] [--seed S] [--resume]
// In parts, each a house in a process of its own. What is done is noted, and --resume goes on from there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NOTES = join(root, 'node_modules', '.sabot', 'fuzz.json');
const PART = { frames: 20_000, requests: 2000 };
/** The heap after a collection may grow by so much within a part. */
const MOST_GROWTH = 1.1;

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '2011' },
    resume: { type: 'boolean', default: false },
  },
});
const [frames, requests, seed] = [values.frames, values.requests, values.seed].map(Number);
if (![frames, requests, seed].every((n) => Number.isSafeInteger(n) && n >= 0)) {
  console.error('fuzz: frames, requests and seed are whole numbers from 0 up');
  process.exit(2);
}

const NOTHING = {
  seed,
  parts: 0,
  frames: 0,
  lawful: 0,
  requests: 0,
  accepted: 0,
  refusedByLaw: 0,
  refusedOtherwise: 0,
  refusedBySchema: 0,
  notWritten: 0,
  growth: 0,
  statuses: {},
};
const isKept = values.resume && existsSync(NOTES);
let total = isKept ? JSON.parse(readFileSync(NOTES, 'utf8')) : NOTHING;
if (total.seed !== seed) {
  console.error(`fuzz: what was begun has the seed ${total.seed}; give --seed ${total.seed}, or leave --resume out`);
  process.exit(2);
}

/** The seed of a part: the same whether it is run now or after a pause. */
const seedOf = (part) => (seed * 100_003 + part) % 2 ** 31;

function runPart() {
  const size = {
    frames: Math.min(PART.frames, frames - total.frames),
    requests: Math.min(PART.requests, requests - total.requests),
  };
  const program = join(root, 'apps/server/test/fuzz/run-part.ts');
  const args = [program, seedOf(total.parts), size.frames, size.requests].map(String);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0)
    return { fault: `part ${total.parts} (seed ${args[1]}) ended with ${status}: ${stderr.slice(-2000)}` };
  const report = JSON.parse(stdout);
  const growth = report.heap[1] / report.heap[0];
  const faults = [...report.crashes, ...report.faults];
  if (report.notWritten > 0) faults.push(`${report.notWritten} commands were answered not-written`);
  if (growth > MOST_GROWTH) faults.push(`the heap grew from ${report.heap[0]} to ${report.heap[1]} bytes`);
  return {
    report,
    growth,
    fault: faults.length === 0 ? null : `part ${total.parts} (seed ${args[1]}): ${faults.slice(0, 5).join('\n')}`,
  };
}

const sum = (a, b) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]),
  );

while (total.frames < frames || total.requests < requests) {
  const { report, growth, fault } = runPart();
  if (fault !== null && fault !== undefined) {
    console.error(fault);
    process.exit(1);
  }
  const counted = Object.fromEntries(
    Object.keys(NOTHING)
      .filter((key) => typeof report[key] === 'number')
      .map((key) => [key, total[key] + report[key]]),
  );
  total = {
    ...total,
    ...counted,
    parts: total.parts + 1,
    growth: Math.max(total.growth, growth),
    statuses: sum(total.statuses, report.statuses),
  };
  mkdirSync(dirname(NOTES), { recursive: true });
  writeFileSync(NOTES, JSON.stringify(total));
  console.log(
    `${total.frames} of ${frames} frames, ${total.requests} of ${requests} requests; heap × ${growth.toFixed(3)}`,
  );
}
console.log(JSON.stringify(total, null, 2));
