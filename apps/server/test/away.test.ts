import { expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { testServer } from './kit/test-server.ts';

it('whoever is away too long leaves with their chips; whoever comes back in time stays', async () => {
  const { server, clock, table } = await testServer();
  const [ana, bea] = [await enter(server, 'ana'), await enter(server, 'bea')];
  const clients = [await Client.open(server, ana), await Client.open(server, bea)] as const;
  for (const [i, client] of clients.entries()) {
    client.say({ type: 'watch', table });
    await client.act(table, 'Sit', { seat: i + 1 });
    await client.act(table, 'BuyChips', { amount: 100_00 });
  }
  const people = () => Object.keys(server.room.tables.get(table)!.summary.people);
  const start = clock.now();
  clients[1].socket.terminate();
  await clock.until(() => clock.now() > start + 100_000);
  expect(people()).toEqual(['ana', 'bea']);
  clients[0].socket.terminate();
  const back = await Client.open(server, bea);
  back.say({ type: 'watch', table });
  await back.until(({ type }) => type === 'table');
  await clock.until(() => people().length === 1);
  expect(people()).toEqual(['bea']);
  expect(await server.room.desk.balance('ana')).toBe(10_000_00);
  expect(clock.now() - start).toBeGreaterThan(400_000);
  await server.stop();
});
