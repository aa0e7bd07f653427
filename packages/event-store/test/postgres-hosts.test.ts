import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, openStore } from '../src/index.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { command, receipt, values, write } from './sample.ts';

let primary: PostgresServer;
let standby: PostgresServer;
beforeAll(async () => {
  [primary, standby] = await Promise.all([startPostgres(), startPostgres({ isReadOnly: true })]);
});
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()]);
});

const hostOf = (url: string): string => new URL(url).host;
const together = (database: string, ...hosts: readonly string[]): string =>
  `postgres://sabot@${hosts.join(',')}/${database}?target_session_attrs=primary`;

test('of several hosts the one that takes writes is found, whatever the others are', async () => {
  const hosts = ['127.0.0.1:1', 'nowhere.invalid', hostOf(standby.url), hostOf(primary.url)];
  const store = await openStore(together('postgres', ...hosts));
  receipt(await store.append(command([write('table', 0, 'kept')])));
  expect(await values(store, 'table')).toEqual(['kept']);
  await store.close();
});

test('where nobody takes writes that is one line with all the hosts', async () => {
  const hosts = ['127.0.0.1:1', hostOf(standby.url)];
  const error = await openStore(together('postgres', ...hosts)).catch((problem) => problem);
  expect(error).toMatchObject({ code: 'unreachable', message: expect.stringMatching(/^postgres:[^\n]+\.$/) });
  for (const host of hosts) expect(error.message).toContain(host);
});

test('when one host goes, the next carries on, and what was in doubt is repeated without harm', async () => {
  const url = await primary.fresh();
  const proxies = [await cuttingProxy(url), await cuttingProxy(url)] as const;
  const store = await openStore(together(new URL(url).pathname.slice(1), ...proxies.map((one) => hostOf(one.url))));
  receipt(await store.append(command([write('table', 0, 0)])));
  await proxies[0].close();
  const once = command([write('table', 1, 1)]);
  receipt(await store.append(once).catch(() => store.append(once)));
  expect(await values(store, 'table').catch(() => values(store, 'table'))).toEqual([0, 1]);
  await store.close();
  await proxies[1].close();
});

test('a database that stands still is given up within the time set, and used again when it goes on', async () => {
  const url = await primary.fresh();
  const store = await openPostgres(url, { statementMs: 300 });
  receipt(await store.append(command([write('table', 0, 0)])));
  const once = command([write('table', 1, 1)]);
  primary.signal('SIGSTOP');
  try {
    const [appended, pinged] = await Promise.allSettled([store.append(once), store.ping()]);
    expect(appended).toMatchObject({ status: 'rejected', reason: { code: 'unreachable' } });
    expect(pinged).toMatchObject({ value: { code: 'unreachable' } });
  } finally {
    primary.signal('SIGCONT');
  }
  receipt(await store.append(once));
  expect(await store.ping()).toBeNull();
  expect(await values(store, 'table')).toEqual([0, 1]);
  await store.close();
});

test('a store of a database that stands still can be closed all the same', async () => {
  const store = await openPostgres(await primary.fresh(), { statementMs: 300 });
  primary.signal('SIGSTOP');
  try {
    const pending = store.append(command([write('table', 0, 0)])).catch((error) => error.code);
    await store.close();
    expect(await pending).toBe('unreachable');
  } finally {
    primary.signal('SIGCONT');
  }
});
