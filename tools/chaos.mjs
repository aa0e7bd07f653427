// Kills the real house again and again, at other moments each time: npm run chaos -- [kills on SQLite] [kills on PostgreSQL]
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [kills = '500', onPostgres = '50'] = process.argv.slice(2);
for (const count of [kills, onPostgres]) {
  if (/^[1-9]\d{0,5}$/.test(count)) continue;
  console.error(`chaos: "${count}" is not a number of kills`);
  process.exit(2);
}
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  SABOT_KILLS: kills,
  SABOT_POSTGRES_KILLS: onPostgres,
};
const files = ['apps/server/test/kill.test.ts', 'apps/server/test/postgres-kill.test.ts'];
const parameters = ['run', '--reporter=verbose', '--no-file-parallelism', ...files];
const { status, error } = spawnSync('vitest', parameters, {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
  env,
});
if (error) console.error(`vitest could not be started: ${error.message}`);
process.exitCode = status ?? 1;
