import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@sabot/event-store';
import { refusedRequest } from '@sabot/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
let cookie: string;
beforeAll(async () => {
  test = await testServer();
  cookie = await enter(test.server, 'ana');
});
afterAll(() => test.server.stop());

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const JSON_BODY = { 'content-type': 'application/json' };
const name = (given: unknown): Asked => ({
  method: 'POST',
  url: '/api/guests',
  body: JSON.stringify({ name: given }),
  headers: JSON_BODY,
});

describe('over HTTP, what cannot be done is said in one line, and the tables go on', () => {
  it.each<[string, Asked, number, string]>([
    [
      'a body that is no JSON',
      { method: 'POST', url: '/api/guests', body: '{', headers: JSON_BODY },
      400,
      'bad-request',
    ],
    [
      'a body of another kind',
      {
        method: 'POST',
        url: '/api/guests',
        body: 'name=ana',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      400,
      'bad-request',
    ],
    ['no body', { method: 'POST', url: '/api/guests' }, 400, 'unfit-name'],
    ['a body that is too large', name('x'.repeat(20_000)), 413, 'too-large'],
    ['a name that is a number', name(7), 400, 'unfit-name'],
    [
      'a name with something beside it',
      { method: 'POST', url: '/api/guests', body: '{"name":"bea","chips":1}', headers: JSON_BODY },
      400,
      'unfit-name',
    ],
    [
      'a poisoned body',
      { method: 'POST', url: '/api/guests', body: '{"name":"bea","__proto__":{"x":1}}', headers: JSON_BODY },
      400,
      'bad-request',
    ],
    ['somebody else’s name', name('ana'), 409, 'name-taken'],
    ['somebody else’s name in capitals', name('ANA'), 409, 'name-taken'],
    ['somebody else’s name in wide letters', name('ａｎａ'), 409, 'name-taken'],
    ['somebody else’s name in Greek capitals', name('ΑΝΑ'), 409, 'name-taken'],
    ['a name in two scripts', name('аna'), 400, 'mixed-scripts'],
    ['a name in phonetic letters', name('ᴀɴᴀ'), 400, 'unknown-script'],
    ['the name of a bot', name('N1eves'), 409, 'name-taken'],
    ['a name with a line break', name('a\nb'), 400, 'unfit-name'],
    ['a method that is not there', { method: 'DELETE', url: '/api/me' }, 404, 'not-found'],
    ['an address that is not there', { url: '/api/elsewhere' }, 404, 'not-found'],
    ['an address that is no address', { url: '/api/tables/%E0%A4%A' }, 400, 'bad-request'],
    ['a table that is not there', { url: '/api/tables/nowhere/coups' }, 404, 'unknown-table'],
    ['a table named like a property', { url: '/api/tables/constructor/results' }, 404, 'unknown-table'],
    ['a ruleset that is not there', { url: '/api/rules/nowhere' }, 404, 'unknown-ruleset'],
    ['a language that is not there', { url: '/api/compare?language=fr' }, 400, 'bad-request'],
    ['a stranger’s wallet', { url: '/api/me/statement' }, 401, 'not-entered'],
    ['a stranger’s limits', { url: '/api/me/limits' }, 401, 'not-entered'],
    ['chips for nobody', { method: 'POST', url: '/api/me/chips' }, 401, 'not-entered'],
    ['a cookie that is not ours', { url: '/api/me/limits', headers: { cookie: 'sabot=ana.x' } }, 401, 'not-entered'],
    ['a cookie without a name', { url: '/api/me/limits', headers: { cookie: 'sabot=' } }, 401, 'not-entered'],
  ])('%s', async (_, { method = 'GET', url, body, headers = {} }, status, code) => {
    const ask = (language: string) =>
      test.server.app.inject({
        method,
        url,
        headers: { ...headers, 'accept-language': language },
        ...(body === undefined ? {} : { payload: body }),
      });
    const en = await ask('en');
    const told = refusedRequest.strict().parse(en.json());
    expect({ status: en.statusCode, code: told.code }).toEqual({ status, code });
    expect(told.line).toMatch(/^[^\n]+\.$/);
    const es = (await ask('es-ES,es')).json();
    expect(es.code).toBe(code);
    expect(es.line).not.toBe(told.line);
    expect((await test.server.app.inject({ url: '/healthz' })).json()).toEqual({ ok: true, tables: 1 });
  });

  it('more chips than the wallet holds, or than can be counted', async () => {
    const client = await Client.open(test.server, cookie);
    await client.act(test.table, 'Sit', { seat: 1 });
    const beyond = await client.act(test.table, 'BuyChips', { amount: 20_000_00 });
    expect(beyond).toMatchObject({ ok: false, refusal: { code: 'beyond-the-wallet', facts: { max: 10_000_00 } } });
    for (const amount of [2 ** 53, 2 ** 53 + 2, -1, 0.5, Number.MAX_VALUE, '100', null]) {
      expect(await client.act(test.table, 'BuyChips', { amount })).toMatchObject({ ok: false });
    }
    expect((await test.server.app.inject({ url: '/api/me', headers: { cookie } })).json()).toMatchObject({
      chips: 10_000_00,
    });
  });

  it('names asked for faster than anybody can type', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        test.server.app.inject({ method: 'POST', url: '/api/guests', payload: { name: `g${i}z` } }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]?.json()).toMatchObject({ code: 'too-fast' });
  });

  it('a fault of ours tells nothing of itself', async () => {
    const { server, store } = await testServer();
    const own = await enter(server, 'ana');
    store.failing = true;
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/me/limits',
      headers: { cookie: own },
      payload: { lossLimit: 1, realityMinutes: null },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'store-failed' });
    store.failing = false;
    await server.stop();
  });

  it('a data file that is not ours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sabot-'));
    writeFileSync(join(folder, 'house.db'), 'This is a letter to my aunt, and no database at all.'.repeat(100));
    await expect(openSqlite(join(folder, 'house.db'))).rejects.toMatchObject({ name: 'StoreError' });
    rmSync(folder, { recursive: true });
  });
});
