import type { Account } from '@sabot/engine';
import { entryById, REGISTRY } from '@sabot/regulations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsIn, does, type TestRoom, testRoom } from './kit/room.ts';

const NAMES = ['ana', 'bea', 'carlos'] as const;

/** All chips there are by what the desk and the tables say of themselves, whatever their streams hold. */
async function chipsSaid({ room }: TestRoom): Promise<number> {
  let sum = 0;
  for (const name of NAMES) sum += await room.desk.balance(name);
  for (const { summary } of room.tables.values()) {
    const { accounts, amounts } = summary.books;
    accounts.forEach((account: Account, i: number) => {
      if (account !== 'outside') sum += amounts[i] as number;
    });
  }
  return sum;
}

const move = fc.record({
  who: fc.constantFrom(...NAMES),
  what: fc.constantFrom('sit', 'buy', 'buy', 'stake', 'stake', 'leave', 'chips', 'time', 'time', 'time'),
  n: fc.integer({ min: 1, max: 60 }),
});

it('whatever people do, wallets, tables and mint come to nothing, to the cent', async () => {
  const seen: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 60, maxLength: 120 }),
      fc.constantFrom(...REGISTRY.map(({ id }) => id)),
      async (moves, id) => {
        const test = await testRoom(entryById(id));
        const { room, table, clock, store } = test;
        for (const name of NAMES) await room.guests.enter(name);
        for (const { who, what, n } of moves) {
          let done = true;
          if (what === 'sit') done = (await does(table, who, 'Sit', { seat: (n % 7) + 1 })).ok;
          if (what === 'buy') done = (await does(table, who, 'BuyChips', { amount: n * 20_000 })).ok;
          if (what === 'stake') {
            const stakes = {
              stakes: [
                ['punto', n % 2 === 0 ? n * 1000 : 0],
                ['banca', n % 2 === 1 ? n * 1000 : 0],
              ],
            };
            done = (await does(table, who, 'SetStakes', stakes)).ok;
          }
          if (what === 'leave') done = (await does(table, who, 'Leave')).ok;
          if (what === 'chips') done = await room.desk.grant(who, 10_000_00, clock.now(), n * 15_000);
          if (what === 'time') done = await clock.step();
          const key = `${what}${done ? '' : ' refused'}`;
          seen[key] = (seen[key] ?? 0) + 1;
          const { held, minted } = chipsIn({ streams: store.kept });
          expect(held).toBe(minted);
          expect(await chipsSaid(test)).toBe(minted);
        }
        seen.coups = (seen.coups ?? 0) + table.summary.coups;
        await room.stop();
      },
    ),
    { numRuns: 60 },
  );
  for (const key of ['sit', 'buy', 'buy refused', 'stake', 'leave', 'chips', 'time', 'coups'])
    expect(seen[key] ?? 0).toBeGreaterThan(10);
});

describe('the mint', () => {
  const A_DAY = 24 * 3600_000;
  const spent = async () => {
    const test = await testRoom();
    await test.room.guests.enter('ana');
    return { ...test, refill: () => test.room.desk.refill('ana', test.clock.now()) };
  };

  it('gives nothing to somebody whose chips lie at a table, before them or staked', async () => {
    const { room, table, clock, refill } = await spent();
    await does(table, 'ana', 'Sit', { seat: 1 });
    expect(await does(table, 'ana', 'BuyChips', { amount: 9_950_00 })).toMatchObject({ ok: true });
    expect([await room.desk.balance('ana'), await refill()]).toEqual([50_00, 'chips-left']);
    await clock.until(() => table.summary.phase === 'stakes');
    await does(table, 'ana', 'SetStakes', { stakes: [['punto', 100_00]] });
    expect(await refill()).toBe('chips-left');
  });

  it('nor to somebody whose chips lie at a table that is not open now', async () => {
    const { room, store, refill } = await spent();
    const { desk } = room;
    await desk.exclusively(['ana'], async () => {
      const moves = await desk.writesFor(new Map([['ana', -9_990_00]]), 'closed', 0);
      if (moves.ok) await store.append({ commandId: 'x', actor: 'ana', at: 0, writes: moves.value });
      desk.forget(['ana']);
    });
    expect([await desk.balance('ana'), await refill()]).toEqual([10_00, 'chips-left']);
  });

  it('gives so much in a day, whatever became of it, and goes on the next day', async () => {
    const { room, clock, store, refill } = await spent();
    const { desk } = room;
    let n = 0;
    /** All of it is lost, somewhere outside. */
    const lose = () =>
      desk.exclusively(['ana'], async () => {
        const line = { postings: [{ from: 'wallet:ana', to: 'table:lost', amount: await desk.balance('ana') }] };
        const back = { postings: [{ from: 'table:lost', to: 'wallet:ana', amount: 0 }] };
        const head = await store.head('wallet:ana');
        const events = [line, back].map((one) => ({ type: 'ChipsMoved', data: JSON.stringify(one) }));
        const write = { stream: 'wallet:ana', expected: head!.version, ruleset: '', edition: 0, events };
        await store.append({ commandId: `lose-${n++}`, actor: 'house', at: clock.now(), writes: [write] });
        desk.forget(['ana']);
      });
    for (let i = 0; i < 9; i++) {
      await lose();
      expect(await refill()).toBe('given');
    }
    await lose();
    expect(await refill()).toBe('chips-tomorrow');
    // An hour back changes nothing, and neither does opening the house again.
    clock.setWall(-3_600_000);
    expect(await refill()).toBe('chips-tomorrow');
    clock.setWall(A_DAY + 3_600_001);
    expect(await refill()).toBe('given');
  });
});
