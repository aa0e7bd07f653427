import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Claim, type Holder, StoreHeld } from '../claim.ts';
import { StoreError } from '../store-error.ts';
import { addressOf } from './address.ts';
import { storeErrorOf } from './failure.ts';
import type { Line } from './line.ts';
import { Lines } from './lines.ts';

/** “SABO” and the first of its locks that belong to a session. */
const LOCK = [0x5341424f, 1] as const;
const TAKE = 'SELECT pg_try_advisory_lock($1, $2) AS taken, set_config($3, $4, false)';
/** Nodes of one house share it; a house that is alone, and a node, shut each other out. */
const SHARE = 'SELECT pg_try_advisory_lock_shared($1, $2) AS taken';
const HOLDER = `
  SELECT a.pid, a.application_name AS application, floor(extract(epoch FROM a.backend_start) * 1000)::bigint::text AS since
  FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
  WHERE l.locktype = 'advisory' AND l.granted AND l.classid = $1 AND l.objid = $2 AND l.objsubid = 2
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
/** How often a session that holds the lock is asked whether it is still there. */
const BEAT_MS = 10_000;
const AGAIN_MS = 500;

interface HolderRow {
  readonly pid: number;
  readonly application: string;
  readonly since: string;
}

/** What a session is called: 63 bytes are kept of it. */
export const application = (token: string, open: string | null): string =>
  `sabot house ${token} ${process.pid} ${open ?? '-'} ${hostname()}`.slice(0, 63);

/** For a session of a node: refused where a house is open alone. It is for people to read in time; no table depends on it. */
export async function shareHouse(line: Line, name: string): Promise<void> {
  const [row] = await line.query<{ taken: boolean }>(SHARE, ...LOCK);
  if (row?.taken !== true) throw new StoreHeld(name, await holderIn(line));
}

async function holderIn(line: Line): Promise<Holder | null> {
  const [held] = await line.query<HolderRow>(HOLDER, ...LOCK);
  return held === undefined ? null : holderOf(held);
}

/**
 * Claims a database by a lock of a session of its own, which the server frees when the session ends. A session that was cut is
 * replaced, and the lock taken again. The lock decides who tries; who may write is decided by the versions of the streams.
 */
export async function claimPostgres(url: string): Promise<Claim> {
  const address = addressOf(url);
  const { name } = address;
  const token = randomBytes(4).toString('hex');
  const lost = Promise.withResolvers<StoreError>();
  let open: string | null = null;
  let isOver = false;

  const take = async (line: Line): Promise<void> => {
    const [row] = await line.query<{ taken: boolean }>(TAKE, ...LOCK, 'application_name', application(token, open));
    if (row?.taken === true) return;
    const [held] = await line.query<HolderRow>(HOLDER, ...LOCK);
    // The server may not have noticed yet that the session before this one is gone.
    if (held?.application.startsWith(`sabot house ${token} `)) {
      await line.query('SELECT pg_terminate_backend($1)', held.pid);
      throw new StoreError('busy', `${name}: the session of before is just being ended.`);
    }
    throw new StoreHeld(name, held === undefined ? null : holderOf(held));
  };
  const lines = new Lines(address, { connections: 1 }, take);
  const keep = async (): Promise<void> => {
    while (!isOver) {
      try {
        const line = await lines.current();
        await line.query('SELECT 1');
        await Promise.race([line.lost, pause(BEAT_MS, undefined, { ref: false })]);
      } catch (error) {
        if (error instanceof StoreHeld) return lost.resolve(error);
        if (!isOver) await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  };
  try {
    await lines.current();
  } catch (error) {
    await lines.end();
    throw storeErrorOf(error, name);
  }
  void keep();
  return {
    async announce(where) {
      open = where;
      // If the session is just being replaced, the next one says it.
      const line = await lines.current().catch(() => null);
      await line
        ?.query('SELECT set_config($1, $2, false)', 'application_name', application(token, open))
        .catch(() => undefined);
    },
    lost: lost.promise,
    async release() {
      isOver = true;
      await lines.end();
    },
  };
}

/** `sabot house 1a2b3c4d 4711 http://127.0.0.1:4040 machine`; hidden from other roles, and then only the session is known. */
function holderOf({ pid, application, since }: HolderRow): Holder {
  const said = /^sabot house \S+ (\d+) (\S+) ?(.*)$/.exec(application);
  const [, process = String(pid), open = '-', machine = ''] = said ?? [];
  return {
    pid: Number(process),
    machine: machine === '' ? 'another machine' : machine,
    address: open === '-' ? null : open,
    since: Number(since),
  };
}
