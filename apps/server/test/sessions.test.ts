import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import type { MemoryStore } from './kit/memory-store.ts';
import { SimulatedClock } from './kit/simulated-clock.ts';
import { type Setting, type TestServer, testServer } from './kit/test-server.ts';

const A_DAY = 24 * 3600_000;
let test: TestServer;
afterEach(() => test.server.stop());

const me = async (cookie: string): Promise<string | null> =>
  (await test.server.app.inject({ url: '/api/me', headers: { cookie } })).json()?.name ?? null;
const cookieIn = (headers: object): string => String((headers as Record<string, unknown>)['set-cookie']).split(';')[0]!;
const endAll = (cookie: string, query = '') =>
  test.server.app.inject({ method: 'DELETE', url: `/api/me/sessions${query}`, headers: { cookie } });
const again = async (setting: Setting) => {
  await test.server.stop();
  test = await testServer(undefined, setting);
};

describe('a guest ends all sessions', () => {
  it('every cookie given before counts no more, its sockets are closed, and whoever asked goes on with a new one', async () => {
    test = await testServer();
    const store = test.store;
    const stolen = await enter(test.server, 'ana');
    const thief = await Client.open(test.server, stolen);
    await thief.until(({ type }) => type === 'welcome');
    const answer = await endAll(stolen);
    expect(answer.statusCode).toBe(204);
    await expect.poll(() => thief.closed).toBe(4003);
    const fresh = cookieIn(answer.headers);
    expect([await me(stolen), await me(fresh)]).toEqual([null, 'ana']);
    await again({ store });
    expect([await me(stolen), await me(fresh)]).toEqual([null, 'ana']);
  });

  it('also the one that asks, where that is asked for', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    const answer = await endAll(cookie, '?here=1');
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await me(cookie)).toBeNull();
    expect((await endAll(cookie)).statusCode).toBe(401);
  });

  it('a cookie from before sessions had numbers still counts, until they are ended', async () => {
    test = await testServer();
    const { store } = test;
    await test.server.stop();
    const at = Date.UTC(2029, 0, 1);
    const line = { ruleset: '', edition: 0, expected: 0 };
    const wallet = JSON.stringify({ postings: [{ from: 'mint', to: 'wallet:old', amount: 10_000_00 }] });
    await store.append({
      commandId: 'enter:old',
      actor: 'player:old',
      at,
      writes: [
        { ...line, stream: 'guests', events: [{ type: 'GuestEntered', data: '{"name":"old"}' }] },
        { ...line, stream: 'wallet:old', events: [{ type: 'ChipsGranted', data: wallet }] },
      ],
    });
    test = await testServer(undefined, { store });
    const cookie = `sabot=${encodeURIComponent(test.server.app.signCookie('old'))}`;
    expect(await me(cookie)).toBe('old');
    await endAll(cookie);
    expect(await me(cookie)).toBeNull();
  });

  it('a number made up by somebody without the key is nobody’s', async () => {
    test = await testServer();
    await enter(test.server, 'ana');
    expect(await me('sabot=ana~1.c2lnbmF0dXJl')).toBeNull();
    const signed = encodeURIComponent(test.server.app.signCookie('ana~99'));
    expect(await me(`sabot=${signed}`)).toBeNull();
  });
});

describe('the key of the cookies', () => {
  it('is changed: cookies of the old one count for as long as was said, and are signed anew when they come', async () => {
    const clock = new SimulatedClock();
    test = await testServer(undefined, { clock });
    const store = test.store;
    const old = await enter(test.server, 'ana');
    await again({ store, clock, doors: { newCookieKey: 30 } });
    const answer = await test.server.app.inject({ url: '/api/me', headers: { cookie: old } });
    const renewed = cookieIn(answer.headers);
    expect([answer.json().name, await me(renewed)]).toEqual(['ana', 'ana']);
    expect(renewed).not.toBe(old);
    clock.setWall(31 * A_DAY);
    await again({ store, clock });
    expect([await me(old), await me(renewed)]).toEqual([null, 'ana']);
  });

  it('is changed at once: nothing signed with the old one counts', async () => {
    test = await testServer();
    const store = test.store;
    const old = await enter(test.server, 'ana');
    await again({ store, doors: { newCookieKey: 0 } });
    expect(await me(old)).toBeNull();
    const fresh = await enter(test.server, 'bea');
    await again({ store });
    expect(await me(fresh)).toBe('bea');
  });
});

describe('cookies over TLS', () => {
  it('are for TLS and this host alone', async () => {
    test = await testServer(undefined, { doors: { publicUrls: ['https://sabot.example/'] } });
    const { headers } = await test.server.app.inject({ method: 'POST', url: '/api/guests', payload: { name: 'ana' } });
    const given = String(headers['set-cookie']);
    expect(given).toMatch(/^__Host-sabot=/);
    expect(given).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(await me(given.split(';')[0]!)).toBe('ana');
    expect(await me(given.split(';')[0]!.replace('__Host-', ''))).toBeNull();
  });

  it('over plain HTTP they could not be kept if they said so', async () => {
    test = await testServer();
    const { headers } = await test.server.app.inject({ method: 'POST', url: '/api/guests', payload: { name: 'ana' } });
    expect(String(headers['set-cookie'])).toMatch(/^sabot=.*; HttpOnly; SameSite=Strict$/);
  });
});

