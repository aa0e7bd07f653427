// A whole cluster on this machine, to look at and to break: npm run cluster -- [--port 4040]
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(root, 'apps/server/test/cluster/open-cluster.ts');
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: ['ignore', 'inherit', 'inherit'] });
// Ctrl-C reaches both; the other one ends first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
