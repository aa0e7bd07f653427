import type { LobbyTable } from '@sabot/protocol';
import { REGISTRY } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { Client } from '../kit/client.ts';
import { actAs, onDutyAs } from '../kit/staff.ts';
import { testServer } from '../kit/test-server.ts';

const GAMES = [...new Set(REGISTRY.map(({ ruleset }) => ruleset.game.id))];

it.each(GAMES)('%s: who looks into the lobby reads how many of the announced last coups are left', async (game) => {
  const entry = REGISTRY.find(({ ruleset }) => ruleset.game.id === game);
  let drawn = 0;
  const chance = (n: number): number => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
    return (drawn >>> 16) % n;
  };
  const { server, clock, table } = await testServer(entry, { bots: true, chance });
  const line = async (): Promise<LobbyTable | undefined> =>
    ((await server.app.inject('/api/tables')).json() as LobbyTable[]).find((one) => one.table === table);
  const runner = server.room.tables.get(table)!;
  await clock.until(() => runner.summary.coups >= 1);
  expect(await line()).not.toHaveProperty('lastCoups');
  const eva = await Client.open(server, await onDutyAs(server, 'eva', 'director'));
  expect(await actAs(eva, 'director', table, 'AnnounceClosing')).toMatchObject({ ok: true });
  const told = (await line())?.lastCoups ?? 0;
  expect(told).toBeGreaterThanOrEqual(5);
  const seen = [told];
  await clock.until(() => {
    const { closing, coups } = runner.scene.state as { closing: { first: number; coups: number }; coups: number };
    return coups === closing.first + closing.coups - 2;
  });
  seen.push((await line())?.lastCoups ?? 0);
  expect(seen[1]).toBeLessThanOrEqual(2);
  expect(seen[1]).toBeGreaterThan(0);
  await server.stop();
});
