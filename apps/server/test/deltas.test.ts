import { type TableMessage, TableReader } from '@sabot/protocol';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { does, seat, testRoom } from './kit/room.ts';
import { testServer } from './kit/test-server.ts';

const GAMES = Object.values(ONE_OF_EACH_GAME);
const entryOf = (id: string): Entry => REGISTRY.find((entry) => entry.id === id) as Entry;
type Table = Awaited<ReturnType<typeof testRoom>>['table'];

/** The same viewer twice, once by deltas and once by whole views. */
function pair(table: Table, name: string, have: number | null = null) {
  const viewer = name === '' ? null : name;
  const whole: TableMessage[] = [];
  const read: TableMessage[] = [];
  const sizes: number[] = [];
  const texts: string[] = [];
  const reader = new TableReader(() => expect.unreachable(`${name} lost a message`));
  table.follow({ viewer, have, views: 'whole' }, ({ text }) => whole.push(JSON.parse(text)));
  table.follow({ viewer, have, views: 'deltas' }, ({ text }) => {
    texts.push(text);
    sizes.push(text.length);
    read.push(reader.read(JSON.parse(text)) as TableMessage);
  });
  return { name, whole, read, sizes, texts };
}

const median = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] as number;

describe('a table told by what changed', () => {
  it.each(GAMES)('%s: is to everybody at every moment what the whole view is', async (id) => {
    const { server, clock } = await testServer(entryOf(id), { bots: true });
    const [table] = [...server.room.tables.values()] as [Table];
    await clock.until(() => table.scene.bots.length >= 3);
    const followers = ['', 'eva', ...table.scene.bots.slice(0, 2)].map((name) => pair(table, name));
    await clock.until(() => table.scene.version > 180, 3000);
    followers.push(pair(table, table.scene.bots[2] as string, table.scene.version - 40));
    await clock.until(() => table.scene.version > 420, 3000);
    for (const { name, whole, read, texts } of followers) {
      expect(read.length, name).toBeGreaterThan(30);
      expect(read, name).toEqual(whole);
      // The order of fields is the same too, and so a view is drawn from one as from the other.
      expect(read.map(({ view }) => JSON.stringify(view))).toEqual(whole.map(({ view }) => JSON.stringify(view)));
      expect(texts.filter((text) => text.startsWith('{"type":"table"'))).toHaveLength(1);
    }
    // Somebody has seen cards that lie face down, and is told so by deltas too.
    const seen = (viewer: TableMessage[]) => viewer.map(({ version, view }) => `${version} ${JSON.stringify(view)}`);
    const common = new Set(seen(followers[0]?.read ?? []));
    const versions = new Set(followers[0]?.read.map(({ version }) => version));
    const insiders = followers.filter(({ read }) =>
      read.some((message) => versions.has(message.version) && !common.has(seen([message])[0] as string)),
    );
    expect(insiders.length).toBeGreaterThan(0);
    expect(followers.some(({ read }) => read.some(({ acts }) => acts.length > 0))).toBe(true);
    await server.stop();
  });

  it('takes a few hundred bytes where whole views take thousands', async () => {
    const test = await testRoom(entryOf(GAMES[0] as string));
    await seat(test, 'ana', 1);
    await seat(test, 'bea', 2);
    await test.clock.until(() => test.table.scene.awaits.some(({ clock }) => clock === 'stakes'));
    const { sizes, whole } = pair(test.table, '');
    for (let units = 1; units <= 9; units += 1) {
      for (const name of ['ana', 'bea'])
        await does(test.table, name, 'SetStakes', { stakes: [['punto', units * 10_00]] });
      await test.clock.step();
    }
    expect(sizes.length).toBeGreaterThanOrEqual(9);
    expect(median(sizes)).toBeLessThanOrEqual(400);
    expect(JSON.stringify(whole.at(-1)).length).toBeGreaterThan(1500);
    await test.table.stop();
  });
});
