import type { CoupHistory } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { chipsIn } from '../kit/room.ts';
import { testServer } from '../kit/test-server.ts';
import { ask, CHEMIN, Friend, host, join, MINI, open, opening } from './kit.ts';

const HOUR = 3600_000;

describe('a table at which nobody is', () => {
  it('closes after an hour, also if people are still down for a seat, and what was played there is kept', async () => {
    const { server, clock, store } = await testServer(MINI);
    const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
    const { table, code } = await open(server, ana.cookie, { ruleset: MINI.id });
    await join(server, bea.cookie, code as string);
    for (const [i, one] of [ana, bea].entries()) {
      one.watch(table);
      await one.sit(table, i + 1, 300_00);
    }
    const runner = server.room.tables.get(table)!;
    await clock.until(() => runner.summary.phase === 'stakes', 20_000);
    expect(await ana.client.act(table, 'SetStakes', { stakes: [['banca', 20_00]] })).toMatchObject({ ok: true });
    await clock.until(() => runner.summary.coups > 0 && runner.summary.phase !== 'coup', 20_000);
    // Both close their browsers and never say that they go.
    const left = clock.monotonic();
    for (const one of [ana, bea]) one.client.socket.terminate();
    await clock.until(() => runner.subscribers.names.length === 0);
    await clock.until(() => !server.room.tables.has(table), 200_000);
    const after = clock.monotonic() - left;
    expect(after).toBeGreaterThanOrEqual(HOUR);
    expect(after).toBeLessThan(HOUR + 600_000);
    const { held, minted } = chipsIn({ streams: store.kept });
    expect(held).toBe(minted);
    const me = await ask<{ tables: object[] }>(server, ana.cookie, 'GET', '/api/me');
    expect(me.body.tables).toEqual([]);
    const coups = await ask<CoupHistory>(server, ana.cookie, 'GET', `/api/tables/${table}/coups?mine=1`);
    expect(coups.body.coups.map(({ coup }) => coup)).toContain(1);
    expect((await join(server, bea.cookie, code as string)).body.code).toBe('no-such-link');
    await server.stop();
  });

  it('closes as well where people sat down, waited for others and went without a word', async () => {
    const { server, clock, store } = await testServer(CHEMIN);
    const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
    const { table, code } = await open(server, ana.cookie);
    await join(server, bea.cookie, code as string);
    for (const [i, one] of [ana, bea].entries()) {
      one.watch(table);
      await one.sit(table, i + 1, 300_00);
    }
    const left = clock.monotonic();
    for (const one of [ana, bea]) one.client.socket.terminate();
    await clock.until(() => !server.room.tables.has(table), 200_000);
    expect(clock.monotonic() - left).toBeGreaterThanOrEqual(HOUR);
    const { held, minted } = chipsIn({ streams: store.kept });
    expect(held).toBe(minted);
    await server.stop();
  });

  it('stays open for whoever comes back within the hour', async () => {
    const { server, clock } = await testServer(CHEMIN);
    const ana = await Friend.enter(server, 'ana');
    const { table } = await open(server, ana.cookie, { admission: 'everybody' });
    const from = clock.monotonic();
    const pass = async (ms: number) => {
      const until = clock.monotonic() + ms;
      // Something is due at this moment, so that time comes to it.
      let isDue = false;
      clock.after(ms, () => {
        isDue = true;
      });
      await clock.until(() => isDue, 100_000);
      expect(clock.monotonic()).toBeGreaterThanOrEqual(until);
    };
    await pass(HOUR - 1000);
    ana.watch(table);
    await ana.client.until(({ type }) => type === 'table');
    await pass(HOUR);
    expect(server.room.tables.has(table)).toBe(true);
    ana.client.say({ type: 'leave', table });
    await clock.until(() => !server.room.tables.has(table), 100_000);
    expect(clock.monotonic() - from).toBeGreaterThanOrEqual(3 * HOUR - 1000);
    await server.stop();
  });
});

describe('how many tables people may have open', () => {
  const limited = (each: number, all: number) => testServer(MINI, { hosting: { each, all } });
  const asks = async (server: Awaited<ReturnType<typeof limited>>['server'], cookie: string) =>
    (await ask<{ code?: string }>(server, cookie, 'POST', '/api/tables', opening({ ruleset: MINI.id }))).body.code;

  it('is counted for each and for all, also by whoever asks many times at once, and a table that closes makes room', async () => {
    const { server, clock, store } = await limited(2, 3);
    // A store takes its time: all of them are asked for before the first is written.
    store.interrupt = () => new Promise((done) => setTimeout(done, 5));
    const friends: Friend[] = [];
    for (const name of ['ana', 'bea', 'cid']) friends.push(await Friend.enter(server, name));
    const [ana, bea, cid] = friends as [Friend, Friend, Friend];
    const codes = await Promise.all([1, 2, 3, 4].map(() => asks(server, ana.cookie)));
    expect(codes.filter((code) => code === 'own-tables-each')).toHaveLength(2);
    expect(await asks(server, bea.cookie)).not.toBe('own-tables-all');
    expect(await asks(server, cid.cookie)).toBe('own-tables-all');
    store.interrupt = null;
    const [first] = [...server.hosting.book.tables.keys()] as [string];
    await host(server, ana.cookie, first, { act: 'close' });
    await clock.until(() => !server.room.tables.has(first), 20_000);
    expect(await asks(server, cid.cookie)).not.toBe('own-tables-all');
    await server.stop();
  });

  it('is none where the house has it turned off', async () => {
    const { server } = await testServer(MINI, { hosting: null });
    const ana = await Friend.enter(server, 'ana');
    expect(await asks(server, ana.cookie)).toBe('no-own-tables');
    expect((await ask<{ ownTables: null }>(server, '', 'GET', '/api/house')).body.ownTables).toBeNull();
    await server.stop();
  });
});
