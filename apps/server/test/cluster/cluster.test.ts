import { verifyChain } from '@sabot/event-store';
import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open } from '../hosted/kit.ts';
import { entered } from '../kit/entered.ts';
import { Guest, startNode, tablesAt, until } from './kit.ts';

let database: PostgresServer;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const FIRST = 'asturias-2011.punto-y-banca.1';
const does = (name: string, type: string, fields: object = {}) => ({
  ...fields,
  type,
  by: { kind: 'player' as const, id: name },
});

test('tables are shared, taken from a node that sleeps, refused to it when it wakes, and handed over by one that stops', async () => {
  const url = await database.fresh();
  const a = await startNode(url, 'a');
  expect(tablesAt(a)).toHaveLength(4);
  await a.server.room.guests.enter('ana');
  const before = a.server.room.tables.get(FIRST)!;
  expect(await before.act('sit', does('ana', 'Sit', { seat: 1 }))).toMatchObject({ ok: true });
  expect(await before.act('buy', does('ana', 'BuyChips', { amount: 1000_00 }))).toMatchObject({ ok: true });

  const b = await startNode(url, 'b');
  await until(() => tablesAt(a).length === 2 && tablesAt(b).length === 2);
  expect([...tablesAt(a), ...tablesAt(b)].sort()).toHaveLength(new Set([...tablesAt(a), ...tablesAt(b)]).size);

  // Whoever had it, the one that sleeps is the one that has it now.
  const [sleeper, other] = a.server.room.tables.has(FIRST) ? [a, b] : [b, a];
  const asleep = sleeper.server.room.tables.get(FIRST)!;
  let isGone = false;
  asleep.departure.onGone(() => {
    isGone = true;
  });
  sleeper.sleep();
  const took = await until(() => tablesAt(other).length === 4);
  expect(took).toBeLessThan(5000);
  const now = other.server.room.tables.get(FIRST)!;
  expect(now.summary.people).toEqual(asleep.summary.people);
  const { version } = now.scene;
  // It knows nothing of it yet, and writes as if the table were its own.
  const late = await asleep.act('late', does('ana', 'BuyChips', { amount: 500_00 }));
  expect(late.ok).toBe(false);
  expect(isGone).toBe(true);
  expect(await other.store.head(`table:${FIRST}`)).toMatchObject({ version });
  expect(await now.act('late', does('ana', 'BuyChips', { amount: 500_00 }))).toMatchObject({ ok: true });
  expect(await other.server.room.desk.balance('ana')).toBe(8500_00);

  sleeper.wake();
  await until(() => tablesAt(a).length === 2 && tablesAt(b).length === 2);
  const gave = until(() => tablesAt(other).length === 4);
  await sleeper.stop();
  expect(await gave).toBeLessThan(3000);
  expect(
    await other.server.room.tables.get(FIRST)!.act('again', does('ana', 'BuyChips', { amount: 5_00 })),
  ).toMatchObject({ ok: true });
  expect(await verifyChain(other.store)).toMatchObject({ ok: true });
  await other.stop();
}, 60_000);

test('a guest of one node plays at the table of another, and goes on when that one dies', async () => {
  const url = await database.fresh();
  const [a, b] = [await startNode(url, 'a'), await startNode(url, 'b')];
  await until(() => tablesAt(a).length === 2 && tablesAt(b).length === 2);
  const [far, near] = a.server.room.tables.has(FIRST) ? [a, b] : [b, a];
  const cookie = await entered(near.address, 'ana');
  const ana = new Guest(near.address, cookie, FIRST);
  expect(await ana.act('1', 'Sit', { seat: 1 })).toMatchObject({ ok: true });
  expect(await ana.act('2', 'BuyChips', { amount: 1000_00 })).toMatchObject({ ok: true });
  expect(await ana.act('2', 'BuyChips', { amount: 1000_00 })).toMatchObject({ ok: true });
  expect(await ana.act('3', 'Sit', { seat: 99 })).toMatchObject({ ok: false });
  await until(() => JSON.stringify(ana.last).includes('ana'));
  expect(near.server.room.tables.has(FIRST)).toBe(false);
  // Whoever is connected to the owner sees her there, and both nodes have the same lobby and the same answers.
  const bea = new Guest(far.address, await entered(far.address, 'bea'), FIRST);
  await until(() => JSON.stringify(bea.last).includes('ana'));
  const asked = async (address: string, path: string): Promise<unknown> =>
    (await fetch(`${address}${path}`, { headers: { cookie } })).json();
  const lobbies = await Promise.all([far, near].map(({ address }) => asked(address, '/api/tables')));
  expect(lobbies[0]).toEqual(lobbies[1]);
  expect(lobbies[0]).toHaveLength(4);
  const path = `/api/tables/${FIRST}/results`;
  expect(await asked(near.address, path)).toEqual(await asked(far.address, path));
  expect(await asked(far.address, '/api/me')).toMatchObject({ name: 'ana' });
  // Somebody who only says to be a node of ours is led nowhere, and a name is had by one on all nodes.
  const forged = { 'x-sabot-node': `${'x'.repeat(12)}.${'0'.repeat(64)}`, 'x-sabot-sender': '1.2.3.4' };
  expect((await fetch(`${near.address}${path}`, { headers: forged })).status).toBe(200);
  await expect(entered(far.address, 'Ana')).rejects.toThrow('name-taken');

  far.sleep();
  await until(() => tablesAt(near).length === 4);
  const said = ana.act('4', 'BuyChips', { amount: 500_00 });
  expect(await said).toMatchObject({ ok: true });
  expect(await ana.act('2', 'BuyChips', { amount: 1000_00 })).toMatchObject({ ok: true });
  await until(() => ana.last?.table === FIRST && JSON.stringify(ana.last).includes('ana'));
  expect(ana.closed).toEqual([1012]);
  // She had a socket at the node that slept; it has let go of her.
  await until(() => bea.closed.includes(1012));
  expect(await near.server.room.desk.balance('ana')).toBe(8500_00);
  ana.end();
  bea.end();
  far.wake();
  await far.stop();
  await near.stop();
}, 60_000);

