// npm run cluster: three nodes on two databases behind one proxy, all on this machine. tools/cluster.mjs calls it.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { missingPackages, startPatroni } from '@sabot/event-store/test/patroni';
import { SABOT } from '../kit/house-process.ts';
import { proxyConfig } from './proxy-config.ts';

const NODES = ['madrid', 'oviedo', 'gijon'] as const;
const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path));

const { values } = parseArgs({ options: { port: { type: 'string', default: '4040' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_000) {
  console.error('cluster: --port is a number from 1 to 65000');
  process.exit(2);
}
const missing = [...missingPackages(), ...(HAPROXY === undefined ? ['haproxy'] : [])];
if (missing.length > 0) {
  console.error(`cluster: not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'sabot-cluster-'));
// PostgreSQL is never root, and has to come through; the secret in it is closed.
chmodSync(folder, 0o755);
const ends: (() => unknown)[] = [];
let isEnding = false;
const end = async (code: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  for (const one of ends.reverse()) await one();
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

/** Starts a program that lives as long as the cluster; what it says goes to a file. Polite at first, and then not. */
function run(name: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): number {
  const child = spawn(program, [...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      said.push(bytes);
      writeFileSync(join(folder, `${name}.log`), bytes, { flag: 'a' });
    });
  }
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void gone.then(() => {
    if (!isEnding) console.error(`${name} is gone: ${Buffer.concat(said).toString().trim().split('\n').at(-1) ?? ''}`);
  });
  ends.push(async () => {
    child.kill('SIGTERM');
    await Promise.race([gone, pause(12_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
  });
  return child.pid ?? 0;
}

async function isReady(at: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${at}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  return answer?.ok === true;
}

try {
  console.log('Starting two databases: etcd, and PostgreSQL with Patroni…');
  mkdirSync(join(folder, 'database'));
  const database = await startPatroni({ folder: join(folder, 'database') });
  ends.push(() => database.stop());
  const secret = join(folder, 'node-secret');
  writeFileSync(secret, randomBytes(32).toString('hex'), { mode: 0o600 });
  const nodes = NODES.map((name, i) => ({ name, port: port + 1 + i, pid: 0 }));
  for (const node of nodes) {
    const flags = ['--node', node.name, '--node-secret', secret, '--port', String(node.port), '--lang', 'en'];
    const behind = ['--address-header', 'x-forwarded-for', '--public-url', `http://localhost:${port}`];
    const env = { ...process.env, DATABASE_URL: database.url() };
    node.pid = run(node.name, process.execPath, [SABOT, 'serve', ...flags, ...behind], env);
    for (const until = Date.now() + 60_000; !(await isReady(node.port)); await pause(200))
      if (Date.now() > until) throw new Error(`${node.name} is not ready; see ${folder}/${node.name}.log`);
  }
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, proxyConfig(port, nodes));
  run('haproxy', HAPROXY!, ['-f', config]);
  for (const until = Date.now() + 20_000; !(await isReady(port)); await pause(200))
    if (Date.now() > until) throw new Error(`the proxy does not answer; see ${folder}/haproxy.log`);
  console.log(`\nOpen http://localhost:${port}\n`);
  for (const { name, port: at, pid } of nodes) console.log(`  ${name}  http://127.0.0.1:${at}  process ${pid}`);
  for (const { name, port: at } of database.members) console.log(`  ${name}    PostgreSQL at 127.0.0.1:${at}`);
  console.log(`\nConfigurations and logs: ${folder}. Kill what you like; Ctrl-C ends all of it.`);
} catch (error) {
  console.error(`cluster: ${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
