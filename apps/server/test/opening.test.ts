import { REGISTRY } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../src/bots/seat-company.ts';
import { readRecord, SNAPSHOT_EVERY } from '../src/table/kept-table.ts';
import { does, seat, stateOf, type TestRoom, testRoom } from './kit/room.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';

/** Lets a table be played by lapses until its stream is so long. */
async function played(events: number): Promise<TestRoom> {
  const test = await testRoom();
  await seat(test, 'ana', 1);
  await test.clock.until(() => test.table.scene.version >= events);
  await test.table.stop();
  return test;
}

const reopened = async ({ store }: TestRoom): Promise<TestRoom> => {
  store.eventsRead = 0;
  return testRoom(undefined, { store, shuffler: seededShuffler('later') });
};

/** Guest book, wallet and the like, which are not the table's. */
const beside = ({ store, table: { scene } }: TestRoom): number =>
  [...store.kept]
    .filter(([stream]) => !stream.endsWith(scene.table))
    .reduce((sum, [, events]) => sum + events.length, 0);

/** The most one append ever writes; a snapshot is taken when the batch is complete. */
const A_BATCH = 80;

describe('opening a table', () => {
  it('reads the tail alone, however long the stream', async () => {
    for (const events of [1000, 4000]) {
      const before = await played(events);
      const after = await reopened(before);
      expect(after.store.eventsRead - beside(after)).toBeLessThan(2 * (SNAPSHOT_EVERY + A_BATCH));
      expect(after.store.kept.get(`table:${after.table.scene.table}`)!.length).toBeGreaterThan(events);
      expect(after.table.scene.version).toBe(before.table.scene.version);
    }
  });

  it.each(REGISTRY.map((entry) => [entry.id, entry] as const))(
    '%s: gives the same table from a snapshot as from all its events, whatever is going on',
    async (_, entry) => {
      let test = await testRoom(entry);
      await seat(test, 'ana', 1);
      await seat(test, 'bea', 2);
      for (let run = 1; run <= 12; run++) {
        const goal = test.table.scene.version + 67;
        // Where two are not enough, bots keep them company.
        const company = seatCompany(test.room, { clock: test.clock, pace: 1 });
        await test.clock.until(() => test.table.scene.version >= goal);
        company.leave();
        await test.table.stop();
        const { store } = test;
        test = await testRoom(entry, { store, shuffler: seededShuffler(`run ${run}`) });
        const kept = new Map(store.saved);
        store.saved.clear();
        const folded = await testRoom(entry, { store, shuffler: seededShuffler(`run ${run}`) });
        for (const [stream, snapshot] of kept) store.saved.set(stream, snapshot);
        expect(stateOf(test.table)).toEqual(stateOf(folded.table));
        expect(test.table.results).toEqual(folded.table.results);
        expect(test.table.scene.shuffle?.commitment).toBe(folded.table.scene.shuffle?.commitment);
        await folded.table.stop();
      }
      expect(test.store.saved.size).toBeGreaterThan(0);
    },
  );

  it('folds again where the snapshot is of another shape, or is not there', async () => {
    const before = await played(700);
    const { store } = before;
    const stream = `table:${before.table.scene.table}`;
    const snapshot = store.saved.get(stream)!;
    store.saved.set(stream, { ...snapshot, shape: 'of another day', state: '{"state":{},"results":{}}' });
    const after = await reopened(before);
    expect(after.store.eventsRead).toBeGreaterThan(700);
    expect(stateOf(after.table)).toEqual(stateOf(before.table));
  });

  it('keeps the whole record in the store, for whoever asks for it', async () => {
    const before = await played(9000);
    const after = await reopened(before);
    const record = await after.table.record();
    expect(record.length).toBeGreaterThan(6);
    expect(record).toEqual(await readRecord(after.table.scene.table, after.store));
    expect(record.map(({ no }) => no)).toEqual(record.map((_, i) => i + 1));
  });
});

describe('a command that is repeated long after', () => {
  it('gets its first answer, though it would be refused now', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    const first = await does(test.table, 'ana', 'Stand', { behind: 1 }, 'early');
    const sit = await does(test.table, 'ana', 'Sit', { seat: 1 }, 'sit');
    expect([first.ok, sit.ok]).toEqual([true, true]);
    const again = await reopened(test);
    const { version } = again.table.scene;
    expect(await does(again.table, 'ana', 'Sit', { seat: 1 }, 'another')).toMatchObject({ ok: false });
    expect(await does(again.table, 'ana', 'Sit', { seat: 1 }, 'sit')).toEqual(sit);
    expect(again.table.scene.version).toBe(version);
  });

  it('gets its first answer, though the wallet could not pay for it again', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1, 9000_00);
    const bought = await does(test.table, 'ana', 'BuyChips', { amount: 1000_00 }, 'last-chips');
    const again = await reopened(test);
    expect(await does(again.table, 'ana', 'BuyChips', { amount: 1000_00 }, 'other')).toMatchObject({
      refusal: { code: 'beyond-the-wallet' },
    });
    expect(await does(again.table, 'ana', 'BuyChips', { amount: 1000_00 }, 'last-chips')).toEqual(bought);
  });

  it('by somebody else gets nothing of it', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    await does(test.table, 'ana', 'BuyChips', { amount: 10_00 }, 'hers');
    const again = await reopened(test);
    expect(await does(again.table, 'bea', 'Sit', { seat: 1 }, 'hers')).toMatchObject({
      refusal: { code: 'foreign-command' },
    });
  });
});
