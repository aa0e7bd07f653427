// Faults of every kind against the real house: npm run chaos -- [--faults 500] [--seed S] [--resume]
// Against three nodes on one database: npm run chaos -- --cluster [--faults 1000] [--failovers 100] [--sleep 30] [--loose]
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = process.argv.includes('--cluster') ? 'cluster-run.ts' : 'run.ts';
const program = join(root, 'apps/server/test/chaos', run);
const checker = join(root, 'tools/checker/check.mjs');
const { status, error } = spawnSync(process.execPath, [program, '--checker', checker, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (error) console.error(`chaos could not be started: ${error.message}`);
process.exitCode = status ?? 1;
