// Faults of every kind against the real house: npm run chaos -- [--faults 500] [--seed S] [--resume]
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(root, 'apps/server/test/chaos/run.ts');
const checker = join(root, 'tools/checker/check.mjs');
const { status, error } = spawnSync(process.execPath, [program, '--checker', checker, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (error) console.error(`chaos could not be started: ${error.message}`);
process.exitCode = status ?? 1;
