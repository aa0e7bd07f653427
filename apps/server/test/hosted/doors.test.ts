import type { CoupHistory, HostedSheet, Statement } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { enter } from '../kit/client.ts';
import { MemoryStore } from '../kit/memory-store.ts';
import { testServer } from '../kit/test-server.ts';
import { ask, CHEMIN, Friend, fresh, host, join, MINI, open, opening, sheet } from './kit.ts';

describe('a link', () => {
  it('is not found by trying: whoever has tried some is told to wait, under any name and on any door', async () => {
    const { server, clock } = await testServer(CHEMIN);
    const ana = await Friend.enter(server, 'ana');
    const { code } = await open(server, ana.cookie);
    let tried = 0;
    const codes: string[] = [];
    for (let no = 0; no < 40; no += 1) {
      // A new name for each try, as somebody who comes back again and again.
      const cookie = await enter(server, `thief${no}`);
      const guess = `AAAA-BBBB-CCCC-${String(no).padStart(4, '0')}`;
      const door = no % 2 === 0 ? '/api/join' : '/api/invitations';
      const { body } = await ask(server, cookie, 'POST', door, { code: guess });
      codes.push(body.code);
      if (body.code === 'no-such-link') tried += 1;
    }
    expect(tried).toBe(10);
    expect(codes.slice(10).every((one) => one === 'too-fast')).toBe(true);
    // Not even the right one counts for that address then; after a while it does.
    const late = await enter(server, 'late');
    expect((await join(server, late, code as string)).body.code).toBe('too-fast');
    clock.pass(60_000);
    expect((await join(server, late, code as string)).body).toMatchObject({ entry: 'admitted' });
    await server.stop();
  });

  it('that is renewed leaves those who are in, and leads nobody else in, not even whoever holds its invitation', async () => {
    const { server } = await testServer(CHEMIN);
    const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
    const { table, code } = await open(server, ana.cookie);
    await join(server, bea.cookie, code as string);
    const cid = await enter(server, 'cid');
    expect((await ask(server, cid, 'POST', '/api/invitations', { code: code as string })).status).toBe(200);
    const [renewed, joined] = await Promise.all([
      host(server, ana.cookie, table, { act: 'renew-link' }),
      join(server, cid, code as string),
    ]);
    expect(renewed.body.code).not.toBe(code);
    const isIn = joined.status === 200;
    expect(isIn || joined.body.code === 'no-such-link').toBe(true);
    expect((await sheet(server, cid, table)).status).toBe(isIn ? 200 : 404);
    const dan = await enter(server, 'dan');
    expect((await join(server, dan, code as string)).body.code).toBe('no-such-link');
    expect((await join(server, dan, renewed.body.code as string)).body).toMatchObject({ entry: 'admitted' });
    expect((await sheet(server, bea.cookie, table)).body.you).toBe('admitted');
    await server.stop();
  });
});

describe('who is the host', () => {
  it('is one person, whoever takes over and hands on in the same moment', async () => {
    const { server } = await testServer(CHEMIN);
    const friends: Friend[] = [];
    for (const name of ['ana', 'bea', 'cid']) friends.push(await Friend.enter(server, name));
    const [ana, bea, cid] = friends as [Friend, Friend, Friend];
    const { table, code } = await open(server, ana.cookie);
    for (const [i, one] of friends.entries()) {
      await join(server, one.cookie, code as string);
      await one.sit(table, i + 1);
    }
    const hosts = async () => {
      const seen = await Promise.all(friends.map((one) => sheet(server, one.cookie, table)));
      return seen.filter(({ body }) => body.you === 'host').length;
    };
    await Promise.all([
      host(server, ana.cookie, table, { act: 'hand-on', to: 'bea' }),
      host(server, ana.cookie, table, { act: 'hand-on', to: 'cid' }),
    ]);
    const answers = await Promise.all([
      host<{ code: string }>(server, bea.cookie, table, { act: 'take-over' }),
      host<{ code: string }>(server, cid.cookie, table, { act: 'take-over' }),
      host<{ code: string }>(server, ana.cookie, table, { act: 'pause' }),
    ]);
    expect(answers.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await hosts()).toBe(1);
    expect((await sheet(server, ana.cookie, table)).body.you).toBe('admitted');
    const refused = await host<{ code: string }>(server, ana.cookie, table, { act: 'close' });
    expect(refused.body.code).toBe('not-the-host');
    await server.stop();
  });
});

