import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_DAY, asked, limitsAt, UNLIMITED } from './limits.ts';
import { lostToday, mayStillBring } from './losses.ts';
import { EMPTY_WALLET, evolveWallet, MINT, type Wallet, type WalletLine } from './wallet.ts';

const ME = 'wallet:ana';
const HOUR = 3600 * 1000;
const granted = (amount: number): WalletLine => ({ postings: [{ from: MINT, to: ME, amount }] });
const bought = (table: string, amount: number, held = 0): WalletLine => ({
  postings: [{ from: ME, to: table, amount }],
  held,
});
const took = (table: string, amount: number): WalletLine => ({ postings: [{ from: table, to: ME, amount }] });
const limited = (lossLimit: number | null, realityMinutes: number | null = null): WalletLine => ({
  limits: { lossLimit, realityMinutes },
});
const after = (...lines: readonly (readonly [number, WalletLine])[]): Wallet =>
  lines.reduce((wallet, [at, line]) => evolveWallet(wallet, line, at, ME), EMPTY_WALLET);
const holding = (held: Readonly<Record<string, number>>) => (table: string) => held[table] ?? 0;

describe('limits', () => {
  it('hold at once where they are stricter, and a day later where they are looser', () => {
    const strict = asked(UNLIMITED, { lossLimit: 100, realityMinutes: 30 }, 0);
    expect(strict).toEqual({ now: { lossLimit: 100, realityMinutes: 30 }, later: null });
    const loose = asked(strict, { lossLimit: 500, realityMinutes: 10 }, HOUR);
    expect(loose.now).toEqual({ lossLimit: 100, realityMinutes: 10 });
    expect(limitsAt(loose, HOUR + A_DAY - 1).now.lossLimit).toBe(100);
    expect(limitsAt(loose, HOUR + A_DAY)).toEqual({ now: { lossLimit: 500, realityMinutes: 10 }, later: null });
  });

  it('cannot be got round by asking for something strict meanwhile', () => {
    const loose = asked(
      asked(UNLIMITED, { lossLimit: 100, realityMinutes: null }, 0),
      { lossLimit: null, realityMinutes: null },
      HOUR,
    );
    const again = asked(loose, { lossLimit: 100, realityMinutes: null }, 2 * HOUR);
    expect(limitsAt(again, 5 * A_DAY).now.lossLimit).toBe(100);
  });

  it('are never looser than any that was asked for within the last day', () => {
    const wish = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      lossLimit: fc.option(fc.nat(1000)),
      realityMinutes: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 8 }), (wishes) => {
        let kept = UNLIMITED;
        let now = 0;
        const past: { at: number; limit: number }[] = [];
        for (const { hours, lossLimit } of wishes) {
          now += hours * HOUR;
          kept = asked(kept, { lossLimit, realityMinutes: null }, now);
          past.push({ at: now, limit: lossLimit ?? Number.POSITIVE_INFINITY });
          const inForce = limitsAt(kept, now).now.lossLimit ?? Number.POSITIVE_INFINITY;
          expect(inForce).toBeLessThanOrEqual(lossLimit ?? Number.POSITIVE_INFINITY);
        }
        expect(limitsAt(kept, now + A_DAY).now.lossLimit).toBe(wishes.at(-1)?.lossLimit ?? null);
      }),
    );
  });
});

describe('losses', () => {
  it('count what was brought and not taken back, for a day', () => {
    const wallet = after([0, granted(1000)], [1, limited(300)], [2, bought('table:a', 200)], [3, took('table:a', 50)]);
    expect(lostToday(wallet, holding({}), 4)).toBe(150);
    expect(mayStillBring(wallet, holding({}), 4)).toBe(150);
    expect(mayStillBring(wallet, holding({}), 3 + A_DAY)).toBe(300);
  });

  it('take what lies at a table as if it could all be lost, and a win as no licence to lose more', () => {
    const wallet = after([0, granted(1000)], [1, limited(300)], [2, bought('table:a', 200)]);
    expect(mayStillBring(wallet, holding({ 'table:a': 900 }), 3)).toBe(100);
    expect(lostToday(wallet, holding({ 'table:a': 900 }), 3)).toBe(0);
    const won = after([0, granted(1000)], [1, limited(300)], [2, bought('table:a', 200)], [3, took('table:a', 900)]);
    expect(mayStillBring(won, holding({}), 4)).toBe(300);
    expect(lostToday(won, holding({}), 4)).toBe(0);
  });

  it('do not let an earlier win be lost on top of the limit: it is gone from the day before the losses are', () => {
    const wallet = after(
      [0, granted(5000)],
      [1, limited(300)],
      [2, bought('table:a', 200)],
      [3, took('table:a', 900)],
      [5 * HOUR, bought('table:a', 300)],
    );
    expect(mayStillBring(wallet, holding({}), 6 * HOUR)).toBe(0);
    expect(lostToday(wallet, holding({}), 4 * HOUR + A_DAY)).toBe(300);
  });

  it('end a sitting with its last chip, wherever its owner is', () => {
    const dry = after([0, granted(1000)], [1, limited(300)], [2, bought('table:a', 200)]);
    expect(mayStillBring(dry, holding({}), 3)).toBe(100);
    expect(mayStillBring(dry, holding({}), 2 + A_DAY)).toBe(300);
    const again = after(
      [0, granted(1000)],
      [1, limited(300)],
      [2, bought('table:a', 200)],
      [5 * HOUR, bought('table:a', 100)],
    );
    expect(mayStillBring(again, holding({ 'table:a': 100 }), 6 * HOUR)).toBe(0);
    expect(mayStillBring(again, holding({ 'table:a': 100 }), 3 + A_DAY)).toBe(200);
  });

  it('never let more be lost in a day than the limit, whatever is played', () => {
    const move = fc.record({
      minutes: fc.integer({ min: 1, max: 600 }),
      kind: fc.constantFrom('buy', 'lose', 'win', 'leave'),
      table: fc.constantFrom('table:a', 'table:b'),
      part: fc.integer({ min: 1, max: 100 }),
    });
    const seen = { refused: 0, bought: 0, over: 0 };
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), fc.integer({ min: 100, max: 2000 }), (moves, limit) => {
        let wallet = after([0, granted(1_000_000)], [0, limited(limit)]);
        const held: Record<string, number> = {};
        // What was brought to tables and is gone, less what was won and taken home, by when it was settled.
        let now = 0;
        for (const { minutes, kind, table, part } of moves) {
          now += minutes * 60_000;
          const there = held[table] ?? 0;
          if (kind === 'buy') {
            const amount = part * 20;
            const may = mayStillBring(wallet, holding(held), now) ?? 0;
            if (amount > may) {
              seen.refused += 1;
              continue;
            }
            seen.bought += 1;
            wallet = evolveWallet(wallet, bought(table, amount, there), now, ME);
            held[table] = there + amount;
          } else if (kind === 'lose') held[table] = there - Math.floor((there * part) / 100);
          else if (kind === 'win') held[table] = there + Math.floor((there * part) / 100);
          else if (there > 0) {
            wallet = evolveWallet(wallet, took(table, there), now, ME);
            held[table] = 0;
          }
          const lost = lostToday(wallet, holding(held), now);
          if (lost === limit) seen.over += 1;
          expect(lost).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 400 },
    );
    expect(Math.min(seen.refused, seen.bought)).toBeGreaterThan(100);
  });
});
