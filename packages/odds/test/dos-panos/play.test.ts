import { describe, expect, it } from 'vitest';
import { bankerGains, bankerPrefers } from '../../src/math/chemin-de-fer/deviations.ts';
import { cheminDeFerTables } from '../../src/math/chemin-de-fer/tables.ts';
import { conflictsOf, costOf, RESOLUTIONS, type Resolution } from '../../src/math/dos-panos/cuadro.ts';
import { LAID_DOWN } from '../../src/math/dos-panos/duties.ts';
import {
  bankerPrefersTwo,
  bestReplyTo,
  bothDraw,
  type DosPanosBanker,
  type DosPanosValues,
  gainOf,
  valuesOfDosPanos,
} from '../../src/math/dos-panos/play.ts';
import { type Stakes, toBanker } from '../../src/math/dos-panos/stakes.ts';
import { dosPanosTables } from '../../src/math/dos-panos/tables.ts';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  negative,
  numberOf,
  ONE,
  subtract,
  ZERO,
} from '../../src/math/fraction.ts';
import { fullShoe } from '../../src/math/shoe.ts';
import { randomSource, step } from '../../src/math/simulation/random-source.ts';
import { shuffle } from '../../src/math/simulation/shuffled.ts';
import { FREE_BANKER } from '../chemin-de-fer/game.ts';
import { playOut } from './all-cards.ts';
import { BOUND_FOR_TWO, CUADRO, FREE_FOR_TWO } from './game.ts';

const BY_TOTAL = { second: 'sees', banker: 'total' } as const;
const endless = { endless: true } as const;
const six = { shoe: fullShoe(6) };
const ENDLESS = dosPanosTables(FREE_FOR_TWO, endless, BY_TOTAL);
const SIX = dosPanosTables(FREE_FOR_TWO, six, BY_TOTAL);
const staked = (first: number, second: number, deduction: Fraction = ZERO): Stakes => ({
  first: fraction(first),
  second: fraction(second),
  deduction,
});
const [TWO, LESS] = [fraction(1, 50), fraction(1, 80)];
const nine11 = bothDraw(fraction(9, 11), fraction(9, 11));

/** Banker and house gain what the pontes lose, each by his stake. */
const together = (
  { first, second }: Stakes,
  { toBanker: bank, toHouse, toFirst, toSecond }: DosPanosValues,
): Fraction => {
  const lost = add(multiply(first, toFirst), multiply(second, toSecond));
  return add(add(bank, toHouse), divide(lost, add(first, second)));
};

