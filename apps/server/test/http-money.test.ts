import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@sabot/event-store';
import { guest, limitsState, statement } from '@sabot/protocol';
import { REGISTRY } from '@sabot/regulations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildServer, type Server, type Store } from '../src/index.ts';
import { Client, enter } from './kit/client.ts';
import { MemoryStore } from './kit/memory-store.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';
import { SimulatedClock } from './kit/simulated-clock.ts';

const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;

/** A clock that can be put forward while nobody waits for anything. */
class SkippingClock extends SimulatedClock {
  #skipped = 0;
  override now(): number {
    return super.now() + this.#skipped;
  }
  skip(ms: number): void {
    this.#skipped += ms;
  }
}

let server: Server;
let clock: SkippingClock;
let store: Store;

async function start(on: Store): Promise<void> {
  store = on;
  server = await buildServer({ store, clock, shuffler: seededShuffler('m'), rulesets: REGISTRY.slice(0, 2) });
  await server.app.ready();
}
beforeEach(async () => {
  clock = new SkippingClock();
  await start(new MemoryStore());
});
afterEach(() => server.stop());

const tables = () => [...server.room.tables.keys()] as [string, string];
const get = async (url: string, cookie = '') => (await server.app.inject({ url, headers: { cookie } })).json();
const put = (payload: object | string, cookie = '') =>
  server.app.inject({
    method: 'PUT',
    url: '/api/me/limits',
    payload,
    headers: { cookie, 'content-type': 'application/json' },
  });
const hold = (lossLimit: number | null, realityMinutes: number | null, cookie: string) =>
  put({ lossLimit, realityMinutes }, cookie);

describe('a guest with chips', () => {
  it('sees where they are: in the wallet, before them and on the cloth', async () => {
    const cookie = await enter(server, 'ana');
    const client = await Client.open(server, cookie);
    const [table] = tables();
    client.say({ type: 'watch', table });
    await client.act(table, 'Sit', { seat: 1 });
    await client.act(table, 'BuyChips', { amount: 1000_00 });
    await client.act(table, 'BuyChips', { amount: 500_00 });
    await clock.until(() => server.room.tables.get(table)!.summary.phase === 'stakes');
    expect(await client.act(table, 'SetStakes', { stakes: [['punto', 50_00]] })).toMatchObject({ ok: true });
    expect(guest.parse(await get('/api/me', cookie))).toEqual({
      name: 'ana',
      chips: 8500_00,
      tables: [{ table, chips: 1450_00, staked: 50_00 }],
      money: 'play',
    });
    await clock.until(() => server.room.tables.get(table)!.summary.coups === 1);
    await clock.until(() => server.room.tables.get(table)!.summary.phase === 'stakes');
    const [there] = guest.parse(await get('/api/me', cookie)).tables;
    await client.act(table, 'Leave');
    const home = guest.parse(await get('/api/me', cookie));
    expect(home).toMatchObject({ chips: 8500_00 + there!.chips + there!.staked, tables: [] });
  });

  it('reads what came and went, newest first, page by page', async () => {
    const cookie = await enter(server, 'ana');
    const client = await Client.open(server, cookie);
    const [table] = tables();
    await client.act(table, 'Sit', { seat: 1 });
    for (let i = 1; i <= 7; i++) await client.act(table, 'BuyChips', { amount: i * 100_00 });
    await client.act(table, 'Leave');
    const whole = statement.parse(await get('/api/me/statement', cookie));
    expect(whole.more).toBe(false);
    expect(whole.lines.map(({ amount }) => amount)).toEqual(
      [2800, 700, 600, 500, 400, 300, 200, 100, 10_000].map((amount) => amount * 100),
    );
    expect(whole.lines[0]).toMatchObject({ from: `table:${table}`, to: 'wallet:ana' });
    expect(whole.lines.at(-1)).toMatchObject({ from: 'mint', to: 'wallet:ana', no: 1 });
    const pages = [];
    let page = statement.parse(await get('/api/me/statement?limit=4', cookie));
    for (;;) {
      pages.push(...page.lines);
      if (!page.more) break;
      page = statement.parse(await get(`/api/me/statement?limit=4&before=${page.lines.at(-1)!.no}`, cookie));
    }
    expect(pages).toEqual(whole.lines);
  });
});

