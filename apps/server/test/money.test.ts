import type { Account } from '@sabot/engine';
import { entryById, REGISTRY } from '@sabot/regulations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chipsIn, does, type TestRoom, testRoom } from './room.ts';

const NAMES = ['ana', 'bea', 'carlos'] as const;

/** All chips there are by what the desk and the tables say of themselves, whatever their streams hold. */
async function chipsSaid({ room }: TestRoom): Promise<number> {
  let sum = 0;
  for (const name of NAMES) sum += await room.desk.balance(name);
  for (const { glance } of room.tables.values()) {
    const { accounts, amounts } = glance.books;
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
            const stakes = { punto: n % 2 === 0 ? n * 1000 : 0, banca: n % 2 === 1 ? n * 1000 : 0, tie: 0 };
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
        seen.coups = (seen.coups ?? 0) + table.glance.coups;
        await room.stop();
      },
    ),
    { numRuns: 60 },
  );
  for (const key of ['sit', 'buy', 'buy refused', 'stake', 'leave', 'chips', 'time', 'coups'])
    expect(seen[key] ?? 0).toBeGreaterThan(10);
}, 120_000);