describe('what a coup against two paños is worth', () => {
  it('is paid by somebody: banker, house and pontes together gain nothing, with any stakes and deduction', () => {
    for (const stakes of [staked(1, 1, TWO), staked(3, 2, LESS), staked(0, 1, LESS)]) {
      for (const pontes of [bothDraw(ONE, ZERO), bothDraw(fraction(1, 3), fraction(5, 7))]) {
        const values = valuesOfDosPanos(SIX, pontes, bestReplyTo(SIX, pontes, stakes), stakes);
        expect(together(stakes, values)).toEqual(ZERO);
      }
    }
  });

  it('with one stake alone is chemin de fer, from an endless deck (Kemeny and Snell 1957)', () => {
    const value = fraction(679568, 53094899);
    for (const stakes of [staked(1, 0), staked(0, 1)]) {
      const banker = bestReplyTo(ENDLESS, nine11, stakes);
      expect(gainOf(ENDLESS, nine11, banker, toBanker(stakes))).toEqual(value);
    }
  });

  it('with one stake alone and a banker who looks at one paño is chemin de fer from any shoe', () => {
    const chemin = cheminDeFerTables(FREE_BANKER, six, { ponte: 'total', banker: 'total' });
    const p = fraction(4, 5);
    for (const deduction of [ZERO, fraction(1, 20), TWO]) {
      const best = new Map(
        chemin.spots.map((spot) => {
          const draws = spot.duty === 'draw' || bankerPrefers(chemin, spot, new Map([['5', p]]), deduction).num >= 0n;
          return [`${spot.hand} ${spot.third}`, draws ? ONE : ZERO];
        }),
      );
      const alone = bankerGains(
        chemin,
        new Map([['5', p]]),
        ({ hand, third }) => best.get(`${hand} ${third}`) ?? ZERO,
        deduction,
      );
      for (const pano of ['first', 'second'] as const) {
        const stakes = pano === 'first' ? staked(1, 0, deduction) : staked(0, 1, deduction);
        const worth = toBanker(stakes);
        const looksAtOne: DosPanosBanker = (spot) => best.get(`${spot.hand} ${spot[pano]}`) ?? ZERO;
        const pontes = bothDraw(p, p);
        // What one paño laid down is past helping; the banker may do as he likes.
        expect(gainOf(SIX, pontes, looksAtOne, worth)).toEqual(alone);
        // The other paño's third card tells him something of the shoe.
        expect(compare(gainOf(SIX, pontes, bestReplyTo(SIX, pontes, stakes), worth), alone)).toBe(1);
      }
    }
  });

  it('is the same for both pontes where stakes and habits are, and turns round with them', () => {
    const values = (first: number, second: number, one: Fraction, other: Fraction) => {
      const stakes = staked(first, second, TWO);
      const pontes = bothDraw(one, other);
      return valuesOfDosPanos(SIX, pontes, bestReplyTo(SIX, pontes, stakes), stakes);
    };
    const [p, q] = [fraction(3, 4), fraction(2, 5)];
    const even = values(1, 1, p, p);
    expect(even.toFirst).toEqual(even.toSecond);
    const [one, other] = [values(2, 1, p, q), values(1, 2, q, p)];
    expect([one.toBanker, one.toFirst, one.toSecond]).toEqual([other.toBanker, other.toSecond, other.toFirst]);
  });

  it('lies where the literature puts it: about 0.85 % with equal stakes, one per cent and more with unequal ones', () => {
    const banker = (stakes: Stakes): number =>
      numberOf(gainOf(SIX, nine11, bestReplyTo(SIX, nine11, stakes), toBanker(stakes)));
    expect(banker(staked(1, 1))).toBeCloseTo(0.0088, 4);
    expect(banker(staked(10, 1))).toBeGreaterThan(0.01);
  });

  it('after the deduction is not the deduction of each paño apart: what is lost on one is set off', () => {
    const stakes = staked(1, 1, TWO);
    const banker = bestReplyTo(SIX, nine11, stakes);
    const { toHouse } = valuesOfDosPanos(SIX, nine11, banker, stakes);
    // Each paño apart would pay two per cent of every win.
    let wins = SIX.over.reduce((sum, ways, r) => sum + ways * BigInt(Number(r >= 6) + Number(r % 3 === 2)), 0n);
    let more = ZERO;
    for (const spot of SIX.spots) {
      for (const one of spot.cases) {
        if (one.first !== null || one.second !== null) continue;
        const counts = banker(spot).num === 0n ? one.stand : one.draw;
        wins += counts.reduce((sum, ways, r) => sum + ways * BigInt(Number(r >= 6) + Number(r % 3 === 2)), 0n);
      }
    }
    more = multiply(fraction(1, 100), fraction(wins, SIX.deals));
    expect(compare(toHouse, more)).toBe(-1);
    expect(numberOf(toHouse)).toBeCloseTo(0.00665, 5);
  });
});

describe('the banker’s best reply', () => {
  it('is nowhere beaten by the other act, and nowhere against his duty', () => {
    for (const stakes of [staked(1, 1, TWO), staked(3, 1, LESS)]) {
      const worth = toBanker(stakes);
      const banker = bestReplyTo(SIX, nine11, stakes);
      for (const spot of SIX.spots) {
        const prefers = bankerPrefersTwo(SIX, spot, nine11, worth);
        if (spot.total === 0) expect(banker(spot)).toEqual(ONE);
        else expect(prefers.num >= 0n).toBe(banker(spot).num === 1n);
      }
    }
  });

  it('against a paño that laid its cards down is that of chemin de fer against the other, from an endless deck', () => {
    const chemin = cheminDeFerTables(FREE_BANKER, endless, { ponte: 'total', banker: 'total' });
    const p = new Map([['5', fraction(1, 2)]]);
    const stakes = staked(1, 1);
    const banker = bestReplyTo(ENDLESS, bothDraw(fraction(1, 2), fraction(1, 2)), stakes);
    const beside = ENDLESS.spots.filter(
      ({ first, second, duty }) => duty === 'free' && (first === LAID_DOWN || second === LAID_DOWN),
    );
    expect(beside).toHaveLength(2 * 7 * 11);
    for (const spot of beside) {
      const alone = chemin.spots.find(
        ({ hand, third }) => hand === spot.hand && third === Math.min(spot.first, spot.second),
      );
      if (alone === undefined) throw new Error('no such spot');
      expect(banker(spot).num === 1n).toBe(bankerPrefers(chemin, alone, p, ZERO).num >= 0n);
    }
  });

  it('follows the stake: where the cuadro is in conflict, the heavier paño decides in the end', () => {
    const heavy = staked(1000, 1);
    const banker = bestReplyTo(ENDLESS, nine11, heavy);
    const conflicts = conflictsOf(ENDLESS, CUADRO, nine11, heavy);
    for (const { spot, drawsAgainst } of conflicts) {
      // Six against a paño that stood is worth the same either way at nine in eleven.
      if (spot.total === 6 && spot.first === 10) continue;
      expect(banker(spot).num === 1n).toBe(drawsAgainst === 'first');
    }
  });
});

