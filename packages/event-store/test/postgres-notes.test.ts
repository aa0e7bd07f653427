import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinHouse, openStore } from '../src/index.ts';
import { type CuttingProxy, cuttingProxy } from './cutting-proxy.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const SECRET = 'what all nodes of a house know, and nobody else';
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function until(isSo: () => boolean): Promise<void> {
  const since = performance.now();
  while (!isSo()) {
    if (performance.now() - since > 10_000) throw new Error('it never was so');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('what one node says every node hears once for all that was said together, and of two the higher fence stays', async () => {
  const url = await server.fresh();
  await (await openStore(url)).close();
  const [a, b] = await Promise.all(['a', 'b'].map((name) => joinHouse(url, { name, secret: SECRET })));
  const heard: (readonly string[] | null)[] = [];
  const stop = b!.notes.follow((names) => heard.push(names));
  await until(() => heard.length === 1);
  expect(heard).toEqual([null]);
  const said = (fence: number, text: string) => ['t2', 't1'].map((name) => ({ name, fence, text: `${text} ${name}` }));
  await a!.notes.put(said(2, 'first'));
  await until(() => heard.length === 2);
  expect(heard[1]).toEqual(['t1', 't2']);
  expect(await b!.notes.get(['t2', 'nobody'])).toMatchObject([
    { name: 't2', fence: 2, text: 'first t2', run: a!.self.run, outlived: expect.any(Number) },
  ]);
  await b!.notes.put(said(1, 'too late'));
  await a!.notes.put([]);
  await b!.notes.put([{ name: 't1', fence: 3, text: 'now' }]);
  await until(() => heard.length === 3);
  expect(heard[2]).toEqual(['t1']);
  expect((await a!.notes.get(['t1', 't2'])).map(({ text }) => text).sort()).toEqual(['first t2', 'now']);
  stop();
  await Promise.all([a!.leave(), b!.leave()]);
});

test('names that are too many for one notification are told in several, none of them lost', async () => {
  const url = await server.fresh();
  await (await openStore(url)).close();
  const a = await joinHouse(url, { name: 'a', secret: SECRET });
  const heard = new Set<string>();
  a.notes.follow((names) => names?.map((name) => heard.add(name)));
  const names = Array.from({ length: 500 }, (_, i) => `${'table-with-a-long-name'.repeat(2)}.${i}`);
  await a.notes.put(names.map((name) => ({ name, fence: 1, text: 'x' })));
  await until(() => heard.size === names.length);
  await expect(a.notes.put([{ name: 'two words', fence: 1, text: 'x' }])).rejects.toMatchObject({ code: 'bad-input' });
  await a.leave();
});

test('a node whose line is cut listens again, and is told that it may have missed something', async () => {
  const url = await server.fresh();
  await (await openStore(url)).close();
  const proxy: CuttingProxy = await cuttingProxy(url);
  const [a, b] = [
    await joinHouse(url, { name: 'a', secret: SECRET }),
    await joinHouse(proxy.url, { name: 'b', secret: SECRET }),
  ];
  const heard: (readonly string[] | null)[] = [];
  b.notes.follow((names) => heard.push(names));
  await until(() => heard.length === 1);
  proxy.cutAll();
  await a.notes.put([{ name: 't', fence: 1, text: 'while nobody listened' }]);
  await until(() => heard.length >= 2 && heard.at(-1) === null);
  expect(await b.notes.get(['t'])).toMatchObject([{ text: 'while nobody listened' }]);
  await a.notes.put([{ name: 't', fence: 1, text: 'again' }]);
  await until(() => heard.at(-1)?.[0] === 't');
  await Promise.all([a.leave(), b.leave()]);
  await proxy.close();
});

test('a note outlives its writer, and says how long that one was there after it', async () => {
  const url = await server.fresh();
  await (await openStore(url)).close();
  const [a, b] = [
    await joinHouse(url, { name: 'a', secret: SECRET }),
    await joinHouse(url, { name: 'b', secret: SECRET }),
  ];
  await a.notes.put([{ name: 't', fence: 1, text: 'left' }]);
  await a.leave();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const [note] = await b.notes.get(['t']);
  expect(note!.age).toBeGreaterThan(295);
  expect(note!.outlived).toBeGreaterThanOrEqual(0);
  expect(note!.outlived!).toBeLessThan(note!.age - 250);
  await b.leave();
});
