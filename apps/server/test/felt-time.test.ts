import { entryById, REGISTRY } from '@sabot/regulations';
import { MOST_ON_FELT, timeOnFelt } from '@sabot/story';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../src/bots/seat-company.ts';
import { lengthOf, PLAIN_PACE } from '../src/table/pace.ts';
import { seeded } from './chemin-de-fer/chemin-de-fer.ts';
import { Looker } from './kit/looker.ts';
import { does, seat, stateOf, type TestRoom, testRoom } from './kit/room.ts';

/** One law of each game. */
const GAMES = [...new Map(REGISTRY.map(({ ruleset }) => [ruleset.game.id, ruleset.id])).values()];

const eventsAt = ({ store, table }: TestRoom): readonly { readonly type: string }[] =>
  (store.kept.get(`table:${table.scene.table}`) ?? []).map(({ data }) => JSON.parse(data) as { type: string });

const openFor = (test: TestRoom): boolean => stateOf(test.table).phase === 'stakes';

describe('the clocks of a table allow for what the felt shows', () => {
  it.each(GAMES)('%s: each counts its whole length from then on, and never waits longer than the most', async (id) => {
    const test = await testRoom(entryById(id));
    const { room, table, clock } = test;
    const company = seatCompany(room, { clock, pace: 1, chance: seeded(1) });
    const looker = new Looker(table, '');
    const allowed = new Set<number>();
    let known = -1;
    await clock.until(() => {
      expect(table.showing).toBeLessThanOrEqual(MOST_ON_FELT);
      const { version, awaits, game } = looker.last;
      if (version !== known) {
        for (const { clock: name, from, until } of awaits) {
          if (from === null || until === null) continue;
          expect(until - from).toBe(lengthOf(PLAIN_PACE, name, game));
          expect(from - clock.now()).toBeLessThanOrEqual(MOST_ON_FELT);
          if (from > clock.now()) allowed.add(from - clock.now());
        }
      }
      known = version;
      return stateOf(table).coups >= 12;
    }, 60_000);
    expect(allowed.size).toBeGreaterThan(3);
    company.leave();
  });

  it('stakes stay open their whole time after a coup has been seen', async () => {
    const test = await testRoom();
    const { table, clock } = test;
    await seat(test, 'ana', 1);
    const looker = new Looker(table, 'ana');
    await clock.until(() => openFor(test));
    await does(table, 'ana', 'SetStakes', { stakes: [['punto', 20_00]] });
    await clock.until(() => !openFor(test));
    const before = eventsAt(test).length;
    await clock.until(() => eventsAt(test).some(({ type }) => type === 'CoupEnded'));
    // Whoever is awaited next, the coup is seen first.
    expect(table.showing).toBe(Math.ceil(timeOnFelt('punto-banca', eventsAt(test).slice(before)) / 50) * 50);
    expect(table.showing).toBeGreaterThan(5000);
    expect(looker.last.awaits[0]!.from! - clock.now()).toBe(table.showing);
    await clock.until(() => openFor(test));
    const opened = clock.now();
    const [awaited] = looker.last.awaits;
    expect(awaited!.from! - opened).toBe(table.showing);
    expect(awaited!.until! - awaited!.from!).toBe(20_000);
    await clock.until(() => !openFor(test));
    expect(clock.now()).toBe(awaited!.until);
    expect(clock.now() - opened).toBeLessThanOrEqual(MOST_ON_FELT + 20_000);
  });
});

describe('nobody gains time, and nobody is stalled', () => {
  it('who says nothing, looks or does not look, has the same clock', async () => {
    const untils: (number | null | undefined)[] = [];
    for (const looks of [true, false]) {
      const test = await testRoom();
      await seat(test, 'ana', 1);
      await seat(test, 'bea', 2);
      if (looks) new Looker(test.table, 'bea');
      await test.clock.until(() => openFor(test));
      await does(test.table, 'ana', 'SetStakes', { stakes: [['punto', 20_00]] });
      await test.clock.until(() => !openFor(test));
      await test.clock.until(() => openFor(test));
      untils.push(test.table.scene.awaits[0]?.until);
    }
    expect(untils[0]).toBe(untils[1]);
    expect(untils[0]).toEqual(expect.any(Number));
  });

  it('who acts again and again while a clock runs does not move it', async () => {
    const test = await testRoom();
    const { table, clock } = test;
    await seat(test, 'ana', 1);
    await seat(test, 'bea', 2);
    await clock.until(() => openFor(test));
    const { from, until } = table.scene.awaits[0]!;
    for (let i = 1; i <= 40; i++) {
      clock.pass(100);
      const done = await does(table, 'bea', 'SetStakes', { stakes: [['banca', (20 + 5 * (i % 4)) * 100]] });
      expect(done.ok).toBe(true);
      expect(table.scene.awaits[0]).toMatchObject({ from, until });
    }
    await clock.until(() => !openFor(test));
    expect(clock.now()).toBe(until);
  });

  it('what a client says of itself is not heard: an act takes no field for it', async () => {
    const test = await testRoom();
    const { table, clock } = test;
    await seat(test, 'ana', 1);
    await clock.until(() => openFor(test));
    const { from, until } = table.scene.awaits[0]!;
    for (const fields of [{ shown: 0 }, { showing: 60_000 }, { from: 0 }, { until: 2 ** 50 }])
      await does(table, 'ana', 'SetStakes', { stakes: [['punto', 20_00]], ...fields });
    expect(table.scene.awaits[0]).toMatchObject({ from, until });
  });

  it('who answers before the felt has shown it is heard at once', async () => {
    const test = await testRoom();
    const { table, clock } = test;
    await seat(test, 'ana', 1);
    await clock.until(() => openFor(test));
    await does(table, 'ana', 'SetStakes', { stakes: [['punto', 20_00]] });
    await clock.until(() => !openFor(test));
    await clock.until(() => openFor(test));
    expect(table.showing).toBeGreaterThan(0);
    expect(await does(table, 'ana', 'SetStakes', { stakes: [['punto', 20_00]] })).toMatchObject({ ok: true });
  });
});