test('a table that a guest has opened is told by its owner alone, at whatever node one is, and to nobody it is closed to', async () => {
  const url = await database.fresh();
  const [a, b] = [await startNode(url, 'a'), await startNode(url, 'b')];
  await until(() => tablesAt(a).length === 2 && tablesAt(b).length === 2);
  const cookie = await entered(a.address, 'ana');
  const { table } = await open(a.server, cookie, { ruleset: 'buenos-aires-2016/midi', spectators: 'none' });
  await until(() => b.server.hosting.book.of(table) !== null);
  expect(a.server.room.tables.has(table)).toBe(true);
  const ana = new Guest(b.address, cookie, table);
  const bea = new Guest(b.address, await entered(b.address, 'bea'), table);
  expect(await ana.act('1', 'Sit', { seat: 1 })).toMatchObject({ ok: true });
  expect(await ana.act('2', 'BuyChips', { amount: 1000_00 })).toMatchObject({ ok: true });
  await until(() => ana.last?.version === a.server.room.tables.get(table)!.scene.version);
  expect(JSON.stringify(ana.last)).toContain('100000');
  // Its owner tells it, to one; the other is told nothing.
  expect(a.server.room.tables.get(table)!.subscribers.size).toBe(1);
  expect(bea.last).toBeNull();
  ana.end();
  bea.end();
  await a.stop();
  await b.stop();
}, 60_000);

test('what is asked about a table whose node has just died is answered once another has it', async () => {
  const url = await database.fresh();
  const [a, b] = [await startNode(url, 'a'), await startNode(url, 'b')];
  await until(() => tablesAt(a).length === 2 && tablesAt(b).length === 2);
  const [far, near] = a.server.room.tables.has(FIRST) ? [a, b] : [b, a];
  // Its door is closed, and its lease is good for some time yet.
  await far.server.app.close();
  far.sleep();
  const asked = await fetch(`${near.address}/api/tables/${FIRST}/results`);
  expect(asked.status).toBe(200);
  expect(near.server.room.tables.has(FIRST)).toBe(true);
  far.wake();
  await far.stop();
  await near.stop();
}, 60_000);

test('who looks on at another node costs the owner nothing, sees what happens at once, and keeps the clock when the owner dies', async () => {
  const url = await database.fresh();
  const [a, b] = [await startNode(url, 'a'), await startNode(url, 'b')];
  await until(() => tablesAt(a).length === 2 && tablesAt(b).length === 2);
  const [far, near] = a.server.room.tables.has(FIRST) ? [a, b] : [b, a];
  const onlookers = Array.from({ length: 20 }, () => new Guest(near.address, '', FIRST));
  const ana = new Guest(near.address, await entered(near.address, 'ana'), FIRST);
  await until(() => [ana, ...onlookers].every(({ last }) => last !== null));
  const owned = far.server.room.tables.get(FIRST)!;
  // Of them the owner knows one, and tells nobody.
  await until(() => owned.subscribers.has('ana'));
  expect([owned.subscribers.size, owned.subscribers.names]).toEqual([0, ['ana']]);

  expect(await ana.act('1', 'Sit', { seat: 1 })).toMatchObject({ ok: true });
  const bought = await ana.act('2', 'BuyChips', { amount: 1000_00 });
  expect(bought.ok).toBe(true);
  // Whoever did it sees it before they hear that it was done.
  expect(ana.last!.version).toBeGreaterThanOrEqual(bought.ok ? bought.version : Number.POSITIVE_INFINITY);
  const { version } = owned.scene;
  await until(() => onlookers.every(({ last }) => last!.version === version));
  const [seen] = onlookers;
  expect(seen!.last!.view).toEqual(owned.scene.shared(null).view);
  expect(seen!.last!.awaits).toMatchObject(owned.scene.awaits.map(({ from: _, until: __, ...wait }) => wait));
  const ends = (one: Guest): number => one.last!.awaits[0]!.until!;
  expect(Math.abs(ends(seen!) - owned.scene.awaits[0]!.until!)).toBeLessThan(500);

  await new Promise((resolve) => setTimeout(resolve, 2000));
  const left = ends(seen!) - Date.now();
  far.sleep();
  await until(() => near.server.room.tables.has(FIRST));
  await until(() => near.server.room.tables.get(FIRST)!.scene.awaits[0]?.until != null);
  const now = near.server.room.tables.get(FIRST)!.scene.awaits[0]!;
  // What was counted until its owner was last known to live counts, and nothing of the time in which nobody could act.
  expect(now.until! - Date.now()).toBeLessThan(left + 1500);
  expect(now.until! - Date.now()).toBeGreaterThan(left - 1500);
  const late = await ana.act('3', 'BuyChips', { amount: 500_00 });
  expect(late).toMatchObject({ ok: true });
  await until(() => onlookers.every(({ last }) => late.ok && last!.version >= late.version));
  // Who only looks on has not even lost the line; who plays has lost it once.
  expect(onlookers.flatMap(({ closed }) => closed)).toEqual([]);
  expect(ana.closed).toEqual([1012]);
  for (const one of [ana, ...onlookers]) one.end();
  far.wake();
  await far.stop();
  await near.stop();
}, 60_000);
