import { type Ruleset, view } from '@sabot/engine';
import { EVENTS_KEPT as KEPT, type TableMessage } from '@sabot/protocol';
import { type Entry, REGISTRY } from '@sabot/regulations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUIET_MS } from '../src/table/quiet.ts';
import { Looker } from './kit/looker.ts';
import { does, seat, stateOf, testRoom } from './kit/room.ts';

/** The same ruleset, with everything that is worked out for somebody counted. */
function counting(entry: Entry) {
  const counts = { views: 0, legal: 0 };
  const { game } = entry.ruleset;
  const ruleset = {
    ...entry.ruleset,
    game: {
      ...game,
      view: (...given: Parameters<typeof game.view>) => {
        counts.views += 1;
        return game.view(...given);
      },
    },
    legal: (...given: Parameters<Ruleset['legal']>) => {
      counts.legal += 1;
      return entry.ruleset.legal(...(given as Parameters<typeof entry.ruleset.legal>));
    },
  };
  return { entry: { ...entry, ruleset } as Entry, counts };
}

const byId = (id: string): Entry => REGISTRY.find((entry) => entry.id.includes(id)) as Entry;
const withoutActs = (text: string): string => text.replace(/,"acts":.*$/, '');

describe('what is told', () => {
  it('says to whoever has no seat why they may not take one, and to nobody who may', async () => {
    const test = await testRoom(byId('chemin-de-fer'));
    const eva = new Looker(test.table, 'eva');
    expect(eva.last.forbidden).toBeUndefined();
    await test.room.guests.enter('ana');
    expect((await does(test.table, 'ana', 'Stand', { behind: 1 })).ok).toBe(true);
    expect((await does(test.table, 'ana', 'JoinWaitingList')).ok).toBe(true);
    await test.clock.step();
    expect(eva.last.forbidden).toMatchObject([
      { act: 'Sit', code: 'waiting-list-comes-first', facts: { first: 'ana' } },
    ]);
    await test.table.stop();
  });

  it('is the same bytes for all who see the same, but for what they may do; whoever has lifted a card sees it', async () => {
    let squeezed = 0;
    for (const entry of REGISTRY) {
      const test = await testRoom(entry);
      const lookers = ['ana', 'bea', 'eva', ''].map((name) => new Looker(test.table, name));
      await seat(test, 'ana', 1);
      await seat(test, 'bea', 2);
      for (let i = 0; i < 90; i++) {
        await does(test.table, 'ana', 'TakeShoe');
        await does(test.table, 'ana', 'SetStakes', { stakes: [['banca', 20_00]] });
        await test.clock.step();
        const state = stateOf(test.table);
        const { insiders } = test.table.summary;
        const common = lookers.find(({ name }) => name === '')!;
        for (const { name, last, texts } of lookers) {
          if (last.version !== test.table.scene.version) continue;
          expect(last.view).toEqual(JSON.parse(JSON.stringify(view(state, name === '' ? null : name))));
          if (common.last.version !== last.version || common.last.events.length !== last.events.length) continue;
          if (insiders.includes(name)) squeezed += 1;
          expect(withoutActs(texts.at(-1)!) === withoutActs(common.texts.at(-1)!)).toBe(!insiders.includes(name));
        }
      }
      await test.table.stop();
    }
    expect(squeezed).toBeGreaterThanOrEqual(3);
  });

  it('is worked out once, whoever looks, and not at all where nobody does', async () => {
    const { entry, counts } = counting(byId('punto-y-banca'));
    const test = await testRoom(entry);
    await seat(test, 'ana', 1);
    await test.clock.until(() => stateOf(test.table).coups >= 3);
    expect(counts).toEqual({ views: 0, legal: 0 });
    const lookers = ['ana', 'bea', 'eva', '', '', ''].map((name) => new Looker(test.table, name));
    await test.clock.until(() => stateOf(test.table).phase === 'stakes');
    counts.views = 0;
    counts.legal = 0;
    const before = test.table.scene.version;
    await test.clock.until(() => test.table.scene.version > before);
    expect(lookers.every(({ last }) => last.version === test.table.scene.version)).toBe(true);
    expect(counts).toEqual({ views: 1, legal: 3 });
  });

  it('of chips alone reaches others a little later, nothing left out and nothing twice', async () => {
    const waits: number[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ who: fc.constantFrom('ana', 'bea'), units: fc.integer({ min: 1, max: 9 }), pause: fc.boolean() }),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        async (moves) => {
          const test = await testRoom(byId('punto-y-banca'));
          await seat(test, 'ana', 1);
          await seat(test, 'bea', 2);
          await test.clock.until(() => stateOf(test.table).phase === 'stakes');
          const lookers = {
            ana: new Looker(test.table, 'ana'),
            bea: new Looker(test.table, 'bea'),
            eva: new Looker(test.table, 'eva'),
          };
          const start = test.table.scene.version;
          const until = test.table.scene.awaits[0]?.until;
          for (const { who, units, pause } of moves) {
            await does(test.table, who, 'SetStakes', { stakes: [['punto', units * 10_00]] });
            const mover = lookers[who as 'ana' | 'bea'];
            expect(mover.last.version).toBe(test.table.scene.version);
            const told = test.clock.now();
            if (!pause) continue;
            await test.clock.until(() => lookers.eva.last.version === test.table.scene.version);
            waits.push(test.clock.now() - told);
          }
          expect(test.table.scene.awaits[0]?.until).toBe(until);
          await test.clock.until(() => stateOf(test.table).phase !== 'stakes');
          for (const { texts } of Object.values(lookers)) {
            const numbers = texts.flatMap((text) => (JSON.parse(text) as TableMessage).events.map(({ no }) => no));
            expect(numbers).toEqual(Array.from({ length: test.table.scene.version - start }, (_, i) => start + i + 1));
          }
          await test.table.stop();
        },
      ),
      { numRuns: 25 },
    );
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBe(QUIET_MS);
  });

  it('to one who comes back is what they missed while it is at hand, and the whole view always', async () => {
    const test = await testRoom(byId('punto-y-banca'));
    await seat(test, 'ana', 1);
    await test.clock.until(() => test.table.scene.version > 2 * KEPT);
    const { version } = test.table.scene;
    for (const missed of [0, 1, KEPT, KEPT + 1, version]) {
      const { last, leave } = new Looker(test.table, '', version - missed);
      expect(last.events).toHaveLength(missed > KEPT ? 0 : missed);
      expect(last.version).toBe(version);
      leave();
    }
    const { last } = new Looker(test.table, '', version + 5);
    expect(last).toMatchObject({ version, events: [] });
  });
});
