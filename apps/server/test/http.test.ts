import { REGISTRY, RULES } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());
const get = (url: string, cookie = '') => test.server.app.inject({ url, headers: { cookie } });
const post = (url: string, payload: object | string, cookie = '') =>
  test.server.app.inject({ method: 'POST', url, payload, headers: { cookie } });

describe('a guest', () => {
  it('enters with a name and chips, and is known again by the cookie, after a restart too', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    expect((await get('/api/me', cookie)).json()).toEqual({ name: 'ana', chips: 10_000_00, tables: [], money: 'play' });
    expect((await get('/api/me')).json()).toBeNull();
    expect((await get('/api/me', cookie.replace('ana', 'bea'))).json()).toBeNull();
    const { store } = test;
    await test.server.stop();
    test = await testServer(REGISTRY[0], { store });
    expect((await get('/api/me', cookie)).json()).toMatchObject({ name: 'ana' });
    expect((await post('/api/guests', { name: 'Ana' })).statusCode).toBe(409);
  });

  it.each([
    ['ANA', 'name-taken'],
    ['Олег', 'ok'],
    ['аna', 'mixed-scripts'],
    ['Nieves', 'name-taken'],
    ['N1eves', 'name-taken'],
    ['croupier', 'unfit-name'],
    ['Cr0upier', 'name-taken'],
    ['Ana María', 'ok'],
    ['a n a', 'name-taken'],
    ['  Ana   María ', 'ok'],
    ['a\tb', 'unfit-name'],
    ['a\u00a0\nb', 'unfit-name'],
    ['', 'unfit-name'],
    ['x'.repeat(33), 'unfit-name'],
  ])('named %s beside ana: %s', async (name, code) => {
    test = await testServer();
    await enter(test.server, 'ana');
    const answer = await post('/api/guests', { name });
    if (code === 'ok') expect(answer.statusCode).toBe(201);
    else expect(answer.json()).toEqual({ code, line: expect.stringMatching(/\.$/) });
  });

  it('who has run out gets new chips, and nobody else', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    expect((await post('/api/me/chips', {}, cookie)).json()).toMatchObject({ code: 'chips-left' });
    const client = await Client.open(test.server, cookie);
    await client.act(test.table, 'Sit', { seat: 1 });
    await client.act(test.table, 'BuyChips', { amount: 9990_00 });
    // They have not run out: the chips lie at the table.
    expect((await post('/api/me/chips', {}, cookie)).json()).toMatchObject({ code: 'chips-left' });
    test.server.room.desk.heldAtTables = () => 0;
    expect((await post('/api/me/chips', {}, cookie)).json()).toMatchObject({ chips: 10_010_00 });
  });
});

describe('anyone', () => {
  it('reads the lobby, the law and the numbers', async () => {
    test = await testServer();
    expect((await get('/api/tables')).json()).toMatchObject([{ table: test.table, phase: 'pack', people: 0, bots: 0 }]);
    const [ruleset] = (await get('/api/rulesets')).json();
    const rules = (await get(`/api/rules/${ruleset.ruleset}`)).json();
    expect(rules.length).toBeGreaterThanOrEqual(RULES[REGISTRY[0]!.id].length);
    expect(rules[0]).toMatchObject({ rule: expect.any(String), locator: expect.any(String) });
    expect((await get('/healthz')).json()).toEqual({ ok: true, tables: 1 });
    expect((await get('/metrics')).body).toMatch(/^sabot_tables 1$/m);
    expect((await get(`/api/tables/${test.table}/proofs/1`)).json()).toMatchObject({ code: 'not-revealed' });
  });

  it.each([
    ['/api/rules/nowhere', 'unknown-ruleset'],
    ['/api/tables/nowhere/record', 'unknown-table'],
    ['/api/tables/__proto__/proofs/1', 'unknown-table'],
    ['/elsewhere', 'not-found'],
  ])('who asks for %s is told %s', async (url, code) => {
    test = await testServer();
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code });
  });

  it('who sends nonsense is told so', async () => {
    test = await testServer();
    const headers = { 'content-type': 'application/json' };
    const answer = await test.server.app.inject({ method: 'POST', url: '/api/guests', headers, payload: '{' });
    expect(answer.json()).toMatchObject({ code: 'bad-request' });
    expect((await post('/api/guests', { name: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });

  it('can check a shoe that is over', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    const client = await Client.open(test.server, cookie);
    client.say({ type: 'watch', table: test.table });
    await client.act(test.table, 'Sit', { seat: 1 });
    await test.clock.until(() => test.server.room.tables.get(test.table)!.summary.talla > 1);
    const { verify } = await import('@sabot/fairness');
    expect(verify((await get(`/api/tables/${test.table}/proofs/1`)).json())).toMatchObject({ ok: true });
  });
});
