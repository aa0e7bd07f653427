import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, openStore, verifyChain } from '../src/index.ts';
import { contract } from './contract.ts';
import { writeOlderDatabase } from './older-database.ts';
import { writeOlderFile } from './older-file.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { scratchFolder } from './scratch.ts';
import { killWhileSealing } from './seal-kills.ts';
import { sealedMeanwhile } from './sealed-meanwhile.ts';
import { describeSealing, everything, played, type SealedKind, TALLA, talla } from './sealing-suite.ts';

const scratch = scratchFolder();
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

let made = 0;
const next = (end: string): string => {
  made += 1;
  return join(scratch, `${made}${end}`);
};
/** One statement by hand. */
async function byHand(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

const POSTGRES: SealedKind = {
  name: 'PostgreSQL',
  fresh: () => server.fresh(),
  open: (url) => openPostgres(url),
  async copyOf(url) {
    made += 1;
    const copy = `copy_${made}`;
    await byHand(server.url, `CREATE DATABASE ${copy} TEMPLATE ${new URL(url).pathname.slice(1)}`);
    return Object.assign(new URL(url), { pathname: `/${copy}` }).href;
  },
  folder: () => next('.archive'),
  async writeOlder(url) {
    const file = next('.db');
    writeOlderFile(file);
    await writeOlderDatabase(url, file);
  },
  async changeEvent(url, stream, version, data) {
    await byHand(url, `UPDATE sabot.events SET data = '${data}' WHERE stream = '${stream}' AND version = ${version}`);
  },
  async breakBlock(url, no) {
    await byHand(url, `UPDATE sabot.blocks SET body = decode(repeat('00', length(body)), 'hex') WHERE block = ${no}`);
  },
  async count(url) {
    const [found] = await byHand(
      url,
      `SELECT (SELECT count(*) FROM sabot.commands) + (SELECT count(DISTINCT commit_no) FROM sabot.rests) AS appends,
        (SELECT count(*) FROM sabot.runs) AS runs, (SELECT count(*) FROM sabot.blocks) AS blocks`,
    );
    return { appends: Number(found?.appends), runs: Number(found?.runs), blocks: Number(found?.blocks) };
  },
};

describeSealing(POSTGRES);

// All of it with `npm run kills`.
if (process.env.SABOT_SEALED === 'all')
  contract(
    'PostgreSQL that is sealed meanwhile',
    () => server.fresh(),
    async (url) => sealedMeanwhile(await openPostgres(url)),
  );

/** Many more with `npm run kills`. */
const TIMES = Number(process.env.SABOT_KILLS ?? 1);

test(`PostgreSQL: of ${TIMES} houses killed while they seal and archive, nothing acknowledged is lost and nothing is doubled`, async () => {
  const location = await server.fresh();
  const sessions = `SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'sabot%' AND datname = current_database()`;
  const house = {
    location,
    archive: next('.archive'),
    // The server may still be at what a killed process has sent it.
    async settled() {
      while ((await byHand(location, sessions)).length > 0);
    },
    async count() {
      const [found] = await byHand(location, 'SELECT count(*) AS sealed, count(file) AS moved FROM sabot.sealed');
      return { sealed: Number(found?.sealed), moved: Number(found?.moved) };
    },
  };
  await killWhileSealing(house, TIMES);
}, 600_000);

/** Holds a command locked, so that whoever seals it stands in the middle: the block is written, the rows are going. */
async function heldInTheMiddle(
  url: string,
  seal: () => Promise<unknown>,
  meanwhile: (pid: number) => Promise<unknown>,
) {
  const hand = postgres(url, { max: 1, onnotice: () => {} });
  const waiting = `SELECT pid FROM pg_stat_activity
    WHERE application_name = 'sabot seal' AND datname = current_database() AND wait_event_type = 'Lock'`;
  await hand.unsafe('BEGIN');
  await hand.unsafe('SELECT 1 FROM sabot.commands WHERE commit_no = 5 FOR UPDATE');
  let isOver = false;
  const outcome = seal()
    .then(
      () => 'sealed',
      (error) => error.code,
    )
    .finally(() => {
      isOver = true;
    });
  for (let pid: unknown; pid === undefined && !isOver; ) {
    pid = (await byHand(url, waiting))[0]?.pid;
    if (pid !== undefined) await meanwhile(Number(pid));
  }
  // Its connection may be gone as well: no goodbye is waited for.
  await hand.end({ timeout: 0 });
  return outcome;
}

/** The server may answer once more before it gives up the sessions of a killed one. */
async function whenBack<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if ((error as { readonly code?: string }).code !== 'unreachable') throw error;
    }
  }
}

test('PostgreSQL: a session or a server process that is killed in the middle of sealing leaves everything as it was', async () => {
  const url = await server.fresh();
  const store = await played(POSTGRES, url);
  const before = await everything(store);
  const blows = [
    (pid: number) => byHand(url, `SELECT pg_terminate_backend(${pid})`),
    // The server gives up all its sessions then, and begins anew from its log.
    async (pid: number) => process.kill(pid, 'SIGKILL'),
  ];
  for (const blow of blows) {
    expect(await heldInTheMiddle(url, () => store.sealing!.seal(talla(1)), blow)).toMatch(/^(unreachable|busy)$/);
    while ((await store.ping()) !== null);
    expect(await whenBack(() => store.sealing!.sealedTo('table:a'))).toBe(0);
    expect(await whenBack(() => everything(store))).toEqual(before);
  }
  while ((await store.sealing!.seal(talla(1)).catch(() => 0)) !== TALLA);
  expect(await everything(store)).toEqual(before);
  expect(await verifyChain(store)).toMatchObject({ ok: true });
  expect(await store.audit()).toEqual([]);
  await store.close();
  const again = await openStore(url);
  expect(await everything(again)).toEqual(before);
  await again.close();
});

test('PostgreSQL: whoever repeats a command while its talla is being sealed gets its first answer', async () => {
  const url = await server.fresh();
  const store = await played(POSTGRES, url);
  const before = await everything(store);
  const [first] = before.appends as readonly { row: { commandId: string } }[];
  const asked = { commandId: first!.row.commandId, actor: 'player:ana', stream: 'table:a' };
  const answers: unknown[] = [];
  const ask = async (): Promise<void> => void answers.push(await store.find(asked));
  await heldInTheMiddle(url, () => store.sealing!.seal(talla(1)), ask);
  await ask();
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { repeated: true, commit: 1 } });
  expect(answers.length).toBeGreaterThan(0);
  await store.close();
});
