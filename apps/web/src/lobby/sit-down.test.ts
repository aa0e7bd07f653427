import { describe, expect, test, vi } from 'vitest';
import { ANA, paperHouse, tableOf } from '../../test/paper-house.ts';
import { bestSeat, sitDown } from './sit-down.ts';

test.each([
  ['beside two', [1, 2, 4, 6], 7, 4],
  ['beside one, the lowest', [1, 2, 3, 4, 5], 7, 1],
  ['round the table', [7, 3, 4, 5], 7, 7],
  ['round the table, past the number that no seat has', [12, 14, 15, 17], 16, 17],
  ['at an empty table', [1, 2, 3], 3, 1],
  ['nowhere', [], 7, null],
])('the best seat is %s', (_, freeSeats, seats, best) => {
  expect(bestSeat({ seats, freeSeats })).toBe(best);
});

describe('sitting down', () => {
  const acting = (answers: readonly boolean[], guest = ANA, refused = 'seat-not-free') => {
    const { desk } = paperHouse({}, guest);
    const left = [...answers];
    const act = vi.fn(async () =>
      (left.shift() ?? true) ? { ok: true } : { ok: false, refusal: { code: refused, grounds: [], facts: {} } },
    );
    Object.assign(desk.connection, { act });
    return { desk, act };
  };

  test('takes the seat, then chips as far as the purse goes', async () => {
    const { desk, act } = acting([true, true], { ...ANA, chips: 120_00 });
    await sitDown(desk, tableOf('one', { freeSeats: [3] }));
    expect(act.mock.calls).toEqual([
      ['one', 'Sit', { seat: 3 }],
      ['one', 'BuyChips', { amount: 120_00 }],
    ]);
  });

  test('tries the next seat when somebody was faster', async () => {
    const { desk, act } = acting([false, false, true, true]);
    expect(await sitDown(desk, tableOf('one', { freeSeats: [3, 5, 9] }))).toBeNull();
    expect(act.mock.calls.map((call) => (call as unknown[])[2])).toEqual([
      { seat: 3 },
      { seat: 5 },
      { seat: 9 },
      { amount: 500_00 },
    ]);
  });

  test('buys nothing when every seat is gone, and says so', async () => {
    const { desk, act } = acting([false, false]);
    expect(await sitDown(desk, tableOf('one', { freeSeats: [3, 5] }))).toMatchObject({ code: 'seat-not-free' });
    expect(act).toHaveBeenCalledTimes(2);
    expect(await sitDown(desk, tableOf('one', { freeSeats: [] }))).toMatchObject({ code: 'no-free-seat' });
  });

  test('says why, and tries no other seat, when it is not a matter of the seat', async () => {
    const { desk, act } = acting([false], ANA, 'seated-elsewhere');
    expect(await sitDown(desk, tableOf('one', { freeSeats: [3, 5] }))).toMatchObject({ code: 'seated-elsewhere' });
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('leaves somebody where they sit already', async () => {
    const { desk, act } = acting([], { ...ANA, tables: [{ table: 'one', chips: 5_00, staked: 0 }] });
    await sitDown(desk, tableOf('one'));
    expect(act).not.toHaveBeenCalled();
  });
});
