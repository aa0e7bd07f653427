import { entryById, REGISTRY } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../src/games.ts';
import { Client, enter } from './kit/client.ts';
import { chipsIn, stateOf } from './kit/room.ts';
import { testServer } from './kit/test-server.ts';

describe('bots', () => {
  it.each(REGISTRY.map((entry) => [entry.id, entry] as const))(
    '%s: keep a table going, and are marked',
    async (_, entry) => {
      const { server, clock, store, table } = await testServer(entry, { bots: true });
      const runner = server.room.tables.get(table)!;
      expect(stateOf(runner).coups).toBe(0);
      const bots = playerOf(entry.ruleset.game.id)!.company;
      const state = () => stateOf(server.room.tables.get(table)!);
      await clock.until(() => state().coups >= 10);
      expect(server.room.lobby()[0]).toMatchObject({ bots, people: 0 });
      const onlooker = await Client.open(server);
      onlooker.say({ type: 'watch', table });
      await onlooker.until(({ type }) => type === 'table');
      expect(onlooker.tables[0]?.bots).toHaveLength(bots);
      const staked = [...store.kept.get(`table:${table}`)!].filter(({ type }) => type === 'StakeSettled').length;
      expect(staked).toBeGreaterThan(8);
      const { held, minted } = chipsIn({ streams: store.kept });
      expect(held).toBe(minted);
      await server.stop();
    },
  );

  it.each(['asturias-2011/mini', 'asturias-2011/chemin-de-fer'] as const)(
    '%s: yield their seats to people',
    async (id) => {
      const { server, clock, table } = await testServer(entryById(id), { bots: true });
      const state = () => stateOf(server.room.tables.get(table)!);
      await clock.until(() => (server.room.lobby()[0]?.bots ?? 0) >= 3);
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
    },
  );
});
