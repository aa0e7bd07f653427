import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort, lesserUser } from './postgres-server.ts';

/** Where Debian puts the programs of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';
const PASSWORD = 'on this machine only';

export interface PatroniOptions {
  readonly folder: string;
  /** An answer waits until both have it, and where there is one alone nothing is written. */
  readonly isStrict?: boolean;
}

/** One PostgreSQL with the Patroni that minds it. */
export interface PatroniMember {
  readonly name: string;
  readonly port: number;
  readonly config: object;
  /** Its machine is gone: Patroni and PostgreSQL are killed. */
  crash(): void;
  /** It comes back with what is on its disk. */
  start(): void;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

export interface PatroniCluster {
  readonly members: readonly [PatroniMember, PatroniMember];
  /** The database, by both hosts; through other ports where they are given, in the order of the members. */
  url(ports?: readonly number[]): string;
  /** Who takes writes now; null: nobody, or nobody knows. */
  primary(): Promise<PatroniMember | null>;
  /** Waits until one takes writes and the other is its synchronous standby. */
  whole(within?: number): Promise<void>;
  stop(): Promise<void>;
}

const find = (program: string): string | null =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path)) ?? null;

const programsIn = (): string | null => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .find((one) => existsSync(join(DEBIAN, one, 'bin/initdb')));
  return newest === undefined ? null : join(DEBIAN, newest, 'bin');
};

/** The Debian packages that are missing for a cluster with failovers; none: it can be started. */
export function missingPackages(): readonly string[] {
  const needed = { postgresql: programsIn(), patroni: find('patroni'), 'etcd-server': find('etcd') };
  return Object.entries(needed).flatMap(([name, path]) => (path === null ? [name] : []));
}

/** Two PostgreSQL, each minded by a Patroni, on one etcd: all of this machine, and gone when it is stopped. */
export async function startPatroni({ folder, isStrict = true }: PatroniOptions): Promise<PatroniCluster> {
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`);
  const user = process.getuid?.() === 0 ? lesserUser() : undefined;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const [client, peer, ...ports] = await portsIn(join(folder, 'ports.json'));
  const etcd = await startEtcd(join(folder, 'etcd'), client!, peer!);
  const member = (no: 1 | 2): PatroniMember =>
    memberOf({
      name: `db-${no}`,
      folder: join(folder, `db-${no}`),
      isStrict,
      user,
      etcd: client!,
      ports: [ports[no * 2 - 2]!, ports[no * 2 - 1]!],
    });
  const members = [member(1), member(2)] as const;
  members[0].start();
  // On a folder from before whoever was behind must not be alone.
  const isFresh = !existsSync(join(folder, 'db-2', 'data'));
  if (!isFresh) members[1].start();
  const url = (given: readonly number[] = members.map(({ port }) => port)): string =>
    `postgres://postgres:${encodeURIComponent(PASSWORD)}@${given.map((port) => `127.0.0.1:${port}`).join()}/sabot?target_session_attrs=primary`;
  const stateOf = async ({ port }: PatroniMember): Promise<'primary' | 'alone' | null> => {
    const sql = postgres(`postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`, {
      max: 1,
      connect_timeout: 2,
      onnotice: () => undefined,
    });
    const asked = sql`SELECT pg_is_in_recovery() AS standby, (SELECT count(*)::int FROM pg_stat_replication WHERE sync_state = 'sync' AND application_name <> 'pg_basebackup') AS followers`;
    const row = await Promise.race([
      asked.then(
        ([one]) => one,
        () => undefined,
      ),
      pause(2500, undefined, { ref: false }),
    ]);
    void sql.end({ timeout: 0 });
    if (row === undefined || row.standby) return null;
    return row.followers > 0 ? 'primary' : 'alone';
  };
  const cluster: PatroniCluster = {
    members,
    url,
    async primary() {
      for (const one of members) if ((await stateOf(one)) !== null) return one;
      return null;
    },
    async whole(within = 90_000) {
      for (const until = Date.now() + within; Date.now() < until; await pause(300)) {
        for (const one of members) if ((await stateOf(one)) === (isStrict ? 'primary' : 'alone')) return;
        for (const one of members) if (!isStrict && (await stateOf(one)) !== null) return;
      }
      throw new Error('the two databases are not together within their time');
    },
    async stop() {
      process.off('exit', killAll);
      killAll();
      await pause(200);
    },
  };
  const killAll = (): void => {
    for (const one of members) one.crash();
    etcd.kill('SIGKILL');
  };
  process.once('exit', killAll);
  for (const until = Date.now() + 60_000; (await cluster.primary()) === null; await pause(300))
    if (Date.now() > until) throw new Error(`no PostgreSQL came up; see ${folder}/db-1/log`);
  if (isFresh) {
    await makeDatabase(members[0].port);
    members[1].start();
  }
  await cluster.whole();
  return cluster;
}

