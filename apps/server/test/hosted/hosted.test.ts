import type { TermsAnswer } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { seeded } from '../chemin-de-fer/chemin-de-fer.ts';
import { chipsIn } from '../kit/room.ts';
import { testServer } from '../kit/test-server.ts';
import { ask, CHEMIN, Friend, fresh, host, join, MINI, open, opening, sheet } from './kit.ts';

describe('opening a table of one’s own', () => {
  it('says of each term whether it is lawful, by which rule, and within what', async () => {
    const { server } = await testServer(CHEMIN);
    const check = (settings: object) =>
      ask<TermsAnswer>(server, '', 'POST', '/api/tables/check', { ruleset: CHEMIN.id, settings });
    const plain = await check({});
    expect(plain.body).toMatchObject({ refusal: null, settings: { minimum: 10_00, seats: 9 } });
    expect(plain.body.kinds).toMatchObject({ minimum: 'amount', freeBanco: 'flag', retake: ['any-banker', 'passer'] });
    expect(plain.body.kinds).not.toHaveProperty('authorisedMinimum');
    expect(plain.body.fields.minimum).toMatchObject({ kind: 'amount', min: 5_00 });
    expect((await check({ minimum: 4_00 })).body.refusal).toMatchObject({ code: 'below-the-minimum' });
    expect((await check({ minimum: 4_00 })).body.refusal?.grounds.length).toBeGreaterThan(0);
    expect((await check({ decks: 3 })).body.refusal?.grounds.length).toBeGreaterThan(0);
    expect((await check({ authorisedMinimum: 1_00 })).body.refusal?.code).toBe('authority-sets-it');
    expect((await check({ constructor: 1 })).body.refusal?.code).toBe('unknown-setting');
    expect((await check({ minimum: 'much' })).body.refusal).not.toBeNull();
    await server.stop();
  });

  it('opens it with a link that seats a friend, and hides it from everybody else', async () => {
    const { server } = await testServer(CHEMIN);
    const [ana, bea, eve] = [
      await Friend.enter(server, 'ana'),
      await Friend.enter(server, 'bea'),
      await Friend.enter(server, 'eve'),
    ];
    const opened = await open(server, ana.cookie, { settings: { minimum: 20_00, freeBanco: true } });
    const { table, code } = opened;
    expect(opened).toMatchObject({ you: 'host', sees: 'now', seats: 9, settings: { minimum: 20_00, freeBanco: true } });
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(opened.notice).toMatchObject({ host: 'ana', paused: null, admission: 'link', asking: [] });
    for (const { cookie } of [eve]) {
      expect((await sheet(server, cookie, table)).status).toBe(404);
      const lobby = await ask<{ table: string }[]>(server, cookie, 'GET', '/api/tables');
      expect(lobby.body.map((line) => line.table)).not.toContain(table);
      for (const door of ['results', 'order', 'coups', 'record', 'history.sabot', 'shown', 'proofs/1'])
        expect((await ask(server, cookie, 'GET', `/api/tables/${table}/${door}`)).body.code, door).toBe(
          'unknown-table',
        );
    }
    eve.watch(table);
    expect(await eve.client.until(({ type }) => type === 'error')).toMatchObject({ code: 'unknown-table' });
    // However it is typed.
    expect((await join(server, bea.cookie, (code as string).toLowerCase().replaceAll('-', ' '))).body).toEqual({
      table,
      entry: 'admitted',
    });
    bea.watch(table);
    await bea.client.until(({ type }) => type === 'table');
    await bea.sit(table, 3);
    expect(bea.last(table)?.hosted).toMatchObject({ host: 'ana', admission: 'link' });
    expect((await sheet(server, bea.cookie, table)).body).toMatchObject({ you: 'admitted', code: null, links: [] });
    await server.stop();
  });

  it('does it once, however often it is said, and for nobody else under the same id', async () => {
    const { server } = await testServer(CHEMIN);
    const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
    const request = opening();
    const both = await Promise.all([
      ask<{ table: string }>(server, ana.cookie, 'POST', '/api/tables', request),
      ask<{ table: string }>(server, ana.cookie, 'POST', '/api/tables', request),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.table).toBe(both[1]?.body.table);
    expect(server.hosting.size).toBe(1);
    const others = await ask<{ table: string }>(server, bea.cookie, 'POST', '/api/tables', request);
    expect(others.body.table).not.toBe(both[0]?.body.table);
    await server.stop();
  });

  it('has a table of one ruleset beside another on other terms', async () => {
    const { server, table } = await testServer(MINI);
    const ana = await Friend.enter(server, 'ana');
    const opened = await open(server, ana.cookie, {
      ruleset: MINI.id,
      settings: { minimum: 50_00, maximum: 5000_00 },
      admission: 'everybody',
    });
    const lobby = await ask<{ table: string; minimum: number }[]>(server, '', 'GET', '/api/tables');
    expect(new Map(lobby.body.map((line) => [line.table, line.minimum]))).toEqual(
      new Map([
        [table, 10_00],
        [opened.table, 50_00],
      ]),
    );
    await server.stop();
  });
});

describe('the host', () => {
  it('alone does what a host does', async () => {
    const { server } = await testServer(CHEMIN);
    const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
    const { table } = await open(server, ana.cookie, { admission: 'everybody' });
    const acts = [
      { act: 'pause' },
      { act: 'go-on' },
      { act: 'remove', name: 'ana' },
      { act: 'admit', name: 'bea' },
      { act: 'renew-link' },
      { act: 'hand-on', to: 'bea' },
      { act: 'set-admission', admission: 'link' },
      { act: 'set-bots', bots: { count: 3, stay: true } },
      { act: 'close' },
    ] as const;
    for (const act of acts) {
      expect((await host(server, bea.cookie, table, act)).body, act.act).toMatchObject({ code: 'not-the-host' });
      expect((await host(server, '', table, act)).body, act.act).toMatchObject({ code: 'not-entered' });
      expect((await host(server, bea.cookie, table, { ...act, as: 'director' })).body).toMatchObject({
        code: 'not-signed-in',
      });
    }
    expect((await host(server, bea.cookie, table, { act: 'take-over' })).body).toMatchObject({ code: 'not-asked' });
    expect((await sheet(server, ana.cookie, table)).body.notice).toMatchObject({ paused: null, isClosing: false });
    await server.stop();
  });

  it('pauses: clocks stand still, only places and chips change, and it goes on with whole clocks', async () => {
    const { server, clock } = await testServer(CHEMIN);
    const friends = await Promise.all(['ana', 'bea', 'carlos', 'diego'].map((name) => Friend.enter(server, name)));
    const [ana, bea] = friends as [Friend, Friend];
    const { table } = await open(server, ana.cookie, { admission: 'everybody' });
    for (const [i, friend] of friends.entries()) {
      friend.watch(table);
      await friend.sit(table, i + 1);
    }
    const runner = server.room.tables.get(table)!;
    await clock.until(() => runner.scene.awaits.some(({ until }) => until !== null));
    const { body } = await host(server, ana.cookie, table, { act: 'pause' });
    expect(body.notice?.paused).toMatchObject({ by: 'ana' });
    expect(bea.last(table)?.hosted?.paused).toMatchObject({ by: 'ana' });
    expect(bea.last(table)?.awaits.every(({ until }) => until === null)).toBe(true);
    const { version } = runner.scene;
    for (let i = 0; i < 50; i += 1) await clock.step();
    expect(runner.scene.version).toBe(version);
    const refused = await bea.client.act(table, 'StaySilent', {}, fresh());
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'table-held' } });
    expect(await bea.client.act(table, 'BuyChips', { amount: 10_00 }, fresh())).toMatchObject({ ok: true });
    expect((await host(server, ana.cookie, table, { act: 'pause' })).body).toMatchObject({ code: 'paused-already' });
    const again = fresh();
    await host(server, ana.cookie, table, { act: 'go-on' }, again);
    expect((await host(server, ana.cookie, table, { act: 'go-on' }, again)).status).toBe(200);
    expect(bea.last(table)?.awaits.some(({ until }) => until !== null)).toBe(true);
    await clock.until(() => runner.scene.version > version + 5);
    await server.stop();
  });

  it('sends somebody away with all their chips, who cannot come back by the link', async () => {
    const { server, clock, store } = await testServer(CHEMIN);
    const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
    const { table, code } = await open(server, ana.cookie);
    await join(server, bea.cookie, code as string);
    await bea.sit(table, 1, 300_00);
    await ana.sit(table, 2, 300_00);
    await host(server, ana.cookie, table, { act: 'remove', name: 'bea' });
    const runner = server.room.tables.get(table)!;
    await clock.until(() => !Object.hasOwn(runner.summary.people, 'bea'));
    const { held, minted } = chipsIn({ streams: store.kept });
    expect(held).toBe(minted);
    expect((await ask<{ chips: number }>(server, bea.cookie, 'GET', '/api/me')).body.chips).toBe(10_000_00);
    expect((await join(server, bea.cookie, code as string)).body.code).toBe('removed-by-host');
    bea.client.say({ type: 'act', table, commandId: fresh(), act: 'Sit', fields: { seat: 1 } });
    expect(await bea.client.until(({ type }) => type === 'error')).toMatchObject({ code: 'removed-by-host' });
    await host(server, ana.cookie, table, { act: 'admit', name: 'bea' });
    await bea.sit(table, 1, 300_00);
    await server.stop();
  });

  it('closes it: everybody leaves with their chips, the table is gone, its link counts no more', async () => {
    const { server, clock, store } = await testServer(CHEMIN, { chance: seeded(3) });
    const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
    const { table, code } = await open(server, ana.cookie, {
      admission: 'everybody',
      bots: { count: 4, stay: true },
    });
    for (const [i, friend] of [ana, bea].entries()) {
      friend.watch(table);
      await friend.sit(table, i + 1);
    }
    const runner = server.room.tables.get(table)!;
    await clock.until(() => runner.summary.coups > 1 && runner.summary.phase === 'coup');
    await host(server, ana.cookie, table, { act: 'close' });
    expect((await host(server, ana.cookie, table, { act: 'pause' })).body).toMatchObject({ code: 'table-closing' });
    await clock.until(() => !server.room.tables.has(table), 20_000);
    const { held, minted } = chipsIn({ streams: store.kept });
    expect(held).toBe(minted);
    for (const { cookie } of [ana, bea])
      expect((await ask<{ tables: [] }>(server, cookie, 'GET', '/api/me')).body.tables).toEqual([]);
    expect((await join(server, ana.cookie, code as string)).body.code).toBe('no-such-link');
    expect((await sheet(server, ana.cookie, table)).body.closed).not.toBeNull();
    await server.stop();
  });
});
