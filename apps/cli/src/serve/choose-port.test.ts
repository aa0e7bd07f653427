import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { inFolder } from '../../test/folder.ts';
import { choosePort } from './choose-port.ts';
import type { HouseSettings } from './house-settings.ts';

const HOST = '127.0.0.1';
const open: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Something that answers on a port of its own, as a house or not. */
async function listening(body: object): Promise<number> {
  const server = createServer((_, response) => response.end(JSON.stringify(body))).listen(0, HOST);
  open.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const settings = (port: number, isPortAsked: boolean, folder: string): HouseSettings => ({
  port,
  isPortAsked,
  host: HOST,
  heads: null,
  vaultKeys: null,
  keptIn: { folder },
  pace: 1,
  clocks: {},
  bots: true,
  botErrors: 0,
  odds: true,
  tables: [],
  page: null,
  publicUrls: [],
  tls: null,
  ownTables: null,
  addressHeader: null,
  limits: {},
  answerDays: null,
  newCookieKey: null,
  node: null,
});

it('takes the next free port where nobody asked for one', async () => {
  const taken = await listening({ hello: 'world' });
  const chosen = await choosePort(settings(taken, false, 'nowhere'));
  if (!('port' in chosen)) throw new Error('a stranger was taken for a house');
  expect(chosen.port).toBeGreaterThan(taken);
  expect(chosen.port).toBeLessThanOrEqual(taken + 20);
});

it('keeps to a port that was asked for', async () => {
  const taken = await listening({ hello: 'world' });
  await expect(choosePort(settings(taken, true, 'nowhere'))).rejects.toThrow('bad call');
});

it('knows a house when it meets one, on the port or on the same data', async () => {
  const port = await listening({ ok: true, tables: 7 });
  const address = `http://${HOST}:${port}`;
  expect(await choosePort(settings(port, false, 'nowhere'))).toEqual({ already: address });
  expect(await choosePort(settings(port, true, 'nowhere'))).toEqual({ already: address });
  await inFolder(async (path) => {
    const record = (open: string) => writeFileSync(path('house.json'), JSON.stringify({ address: open, pid: 1 }));
    record(address);
    expect(await choosePort(settings(0, true, path('.')))).toEqual({ already: address });
    record('http://127.0.0.1:1');
    expect(await choosePort(settings(0, true, path('.')))).toEqual({ port: 0 });
  });
});
