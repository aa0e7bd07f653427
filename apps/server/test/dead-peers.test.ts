import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Client } from './kit/client.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
const lines: Socket[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await test.server.stop();
});

async function house(timeouts: { headers?: number; request?: number; ping?: number }, limits = {}): Promise<number> {
  test = await testServer(undefined, { doors: { timeouts, limits } });
  await test.server.app.listen({ port: 0, host: '127.0.0.1' });
  return (test.server.app.server.address() as AddressInfo).port;
}

/** A line on which somebody says something, and what comes back until it is closed. */
async function says(port: number, text: string): Promise<string> {
  const line = connect(port, '127.0.0.1');
  lines.push(line);
  await once(line, 'connect');
  line.write(text);
  let heard = '';
  line.on('data', (data) => {
    heard += data.toString('latin1');
  });
  line.on('error', () => undefined);
  await once(line, 'close');
  return heard;
}
const UPGRADE = [
  'GET /ws HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n');
const sockets = async (): Promise<string> => (await test.server.app.inject({ url: '/metrics' })).body;

describe('a line on which nothing comes', () => {
  it('is closed where headers are begun and never ended', async () => {
    const port = await house({ headers: 100 });
    expect(await says(port, 'GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408');
  });

  it('is closed where a body is announced and never comes', async () => {
    const port = await house({ headers: 100, request: 200 });
    const head =
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    expect(await says(port, head)).toContain('408');
  });

  it('is closed where nothing was ever said', async () => {
    const port = await house({ headers: 100 });
    expect(await says(port, '')).toMatch(/^$|408/);
  });

  it('is cut off where it was a socket whose peer answers no ping, and counts no more', async () => {
    const port = await house({ ping: 50 });
    const heard = await says(port, UPGRADE);
    expect(heard).toContain('101 Switching Protocols');
    // A ping was sent: an empty frame 0x89.
    expect(heard).toContain('\x89\x00');
    await expect.poll(sockets).toContain('sabot_sockets 0');
    expect(await sockets()).toContain('sabot_dead_peers_total 1');
  });

  it('stays open where the peer answers', async () => {
    await house({ ping: 50 });
    let pings = 0;
    const { socket: peer } = await Client.open(test.server);
    peer.on('ping', () => {
      pings += 1;
    });
    await expect.poll(() => pings).toBeGreaterThan(4);
    expect(peer.readyState).toBe(peer.OPEN);
    peer.terminate();
  });
});

it('one address holds so many lines, whatever it says on them', async () => {
  const port = await house({}, { sockets: 1 });
  const open = Array.from({ length: 110 }, () => {
    const line = connect(port, '127.0.0.1');
    line.on('error', () => undefined);
    lines.push(line);
    return line;
  });
  await expect.poll(() => open.filter(({ closed }) => closed).length).toBe(9);
});
