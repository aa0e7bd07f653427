import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimHouse, joinHouse, openStore } from '../src/index.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const SECRET = 'what all nodes of a house know, and nobody else';
const oneLine = expect.stringMatching(/^[^\n]+\.$/);
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('nodes join under names of their own and with one secret, and a house alone shuts them out as they do it', async () => {
  const url = await server.fresh();
  await (await openStore(url)).close();
  const a = await joinHouse(url, { name: 'a', secret: SECRET });
  const refused = async (joining: Promise<unknown>): Promise<unknown> => joining.catch((error) => error);
  const since = performance.now();
  expect(await refused(joinHouse(url, { name: 'a', secret: SECRET }))).toMatchObject({
    code: 'held',
    message: oneLine,
  });
  // One that lives is known by its beat, before its lease could have run out.
  expect(performance.now() - since).toBeLessThan(2500);
  const other = joinHouse(url, { name: 'b', secret: SECRET.toUpperCase() });
  expect(await refused(other)).toMatchObject({ code: 'not-ours', message: oneLine });
  expect(await refused(claimHouse(url))).toMatchObject({ code: 'held', holder: { pid: process.pid } });

  const b = await joinHouse(url, { name: 'b', secret: SECRET });
  await b.announce('http://10.0.0.7:4040');
  expect(await a.live()).toMatchObject([
    { name: 'a', address: '' },
    { name: 'b', address: 'http://10.0.0.7:4040', run: b.self.run },
  ]);
  expect([a.isSure, b.isSure]).toEqual([true, true]);
  await Promise.all([a.leave(), b.leave()]);
  expect(a.isSure).toBe(false);
  const claim = await claimHouse(url);
  expect(await refused(joinHouse(url, { name: 'a', secret: SECRET }))).toMatchObject({ code: 'held' });
  await claim.release();
  await (await joinHouse(url, { name: 'a', secret: SECRET })).leave();
});

test('a file is for one house', async () => {
  await expect(joinHouse('sabot.db', { name: 'a', secret: SECRET })).rejects.toMatchObject({ code: 'bad-location' });
});