/** The same each time on one folder: what lies there names them. */
async function portsIn(file: string): Promise<readonly number[]> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as number[];
  const ports = await Promise.all(Array.from({ length: 6 }, () => freePort()));
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}

async function startEtcd(folder: string, client: number, peer: number): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true });
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const child = spawn(
    find('etcd')!,
    [
      ...['--name', 'etcd', '--data-dir', join(folder, 'data'), '--initial-cluster', `etcd=${at(peer)}`],
      ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
      ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
    ],
    { stdio: ['ignore', openSync(join(folder, 'log'), 'a'), openSync(join(folder, 'log'), 'a')] },
  );
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(200)) {
    const answer = await fetch(`${at(client)}/health`).catch(() => null);
    if (answer?.ok) return child;
  }
  child.kill('SIGKILL');
  throw new Error(`etcd did not come up; see ${folder}/log`);
}

interface MemberParts {
  readonly name: string;
  readonly folder: string;
  readonly isStrict: boolean;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  readonly etcd: number;
  readonly ports: readonly [database: number, rest: number];
}

function memberOf(parts: MemberParts): PatroniMember {
  const { name, folder, user, ports } = parts;
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  const config = configOf(parts);
  const file = join(folder, 'patroni.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  const log = join(folder, 'log');
  let child: ChildProcess | null = null;
  const postmaster = (): number | null => {
    try {
      return Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0]) || null;
    } catch {
      return null;
    }
  };
  const signal = (what: NodeJS.Signals): void => {
    const pids = [child?.pid, ...familyOf(postmaster())];
    for (const pid of pids) {
      try {
        if (pid !== undefined) process.kill(pid, what);
      } catch {
        // It is gone already.
      }
    }
  };
  return {
    name,
    port: ports[0],
    config,
    crash() {
      signal('SIGKILL');
      child = null;
    },
    start() {
      child = spawn(find('patroni')!, [file], {
        ...user,
        cwd: folder,
        stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
      });
      void once(child, 'error').catch(() => undefined);
    },
    signal,
  };
}

/** The first process of a server and all its children. */
function familyOf(pid: number | null): readonly number[] {
  if (pid === null) return [];
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [pid, ...children.filter(Boolean).map(Number)];
  } catch {
    return [pid];
  }
}

/** As it stands in docs/scale.md: a failover within some ten seconds, and nothing acknowledged that one machine alone has. */
function configOf({ name, folder, isStrict, etcd, ports: [database, rest] }: MemberParts): object {
  const login = (username: string): object => ({ username, password: PASSWORD });
  const hba = [
    'local all all trust',
    'host all all 127.0.0.1/32 scram-sha-256',
    'host replication all 127.0.0.1/32 scram-sha-256',
  ];
  return {
    scope: 'sabot',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 4,
        master_start_timeout: 0,
        synchronous_mode: isStrict,
        synchronous_mode_strict: isStrict,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, synchronous_commit: 'on', wal_log_hints: 'on', hot_standby: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: hba,
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(folder, 'data'),
      bin_dir: programsIn(),
      // A copy for the standby begins at once, and not when the next checkpoint happens to be over.
      basebackup: [{ checkpoint: 'fast' }],
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewind') },
      parameters: { unix_socket_directories: folder },
      pg_hba: hba,
    },
  };
}

async function makeDatabase(port: number): Promise<void> {
  for (const until = Date.now() + 30_000; ; await pause(300)) {
    const sql = postgres(`postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`, { max: 1 });
    try {
      await sql.unsafe(`SET synchronous_commit = local`);
      await sql.unsafe(`CREATE DATABASE sabot ENCODING 'UTF8'`);
      return;
    } catch (error) {
      if (Date.now() > until || (error as { code?: string }).code === '42P04') {
        if ((error as { code?: string }).code === '42P04') return;
        throw error;
      }
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}