describe('a loss limit', () => {
  it('refuses chips that could be lost beyond it, at every table, after a restart too, and lets go after a day', async () => {
    const cookie = await enter(server, 'ana');
    const [table, other] = tables();
    expect(limitsState.parse((await hold(300_00, null, cookie)).json())).toEqual({
      now: { lossLimit: 300_00, realityMinutes: null },
      later: null,
      lostToday: 0,
    });
    let client = await Client.open(server, cookie);
    await client.act(table, 'Sit', { seat: 1 });
    expect(await client.act(table, 'BuyChips', { amount: 200_00 })).toMatchObject({ ok: true });
    const refused = {
      ok: false,
      refusal: { code: 'beyond-your-limit', facts: { given: 200_00, max: 100_00, limit: 300_00 } },
    };
    expect(await client.act(table, 'BuyChips', { amount: 200_00 })).toMatchObject(refused);
    // Looser only after a day.
    const asked = limitsState.parse((await hold(null, null, cookie)).json());
    expect(asked.now.lossLimit).toBe(300_00);
    expect(asked.later).toEqual({ limits: { lossLimit: null, realityMinutes: null }, from: clock.now() + A_DAY });
    await server.stop();
    await start(store);
    client = await Client.open(server, cookie);
    client.say({ type: 'watch', table });
    expect(limitsState.parse(await get('/api/me/limits', cookie))).toEqual(asked);
    expect(await client.act(table, 'BuyChips', { amount: 200_00 }, 'again-1')).toMatchObject(refused);
    await client.act(other, 'Sit', { seat: 1 }, 'again-2');
    expect(await client.act(other, 'BuyChips', { amount: 200_00 }, 'again-3')).toMatchObject(refused);
    expect(await client.act(other, 'BuyChips', { amount: 100_00 }, 'again-4')).toMatchObject({ ok: true });
    clock.skip(A_DAY);
    expect(limitsState.parse(await get('/api/me/limits', cookie)).now.lossLimit).toBeNull();
    expect(await client.act(table, 'BuyChips', { amount: 2000_00 }, 'again-5')).toMatchObject({ ok: true });
  });

  it('is kept on the disk like chips', async () => {
    await server.stop();
    const folder = mkdtempSync(join(tmpdir(), 'sabot-'));
    await start(await openSqlite(join(folder, 'house.db')));
    const cookie = await enter(server, 'ana');
    await hold(300_00, 15, cookie);
    const asked = (await hold(500_00, 5, cookie)).json();
    expect(asked).toMatchObject({
      now: { lossLimit: 300_00, realityMinutes: 5 },
      later: { limits: { lossLimit: 500_00 } },
    });
    await server.stop();
    await start(await openSqlite(join(folder, 'house.db')));
    expect(await get('/api/me/limits', cookie)).toEqual(asked);
    expect((await get('/api/me/statement', cookie)).lines).toHaveLength(1);
    clock.skip(A_DAY);
    expect(await get('/api/me/limits', cookie)).toMatchObject({
      now: { lossLimit: 500_00, realityMinutes: 5 },
      later: null,
    });
    await server.stop();
    rmSync(folder, { recursive: true });
    await start(new MemoryStore());
  });

  it.each([
    [{ lossLimit: -1, realityMinutes: null }],
    [{ lossLimit: 1.5, realityMinutes: null }],
    [{ lossLimit: 2 ** 53, realityMinutes: null }],
    [{ lossLimit: null, realityMinutes: 0 }],
    [{ lossLimit: null, realityMinutes: 1441 }],
    [{ lossLimit: null }],
    [{ lossLimit: null, realityMinutes: null, more: 1 }],
  ])('of %j is no limit', async (limits) => {
    const cookie = await enter(server, 'ana');
    const answer = await put(limits, cookie);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'unfit-limits' });
    expect((await put({ lossLimit: 1, realityMinutes: 1 })).json()).toMatchObject({ code: 'not-entered' });
  });
});

describe('a reality check', () => {
  const checks = (client: Client) => client.messages.filter(({ type }) => type === 'reality-check');

  it('comes every so many minutes at a table, tells what play has brought, and ends with leaving', async () => {
    const cookie = await enter(server, 'ana');
    const client = await Client.open(server, cookie);
    const [table] = tables();
    client.say({ type: 'watch', table });
    await hold(null, 10, cookie);
    await client.act(table, 'Sit', { seat: 1 });
    const since = clock.now();
    await client.act(table, 'BuyChips', { amount: 1000_00 });
    const until = async (minutes: number) => {
      while (clock.now() < since + minutes * A_MINUTE) {
        const { phase } = server.room.tables.get(table)!.summary;
        if (phase === 'stakes') await client.act(table, 'SetStakes', { stakes: [['banca', 20_00]] });
        await clock.step();
      }
      for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
    };
    await until(10.5);
    expect(checks(client)).toHaveLength(1);
    await until(20.5);
    expect(checks(client)).toHaveLength(2);
    expect(checks(client).map((check) => ({ ...check, net: 0 }))).toEqual([
      { type: 'reality-check', since, minutes: 10, net: 0 },
      { type: 'reality-check', since, minutes: 20, net: 0 },
    ]);
    const { chips, tables: at } = guest.parse(await get('/api/me', cookie));
    const net = chips + at[0]!.chips + at[0]!.staked - 10_000_00;
    expect(net).not.toBe(0);
    // Chips given are not won.
    await client.act(table, 'BuyChips', { amount: 8990_00 });
    await server.room.desk.grant('ana', 10_000_00, clock.now(), 10_000_00);
    await hold(null, 5, cookie);
    await clock.until(() => server.room.tables.get(table)!.summary.phase === 'stakes');
    const before = guest.parse(await get('/api/me', cookie));
    await until(25);
    const last = checks(client).at(-1) as { net: number; minutes: number };
    expect(last.minutes).toBe(25);
    expect(Math.abs(last.net)).toBeLessThan(1000_00);
    expect(before.chips + before.tables[0]!.chips).toBeGreaterThan(15_000_00);
    await clock.until(() => server.room.tables.get(table)!.summary.phase === 'stakes');
    await client.act(table, 'SetStakes', { stakes: [] });
    expect(await client.act(table, 'Leave')).toMatchObject({ ok: true });
    const count = checks(client).length;
    clock.skip(60 * A_MINUTE);
    await clock.step();
    expect(checks(client)).toHaveLength(count);
  });
});
