import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EventStore, openSqlite, verifyChain } from '@sabot/event-store';
import { redecide } from '@sabot/notation';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type Server } from '../src/index.ts';
import type { MemoryStore } from './kit/memory-store.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';
import { SimulatedClock } from './kit/simulated-clock.ts';
import { testServer } from './kit/test-server.ts';

const [ENTRY] = REGISTRY as readonly [Entry];
const folder = mkdtempSync(join(tmpdir(), 'sabot-sealed-house-'));
const [file, archive] = [join(folder, 'sabot.db'), join(folder, 'archive')];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program that shares no code with us finds in the file. */
function checkStore(): unknown {
  const checker = fileURLToPath(new URL('../../../tools/checker/check.mjs', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [checker, file, '--json'], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

/** Everything of one store, written into another as it was. */
async function copy(from: MemoryStore, to: EventStore): Promise<void> {
  const appends = [];
  for await (const { row } of from.appends()) {
    const writes = row.writes.map(({ stream, version, ruleset, edition, events }) => ({
      stream,
      expected: version,
      ruleset,
      edition,
      events: events.map(({ type, data, act }) => (act === null ? { type, data } : { type, data, act })),
    }));
    appends.push({ ...row, answer: row.answer ?? '', writes });
  }
  await Promise.all(appends.map((append) => to.append(append)));
  for (const [key, value] of from.secrets) await to.vault.put(key, value);
}

/** A house on the file in which nobody plays. */
async function house(store: EventStore, lines: string[] = []): Promise<{ server: Server; clock: SimulatedClock }> {
  const clock = new SimulatedClock();
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const server = await buildServer({ store, clock, shuffler: seededShuffler('on'), rulesets: [ENTRY], logger });
  await server.app.ready();
  return { server, clock };
}
const FIRST = '/history.sabot?talla=1';
const SECOND = '/history.sabot?talla=2';
const LATER_PROOF = '/proofs/2';
/** Of tallas that are over: the one in play goes on. */
const PATHS = [FIRST, SECOND, '/proofs/1', LATER_PROOF, '/coups?before=100&limit=60', '/coups?before=20&limit=5'];
const digest = (text: string): string => hash('sha256', text);

describe('a house whose finished tallas are sealed', () => {
  let table: string;
  let before: readonly string[];
  const told = async ({ app }: Server): Promise<readonly string[]> =>
    Promise.all(
      PATHS.map(async (path) => {
        const { statusCode, body } = await app.inject({ url: `/api/tables/${table}${path}` });
        expect([path, statusCode]).toEqual([path, 200]);
        return digest(body);
      }),
    );

  beforeAll(async () => {
    const played = await testServer(ENTRY, { bots: true });
    table = played.table;
    const runner = played.server.room.tables.get(table)!;
    await played.clock.until(() => runner.summary.talla > 2 && runner.summary.coups > 3, 20_000);
    await played.server.stop();
    const store = await openSqlite(file, { seal: { pauseMs: 0 } });
    await copy(played.store, store);
    const { server } = await house({ ...store, sealing: null });
    before = await told(server);
    await server.stop();
  });

  it('seals them by itself, and tells, exports and proves every one of them as before', async () => {
    const store = await openSqlite(file, { seal: { pauseMs: 0 } });
    const { server, clock } = await house(store);
    let sealedTo = 0;
    for (let steps = 0; steps < 400 && sealedTo === 0; steps += 1) {
      await clock.step();
      await store.ping();
      sealedTo = await store.sealing!.sealedTo(`archive:${table}`);
    }
    expect(sealedTo).toBe(2);
    expect(await store.sealing!.sealedTo(`table:${table}`)).toBeGreaterThan(2000);
    expect(await store.sealing!.sealedTo(`fairness:${table}`)).toBeGreaterThan(5);
    expect(await store.sealing!.sealedTo('wallet:Xana')).toBe(0);
    expect(await told(server)).toEqual(before);
    const { body } = await server.app.inject({ url: `/api/tables/${table}${FIRST}` });
    expect(redecide(body).difference).toBeNull();
    expect(await verifyChain(store, [], (stream) => /^(table|fairness):/.test(stream))).toMatchObject({ ok: true });
    await store.sealing!.tidy(0);
    expect(await told(server)).toEqual(before);
    await server.stop();
    expect(checkStore()).toMatchObject({ isSound: true, faults: [] });
  });

  it('opens with an archive that is gone: whoever asks for the talla in it is refused, and nobody else', async () => {
    const store = await openSqlite(file, { seal: { pauseMs: 0 } });
    expect(await store.sealing!.archive({ folder: archive, before: Date.UTC(2040, 0, 1) })).toMatchObject({
      blocks: 2,
    });
    const moved = await house(store);
    expect(await told(moved.server)).toEqual(before);
    await moved.server.stop();
    expect(checkStore()).toMatchObject({ isSound: true, faults: [] });
    const [first = ''] = readdirSync(archive, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\b1-/.test(name),
    );
    rmSync(join(archive, first));
    const lines: string[] = [];
    const again = await openSqlite(file, { seal: { pauseMs: 0 } });
    const { server } = await house(again, lines);
    const get = (path: string) => server.app.inject({ url: `/api/tables/${table}${path}` });
    expect((await get(FIRST)).statusCode).toBe(503);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ code: 'archive-missing' });
    for (const path of [SECOND, LATER_PROOF]) expect(digest((await get(path)).body)).toBe(before[PATHS.indexOf(path)]);
    await server.stop();
  });
});
