import { REGISTRY } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { Client, enter } from './client.ts';
import { chipsIn, stateOf } from './room.ts';
import { testServer } from './test-server.ts';

describe('bots', () => {
  it.each(REGISTRY.map((entry) => [entry.id, entry] as const))(
    '%s: keep a table going, and are marked',
    async (_, entry) => {
      const { server, clock, store, table } = await testServer(entry, { bots: true });
      const runner = server.room.tables.get(table)!;
      expect(stateOf(runner).phase).toBe('pack');
      const state = () => stateOf(server.room.tables.get(table)!);
      await clock.until(() => state().coups >= 10);
      expect(server.room.lobby()[0]).toMatchObject({ bots: 3, people: 0 });
      const onlooker = await Client.open(server);
      onlooker.say({ type: 'watch', table });
      await onlooker.until(({ type }) => type === 'table');
      expect(onlooker.tables[0]?.bots).toHaveLength(3);
      const staked = [...store.kept.get(`table:${table}`)!].filter(({ type }) => type === 'StakeSettled').length;
      expect(staked).toBeGreaterThan(8);
      const { held, minted } = chipsIn({ streams: store.kept });
      expect(held).toBe(minted);
      await server.stop();
    },
  );

  it('yield their seats to people', async () => {
    const { server, clock, table } = await testServer(REGISTRY[1], { bots: true });
    const state = () => stateOf(server.room.tables.get(table)!);
    await clock.until(() => server.room.lobby()[0]?.bots === 3);
    const { seats } = state().table!.settings;
    for (let n = 1; n <= seats; n++) {
      const client = await Client.open(server, await enter(server, `guest-${String.fromCharCode(96 + n)}`));
      client.say({ type: 'watch', table });
      const seat = () => {
        const taken = Object.values(state().people).flatMap((place) => (place.kind === 'seat' ? [place.n] : []));
        return Array.from({ length: seats }, (_, i) => i + 1).find((one) => !taken.includes(one));
      };
      await clock.until(() => seat() !== undefined);
      expect(await client.act(table, 'Sit', { seat: seat() })).toMatchObject({ ok: true });
    }
    await clock.until(() => server.room.lobby()[0]?.bots === 0);
    expect(server.room.lobby()[0]).toMatchObject({ people: seats, bots: 0 });
    await server.stop();
  });
});
