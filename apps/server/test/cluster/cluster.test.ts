import { verifyChain } from '@sabot/event-store';
import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode, tablesAt, until } from './kit.ts';

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
