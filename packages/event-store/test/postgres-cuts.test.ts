import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventStore, openStore, verifyChain } from '../src/index.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { command, values, write } from './sample.ts';

/** `npm run cuts` asks for two thousand. */
const CUTS = Number(process.env.SABOT_CUTS ?? 20);

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ password: 'not a secret' });
});
afterAll(() => server.stop());

test(`a store outlives ${CUTS} connections cut 3 to 23 ms after they were begun, and loses and doubles nothing`, async () => {
  const url = await server.fresh();
  await (await openStore(url)).close();
  const proxy = await cuttingProxy(url);
  const store = await openStore(proxy.url);
  // The one that was opened in peace is cut as well.
  proxy.cutAfter(() => 3 + Math.random() * 20);
  proxy.cutAll();
  const codes = new Set<string>();
  const failed = (error: { code?: string }): string => {
    codes.add(String(error.code));
    return 'failed';
  };
  let version = 0;
  for (let once = command([write('table', 0, 0)]); proxy.cuts < CUTS; ) {
    const appended = await Promise.all([store.append(once).catch(failed), reading(store).catch(failed)]);
    if (appended[0] === 'failed') continue;
    expect(appended[0]).toMatchObject({ ok: true });
    version += 1;
    once = command([write('table', version, version)]);
  }
  proxy.cutAfter(null);
  proxy.cutAll();
  await store.head('table').catch(failed);
  // The last one may be there or not: it was never acknowledged.
  const kept = await values(store, 'table').catch(() => values(store, 'table'));
  expect(kept.slice(0, version)).toEqual([...Array(version).keys()]);
  expect(kept.length).toBeLessThanOrEqual(version + 1);
  expect([...codes]).toEqual(['unreachable']);
  expect(await verifyChain(store)).toMatchObject({ ok: true });
  await store.close();
  await proxy.close();
}, 600_000);

async function reading(store: EventStore): Promise<void> {
  await Promise.all([store.head('table'), store.head('wallet'), store.vault.get('k')]);
}

test('a store that is opened through cuts says so in one line, each time, and opens when they stop', async () => {
  const proxy = await cuttingProxy(await server.fresh());
  for (let cut = 1; cut <= 20; cut += 1) {
    proxy.cutAfter(() => cut);
    const opened = await openStore(proxy.url).catch((error) => error);
    if (opened instanceof Error) expect(opened).toMatchObject({ code: 'unreachable', message: /^postgres:[^\n]+\.$/ });
    else await opened.close();
  }
  proxy.cutAfter(null);
  const store = await openStore(proxy.url);
  expect(await store.ping()).toBeNull();
  await store.close();
  await proxy.close();
});
