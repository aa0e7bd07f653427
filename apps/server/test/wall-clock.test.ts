import { MOST_ON_FELT } from '@sabot/story';
import { expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { testServer } from './kit/test-server.ts';

const AN_HOUR = 3_600_000;

it.each([
  ['back', -AN_HOUR],
  ['forward', AN_HOUR],
])('the wall clock is set an hour %s: nobody is muted, the door stays open, and the table goes on', async (_, ms) => {
  const { server, clock, table } = await testServer();
  const client = await Client.open(server, await enter(server, 'ana'));
  client.say({ type: 'watch', table });
  await client.act(table, 'Sit', { seat: 1 });
  await client.act(table, 'BuyChips', { amount: 100_00 });
  await clock.until(() => server.room.tables.get(table)!.summary.phase === 'stakes');

  clock.setWall(ms);
  expect(await client.act(table, 'SetStakes', { stakes: [['punto', 20_00]] })).toMatchObject({ ok: true });
  const { from, until } = client.tables.at(-1)!.awaits[0]!;
  // Whoever looks at the clock sees how long there still is, not an hour more or less.
  expect(until! - clock.now()).toBeGreaterThan(0);
  expect(until! - from!).toBe(20_000);
  expect(from! - clock.now()).toBeLessThanOrEqual(MOST_ON_FELT);

  for (let i = 0; i < 100; i++) {
    clock.pass(100);
    await client.act(table, 'SetStakes', { stakes: [['banca', 20_00]] });
  }
  expect(client.messages.filter(({ type }) => type === 'error')).toEqual([]);

  for (let i = 0; i < 50; i++) {
    clock.pass(60);
    await enter(server, `guest${i}`);
  }
  const coups = server.room.lobby()[0]!.coups;
  await clock.until(() => server.room.lobby()[0]!.coups > coups, 200);
  await server.stop();
});