describe('a cuadro asked for', () => {
  const stakes = staked(1, 1, TWO);
  const conflicts = conflictsOf(SIX, CUADRO, nine11, stakes);

  it('binds where it says the same for both, and leaves the rest to the banker', () => {
    const duty = (total: number, first: number, second: number) => BOUND_FOR_TWO.banker[total]?.[first]?.[second];
    expect(duty(4, 0, 1)).toBe('stand');
    expect(duty(4, 0, 5)).toBe('free');
    expect(duty(6, 6, 7)).toBe('draw');
    expect(duty(6, 10, 6)).toBe('free');
    expect(duty(3, 9, 9)).toBe('free');
    expect(duty(3, 9, 4)).toBe('free');
    expect(duty(2, 9, 4)).toBe('draw');
    expect(duty(5, LAID_DOWN, 0)).toBe('stand');
  });

  it('is in conflict at the cells that say draw for one paño and stand for the other', () => {
    const at = (total: number) => conflicts.filter(({ spot }) => spot.total === total).length;
    // 3: eight against the nine others that draw; 4: four that stand, seven that draw; 5: six and four; 6: two and nine.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(at)).toEqual([0, 0, 0, 2 * 9, 2 * 4 * 7, 2 * 6 * 4, 2 * 2 * 9, 0]);
  });

  it('is in conflict as often as dealt coups show, within five standard errors', () => {
    const often = numberOf(conflicts.reduce((sum, one) => add(sum, one.often), ZERO));
    const at = new Set(conflicts.map(({ spot }) => `${spot.total} ${spot.first} ${spot.second}`));
    const source = randomSource(8, 7);
    const pack = Uint8Array.from({ length: 312 }, (_, i) => (i % 13 >= 9 ? 0 : (i % 13) + 1));
    const draws = (total: number): boolean => total < 5 || (total === 5 && step(source) < (9 / 11) * 2 ** 32);
    const coups = 100_000;
    let met = 0;
    for (let coup = 0; coup < coups; coup++) {
      shuffle(pack, 9, source);
      playOut([...pack.subarray(0, 9)], {
        first: draws,
        second: draws,
        banker: (...spot) => {
          if (at.has(spot.join(' '))) met += 1;
          return false;
        },
      });
    }
    expect(Math.abs(met / coups - often)).toBeLessThan(5 * Math.sqrt((often * (1 - often)) / coups));
    expect(often).toBeCloseTo(0.076367, 6);
  });

  it('costs nothing where the best is chosen, and each plain way of settling it costs something', () => {
    const ways = Object.keys(RESOLUTIONS) as Resolution[];
    const banker = bestReplyTo(SIX, nine11, stakes);
    const best = gainOf(SIX, nine11, banker, toBanker(stakes));
    const settled = new Map(conflicts.map((conflict) => [conflict.spot, conflict]));
    for (const way of ways) {
      const plain: DosPanosBanker = (spot) => {
        const conflict = settled.get(spot);
        return conflict === undefined ? banker(spot) : RESOLUTIONS[way](conflict) ? ONE : ZERO;
      };
      const cost = costOf(conflicts, way);
      expect(cost).toEqual(subtract(best, gainOf(SIX, nine11, plain, toBanker(stakes))));
      expect(cost.num > 0n).toBe(true);
    }
    expect(compare(costOf(conflicts, 'first paño'), costOf(conflicts, 'second paño'))).toBe(0);
    expect(negative(costOf([], 'draw'))).toEqual(ZERO);
  });
});
