import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { testServer } from '../kit/test-server.ts';
import { CHEMIN, Friend, host, open } from './kit.ts';

const TABLES = 1000;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is alive in this process once everything that can go has gone. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

it('opening and closing a thousand tables leaves no table, clock, follower or code behind', async () => {
  const { server, clock, store } = await testServer(CHEMIN);
  const ana = await Friend.enter(server, 'ana');
  const once = async (): Promise<void> => {
    const { table } = await open(server, ana.cookie, { bots: { count: 2, stay: true } });
    ana.watch(table);
    await clock.until(() => server.room.tables.get(table)!.summary.people !== undefined, 10);
    await host(server, ana.cookie, table, { act: 'close' });
    await clock.until(() => !server.room.tables.has(table), 2000);
    clock.pass(60_000);
  };
  for (let no = 0; no < 20; no += 1) await once();
  const [timers, before] = [clock.waiting, heap()];
  for (let no = 0; no < TABLES; no += 1) await once();
  expect(clock.waiting).toBeLessThanOrEqual(timers);
  expect([server.room.tables.size, server.hosting.size, server.hosting.book.tables.size]).toEqual([1, 0, 0]);
  expect([...store.secrets.keys()].filter((key) => key.startsWith('table-code:'))).toEqual([]);
  // The store of this test keeps all records in memory: what grows beside it is looked at.
  const kept = [...store.kept.values()].reduce((sum, stream) => sum + JSON.stringify(stream).length, 0);
  console.info(
    `${TABLES} tables: heap ${Math.round((heap() - before) / 1024)} KB, records ${Math.round(kept / 1024)} KB`,
  );
  await server.stop();
}, 600_000);
