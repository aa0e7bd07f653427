import { spawnSync } from 'node:child_process';
import { SCOPES, scopeOf } from './mutation-scopes.mjs';

const HELP = `npm run mutation                        every scope, one after the other
npm run mutation -- SCOPE               one of ${Object.keys(SCOPES).join(', ')}
npm run mutation -- SCOPE FILE…         only these files of it; the rest is kept from the last run
`;

const [name, ...files] = process.argv.slice(2);
if (name === '--help' || (name !== undefined && SCOPES[name] === undefined)) {
  console.log(HELP);
  process.exit(name === '--help' ? 0 : 2);
}

let failed = false;
for (const scope of name === undefined ? Object.keys(SCOPES) : [name]) {
  const only = files.map((file) => `packages/engine/src/games/${scopeOf(scope).name}/${file}`).join(',');
  const mutate = only === '' ? [] : ['--mutate', only];
  const env = { ...process.env, SABOT_MUTATION: scope };
  const { status } = spawnSync('stryker', ['run', '--force', ...mutate], { env, stdio: 'inherit', shell: false });
  if (status !== 0) failed = true;
}
const { status } = spawnSync(process.execPath, ['tools/mutation-report.mjs'], { stdio: 'inherit' });
process.exit(failed || status !== 0 ? 1 : 0);
