import { StoreError } from '@sabot/event-store';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { MemoryStore } from './kit/memory-store.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

const get = async (url: string) => {
  const { statusCode, body } = await test.server.app.inject({ url });
  return { status: statusCode, ...(JSON.parse(body) as object) };
};
const metric = async (name: string): Promise<number> => {
  const { body } = await test.server.app.inject({ url: '/metrics' });
  const line = body.split('\n').find((one) => one.startsWith(`sabot_${name} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
};
const LIMITS = { lossLimit: 1, realityMinutes: null };

describe('alive and ready are two things', () => {
  it('a house that can keep what is done is both', async () => {
    test = await testServer();
    expect(await get('/livez')).toEqual({ status: 200, ok: true, tables: 1 });
    expect(await get('/healthz')).toEqual({ status: 200, ok: true, tables: 1 });
    expect(await get('/readyz')).toEqual({ status: 200, ok: true, why: null });
  });

  it('one whose disk is full, or whose database is gone, is alive and not ready, until it can write again', async () => {
    test = await testServer();
    test.store.failing = true;
    expect(await get('/livez')).toMatchObject({ status: 200 });
    expect(await get('/readyz')).toEqual({ status: 503, ok: false, why: 'store-storage-failed' });
    test.store.failing = false;
    test.clock.pass(1500);
    expect(await get('/readyz')).toMatchObject({ status: 200 });
  });

  it('one that is closing is not ready', async () => {
    let isOver = () => {};
    const slow = new MemoryStore();
    test = await testServer(undefined, { store: slow });
    const { server, store } = test;
    const client = await Client.open(server, await enter(server, 'ana'));
    await client.act(test.table, 'Sit', { seat: 1 });
    store.interrupt = () =>
      new Promise((resolve) => {
        isOver = resolve;
      });
    client.say({ type: 'act', table: test.table, commandId: 'last', act: 'BuyChips', fields: { amount: 100_00 } });
    await expect.poll(() => metric('commits_waiting')).toBe(1);
    const stopped = server.stop();
    expect(await get('/readyz')).toEqual({ status: 503, ok: false, why: 'closing' });
    isOver();
    await stopped;
  });
});

describe('where the store is the cause', () => {
  it('a request is answered 503, and the log has the code of the store', async () => {
    const lines: object[] = [];
    const log = { info() {}, warn() {}, error: (facts: object) => lines.push(facts) };
    test = await testServer(undefined, { logger: log as never });
    const cookie = await enter(test.server, 'ana');
    test.store.interrupt = async () => {
      throw new StoreError('unreachable', 'The database cannot be reached.');
    };
    const put = { method: 'PUT', url: '/api/me/limits', headers: { cookie }, payload: LIMITS } as const;
    const answer = await test.server.app.inject(put);
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'store-failed', '1']);
    const client = await Client.open(test.server, cookie);
    expect(await client.act(test.table, 'Sit', { seat: 1 })).toMatchObject({ refusal: { code: 'not-written' } });
    expect(lines).toEqual([
      { error: 'StoreError', code: 'unreachable' },
      { table: test.table, act: 'Sit', error: 'StoreError', code: 'unreachable' },
    ]);
    expect(await metric('store_errors_total{code="unreachable"}')).toBe(2);
  });

  it('a fault of our own stays one, with nothing of it told', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    test.store.append = async () => {
      throw new TypeError('secret of the shoe');
    };
    const put = { method: 'PUT', url: '/api/me/limits', headers: { cookie }, payload: LIMITS } as const;
    const answer = await test.server.app.inject(put);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'house-fault']);
    expect(answer.body).not.toContain('secret');
  });
});

it('the metrics tell of commits, refusals, answers, sockets, lapses and the loop', async () => {
  test = await testServer();
  const client = await Client.open(test.server, await enter(test.server, 'ana'));
  client.say({ type: 'watch', table: test.table });
  await client.act(test.table, 'Sit', { seat: 1 });
  const second = await client.act(test.table, 'Sit', { seat: 999 });
  const code = second.ok ? '' : second.refusal.code;
  client.say('{');
  await client.until(({ type }) => type === 'error');
  const before = await metric('lapses_total');
  for (let i = 0; i < 5; i++) await test.clock.step();
  expect(await metric('lapses_total')).toBeGreaterThan(before);
  expect(await metric('commit_seconds_count')).toBeGreaterThan(2);
  expect(await metric('commits_waiting')).toBe(0);
  expect(await metric(`refusals_total{code="${code}"}`)).toBe(1);
  expect(await metric('refusals_total{code="not-json"}')).toBe(1);
  expect(await metric('http_responses_total{status="201"}')).toBe(1);
  expect(await metric('sockets')).toBe(1);
  expect(await metric('table_pauses_total')).toBe(0);
  expect(await metric('event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
});