it('a house that is cut off while a table opens has it whole at its next start or not at all, and says the same again', async () => {
  for (let cut = 0; cut < 6; cut += 1) {
    const store = new MemoryStore();
    const first = await testServer(CHEMIN, { store });
    const ana = await enter(first.server, 'ana');
    const request = opening({ commandId: fresh() });
    let appends = 0;
    // From a certain append on nothing is written any more.
    store.interrupt = async () => {
      appends += 1;
      if (appends > cut) throw new Error('cut');
    };
    const told = await ask<HostedSheet>(first.server, ana, 'POST', '/api/tables', request);
    store.interrupt = null;
    const second = await testServer(CHEMIN, { store });
    const listed = [...second.server.hosting.book.tables.keys()];
    expect(listed.length).toBeLessThanOrEqual(1);
    const again = await ask<HostedSheet>(second.server, ana, 'POST', '/api/tables', request);
    expect([cut, again.status]).toEqual([cut, 201]);
    const { table, code, you } = again.body;
    expect(you).toBe('host');
    if (listed.length > 0) expect(table).toBe(listed[0]);
    if (told.status === 201) expect([table, code]).toEqual([told.body.table, told.body.code]);
    const runner = second.server.room.tables.get(table)!;
    expect(runner.summary.opened).toBe(true);
    const bea = await enter(second.server, 'bea');
    expect((await join(second.server, bea, code as string)).body).toMatchObject({ table, entry: 'admitted' });
    expect([...second.server.hosting.book.tables.keys()]).toEqual([table]);
    await second.server.stop();
  }
});

it('of a table that was closed those who played find their coups, and nobody else finds that it was there', async () => {
  const { server, clock } = await testServer(MINI);
  const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
  const { table, code } = await open(server, ana.cookie, { ruleset: MINI.id, bots: { count: 2, stay: true } });
  await join(server, bea.cookie, code as string);
  await ana.sit(table, 1, 300_00);
  const runner = server.room.tables.get(table)!;
  await clock.until(() => runner.summary.phase === 'stakes', 20_000);
  expect(await ana.client.act(table, 'SetStakes', { stakes: [['banca', 20_00]] })).toMatchObject({ ok: true });
  await clock.until(() => runner.summary.coups >= 1 && runner.summary.phase !== 'coup', 20_000);
  const open1 = await ask<CoupHistory>(server, ana.cookie, 'GET', `/api/tables/${table}/coups`);
  await host(server, ana.cookie, table, { act: 'close' });
  await clock.until(() => !server.room.tables.has(table), 20_000);
  const closed = await ask<CoupHistory>(server, ana.cookie, 'GET', `/api/tables/${table}/coups?mine=1`);
  expect(closed.status).toBe(200);
  expect(closed.body.coups.map(({ coup, mine }) => [coup, mine])).toEqual([[1, true]]);
  expect(closed.body.coups[0]).toEqual(open1.body.coups.find(({ coup }) => coup === 1));
  for (const door of ['coups', 'coups/1', 'evening', 'history.sabot']) {
    const of = async (cookie: string) =>
      (await server.app.inject({ url: `/api/tables/${table}/${door}`, headers: { cookie } })).statusCode;
    // Bea was let in and never played.
    expect([door, await of(ana.cookie), await of(bea.cookie), await of('')]).toEqual([door, 200, 404, 404]);
  }
  const { lines } = (await ask<Statement>(server, ana.cookie, 'GET', '/api/me/statement')).body;
  expect(lines.some(({ from }) => from === `table:${table}`)).toBe(true);
  await server.stop();
});