describe('a page that is not ours', () => {
  const foreign = { origin: 'https://evil.example', host: 'localhost:80' };
  it('changes nothing and opens no socket', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    const { app } = test.server;
    const changing = [
      { method: 'POST', url: '/api/guests', payload: { name: 'bea' } },
      { method: 'POST', url: '/api/me/chips' },
      { method: 'PUT', url: '/api/me/limits', payload: { lossLimit: 0, realityMinutes: null } },
      { method: 'DELETE', url: '/api/me/sessions' },
    ] as const;
    for (const request of changing) {
      const answer = await app.inject({ ...request, headers: { ...foreign, cookie } });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin']);
    }
    await expect(app.injectWS('/ws', { headers: { ...foreign, cookie } })).rejects.toThrow('403');
    expect((await app.inject({ url: '/api/me', headers: { ...foreign, cookie } })).statusCode).toBe(200);
    const own = { origin: 'http://localhost:80', host: 'localhost:80', cookie };
    expect((await app.inject({ method: 'DELETE', url: '/api/me/sessions', headers: own })).statusCode).toBe(403);
    const same = { origin: 'http://localhost:4040', host: 'localhost:4040', cookie };
    expect((await app.inject({ method: 'DELETE', url: '/api/me/sessions', headers: same })).statusCode).toBe(204);
  });

  it('the address that was configured is ours, whatever the proxy makes of the host', async () => {
    test = await testServer(undefined, { doors: { publicUrls: ['https://sabot.example'] } });
    const headers = { origin: 'https://sabot.example', host: 'backend:8080' };
    const answer = await test.server.app.inject({
      method: 'POST',
      url: '/api/guests',
      headers,
      payload: { name: 'ana' },
    });
    expect(answer.statusCode).toBe(201);
  });
});

describe('a guest who never played', () => {
  const enters = async (name: string) =>
    (await test.server.app.inject({ method: 'POST', url: '/api/guests', payload: { name } })).statusCode;

  it('is forgotten after a day: the name is free, the cookie counts no more, and the chips are back at the mint', async () => {
    test = await testServer();
    const store: MemoryStore = test.store;
    const cookie = await enter(test.server, 'ana');
    test.clock.setWall(A_DAY + 1);
    await enter(test.server, 'bea');
    expect(await me(cookie)).toBeNull();
    expect(await enters('ana')).toBe(201);
    expect(await me(cookie)).toBeNull();
    expect(await test.server.room.desk.balance('ana')).toBe(10_000_00);
    expect(await test.server.room.desk.granted('ana')).toBe(10_000_00);
    await again({ store, clock: test.clock });
    expect(test.server.room.guests.has('ana')).toBe(true);
    expect(await me(cookie)).toBeNull();
    expect(await enters('ána')).toBe(409);
  });

  it('is kept while they look on, or if they have played, asked for a limit, or came less than a day ago', async () => {
    test = await testServer();
    const { table } = test;
    const [here, played, held] = [
      await enter(test.server, 'here'),
      await enter(test.server, 'played'),
      await enter(test.server, 'held'),
    ];
    const client = await Client.open(test.server, played);
    client.say({ type: 'watch', table });
    await client.act(table, 'Sit', { seat: 1 });
    await client.act(table, 'BuyChips', { amount: 100_00 });
    await client.act(table, 'Leave');
    client.socket.terminate();
    const limits = { lossLimit: 1, realityMinutes: null };
    const put = { method: 'PUT', url: '/api/me/limits', headers: { cookie: held }, payload: limits } as const;
    await test.server.app.inject(put);
    const watching = await Client.open(test.server, here);
    await watching.until(({ type }) => type === 'welcome');
    test.clock.setWall(A_DAY + 1);
    const late = await enter(test.server, 'late');
    for (let i = 0; i < 3; i++) await enter(test.server, `more${i}`);
    expect([await me(here), await me(played), await me(held), await me(late)]).toEqual([
      'here',
      'played',
      'held',
      'late',
    ]);
    watching.socket.terminate();
    await expect.poll(() => test.server.room.guests.isHere('here')).toBe(false);
    // Looking on counts as coming.
    test.clock.setWall(A_DAY + 1);
    for (let i = 3; i < 6; i++) await enter(test.server, `more${i}`);
    expect(await me(here)).toBeNull();
  });

  it('one who fills the house with names makes room again after a day', async () => {
    test = await testServer(undefined, { doors: { limits: { allGuests: 30 } } });
    for (let i = 0; i < 30; i++) await enter(test.server, `spam${i}`);
    expect(await enters('ana')).toBe(503);
    test.clock.setWall(A_DAY + 1);
    expect(await enters('ana')).toBe(201);
    for (let i = 0; i < 20; i++) expect(await enters(`real${i}`)).toBe(201);
  });
});
