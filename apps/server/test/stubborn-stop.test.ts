import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StubbornHouse } from './kit/stubborn-house.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-stubborn-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const OPEN = /at (http:\S+)/;
/** A house ends within ten seconds; a machine that is busy may take longer to let it. A house that hangs never ends. */
const NOT_FOR_EVER_MS = 40_000;
const oneLine = expect.stringMatching(/^[^\n]+$/);

it('a house that cannot open says why in one line and ends, whatever it had opened by then', async () => {
  const data = join(folder, 'robbed');
  const first = new StubbornHouse(data);
  await first.says(OPEN);
  first.terminate();
  expect(await first.ended()).toMatchObject({ code: 0 });
  const file = new DatabaseSync(join(data, 'sabot.db'));
  file.exec(`DELETE FROM log WHERE instr(body, CAST('open:asturias-2011.mini.1' AS BLOB)) > 0`);
  file.close();
  const robbed = new StubbornHouse(data);
  expect(await robbed.ended()).toMatchObject({ code: 1, out: '', err: oneLine });
});

it('of two houses on one folder the second is refused in one line that names the first, also when both start together', async () => {
  const data = join(folder, 'together');
  const houses = [new StubbornHouse(data), new StubbornHouse(data)];
  const ended = await Promise.race(houses.map(async (house) => ({ house, ...(await house.ended()) })));
  const first = houses.find((house) => house !== ended.house) as StubbornHouse;
  expect(ended).toMatchObject({ code: 1, out: '', err: oneLine });
  expect(ended.err).toContain(`process ${first.child.pid} on`);
  const address = await first.says(OPEN);
  expect((await fetch(`${address}/api/tables`)).status).toBe(200);
  first.terminate();
  expect(await first.ended()).toMatchObject({ code: 0, err: '' });
});

it('sockets that are half closed and never answer do not hold a stop', async () => {
  const house = new StubbornHouse(join(folder, 'half-closed'));
  const { hostname, port, host } = new URL(await house.says(OPEN));
  const request = [
    'GET /ws HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n');
  const sockets = await Promise.all(
    ['GET /api/tables HTTP/1.1\r\nHost:', request, request].map(async (text) => {
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      socket.on('error', () => undefined);
      socket.write(text);
      if (text === request) await once(socket, 'data');
      // We hear nothing more, and never say goodbye.
      return socket.pause();
    }),
  );
  house.terminate();
  const ended = await house.ended();
  expect(ended).toMatchObject({ code: 0, err: '' });
  expect(ended.took).toBeLessThan(NOT_FOR_EVER_MS);
  for (const socket of sockets) socket.destroy();
});

it('a second house on a database is refused in one line that names the first', async () => {
  const place = await server.fresh();
  const first = new StubbornHouse(place);
  const address = await first.says(OPEN);
  const second = await new StubbornHouse(place).ended();
  expect(second).toMatchObject({ code: 1, out: '', err: oneLine });
  expect(second.err).toContain(`${address}, process ${first.child.pid} on`);
  first.child.kill('SIGKILL');
  await first.ended();
  const third = new StubbornHouse(place);
  await third.says(OPEN);
  third.terminate();
  expect(await third.ended()).toMatchObject({ code: 0 });
});

it('a database that stands still holds a stop no longer than ten seconds, which says what it gave up', async () => {
  const house = new StubbornHouse(await server.fresh());
  await house.says(OPEN);
  server.signal('SIGSTOP');
  try {
    house.terminate();
    const ended = await house.ended();
    expect(ended).toMatchObject({ code: 1, err: oneLine });
    expect(ended.err).toMatch(/^Closed without waiting any longer for .*the store/);
    expect(ended.took).toBeLessThan(NOT_FOR_EVER_MS);
  } finally {
    server.signal('SIGCONT');
  }
});

/** It takes as long as a house waits for a database: `npm run cuts`. */
it.runIf(process.env.SABOT_FROZEN !== undefined)(
  'a house that opens on a database that stands still is stopped by the first signal, and without one gives up by itself',
  async () => {
    const place = await server.fresh();
    server.signal('SIGSTOP');
    try {
      const told = new StubbornHouse(place);
      const patient = new StubbornHouse(place);
      // It is about to ask the database, or on a slow machine still being loaded: then the system ends it.
      await new Promise((resolve) => setTimeout(resolve, 4000));
      told.terminate();
      const ended = await told.ended();
      expect([ended.code ?? 0, ended.err]).toEqual([0, '']);
      expect(ended.took).toBeLessThan(NOT_FOR_EVER_MS);
      expect(await patient.ended()).toMatchObject({ code: 1, out: '', err: oneLine });
    } finally {
      server.signal('SIGCONT');
    }
  },
  60_000,
);
