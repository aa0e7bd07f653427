import { PROTOCOL } from '@sabot/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

const HEADER = 'x-forwarded-for';
let test: TestServer;
afterEach(() => test.server.stop());

const doors = (limits: object) => testServer(undefined, { doors: { addressHeader: 'X-Forwarded-For', limits } });
const from = (address: string, cookie = '') => ({ [HEADER]: address, ...(cookie && { cookie }) });
const asks = async (address: string, url = '/api/tables') =>
  (await test.server.app.inject({ url, headers: from(address) })).statusCode;
const entersFrom = (address: string, name: string) =>
  test.server.app.inject({ method: 'POST', url: '/api/guests', headers: from(address), payload: { name } });
const opens = (address: string, cookie?: string) =>
  test.server.app.injectWS('/ws', { headers: from(address, cookie) }).then(
    (socket) => ({ ok: true, socket }) as const,
    () => ({ ok: false }) as const,
  );

describe('one address', () => {
  it('asks so much and no more, while another goes on; IPv6 counts by its network', async () => {
    test = await doors({ requests: 2 });
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) answers.push(await asks(`2001:db8:1:2::${i}`));
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await asks('2001:db8:1:3::1')).toBe(200);
    expect(await asks('192.0.2.1')).toBe(200);
    test.clock.pass(500);
    expect([await asks('2001:db8:1:2::1'), await asks('2001:db8:1:2::1')]).toEqual([200, 429]);
  });

  it('cannot make up another by writing the header itself: the last address counts, which the proxy wrote', async () => {
    test = await doors({ requests: 1 });
    const answers: number[] = [];
    for (let i = 0; i < 6; i++) answers.push(await asks(`10.0.0.${i}, 192.0.2.1`));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('has so many new names a day, and takes none from the others', async () => {
    test = await doors({ guests: 3 });
    const codes: number[] = [];
    for (let i = 0; i < 5; i++) codes.push((await entersFrom('192.0.2.1', `greedy${i}`)).statusCode);
    expect(codes).toEqual([201, 201, 201, 429, 429]);
    const refused = await entersFrom('192.0.2.1', 'greedy9');
    expect(refused.json()).toMatchObject({ code: 'too-many-guests' });
    expect((await entersFrom('192.0.2.2', 'ana')).statusCode).toBe(201);
    test.clock.pass(8 * 3600_000);
    expect((await entersFrom('192.0.2.1', 'greedy10')).statusCode).toBe(201);
  });

  it('has so many sockets at once; one that closes makes room', async () => {
    test = await doors({ sockets: 2 });
    const first = await opens('192.0.2.1');
    expect((await opens('192.0.2.1')).ok).toBe(true);
    expect((await opens('192.0.2.1')).ok).toBe(false);
    expect((await opens('192.0.2.2')).ok).toBe(true);
    if (first.ok) first.socket.terminate();
    await expect.poll(async () => (await opens('192.0.2.1')).ok).toBe(true);
  });

  it('sends so many bytes and no more', async () => {
    test = await doors({ bytes: 100 });
    const send = async (length: number) =>
      (
        await test.server.app.inject({
          method: 'PUT',
          url: '/api/me/limits',
          headers: { ...from('192.0.2.1'), 'content-type': 'application/json' },
          payload: `"${'x'.repeat(length - 2)}"`,
        })
      ).statusCode;
    expect([await send(1000), await send(1000), await send(500)]).toEqual([400, 429, 400]);
  });
});

describe('all together', () => {
  it('have so many sockets', async () => {
    test = await doors({ allSockets: 2 });
    expect([(await opens('192.0.2.1')).ok, (await opens('192.0.2.2')).ok]).toEqual([true, true]);
    expect((await opens('192.0.2.3')).ok).toBe(false);
  });

  it('have so many names', async () => {
    test = await doors({ allGuests: 2 });
    await entersFrom('192.0.2.1', 'ana');
    await entersFrom('192.0.2.2', 'bea');
    const third = await entersFrom('192.0.2.3', 'cleo');
    expect([third.statusCode, third.json().code]).toEqual([503, 'house-full']);
  });
});

describe('a guest who says too much', () => {
  it('finds nothing new by coming back on another socket', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    const first = await Client.open(test.server, cookie);
    for (let i = 0; i < 80; i++) first.say({ type: 'leave', table: test.table });
    await first.until(({ type }) => type === 'error');
    first.socket.terminate();
    const again = await Client.open(test.server, cookie);
    expect(await again.until(({ type }) => type === 'error')).toMatchObject({ code: 'too-fast' });
    test.clock.pass(2000);
    again.say({ type: 'hello', protocol: PROTOCOL });
    expect(await again.until(({ type }) => type === 'welcome')).toMatchObject({ you: 'ana' });
  });

  it('is let go where being told to wait changes nothing', async () => {
    test = await testServer();
    const client = await Client.open(test.server, await enter(test.server, 'ana'));
    for (let i = 0; i < 700; i++) client.say({ type: 'leave', table: test.table });
    await expect.poll(() => client.closed).toBe(4004);
  });
});

it('a proxy nobody configured is mentioned once in the log', async () => {
  const lines: string[] = [];
  const log = { info() {}, warn: (_: object, line: string) => lines.push(line), error() {} };
  test = await testServer(undefined, { logger: log as never });
  for (let i = 0; i < 3; i++) await asks('192.0.2.1');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no address header is set');
});
