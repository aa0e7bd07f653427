import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certified } from '../../src/math/dos-panos/certified.ts';
import { equilibriaOfThree } from '../../src/math/dos-panos/equilibrium.ts';
import { type League, solveLeague } from '../../src/math/dos-panos/league.ts';
import { type Act, gainAt, gainOf, type Pontes } from '../../src/math/dos-panos/play.ts';
import { type Stakes, toBanker, weigh } from '../../src/math/dos-panos/stakes.ts';
import { type DosPanosSpot, type DosPanosTables, dosPanosTables } from '../../src/math/dos-panos/tables.ts';
import { larger } from '../../src/math/dos-panos/wishes.ts';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  numberOf,
  ONE,
  subtract,
  ZERO,
} from '../../src/math/fraction.ts';
import { cardsIn, fullShoe } from '../../src/math/shoe.ts';
import { BOUND_FOR_TWO, FREE_FOR_TWO } from './game.ts';

const six = { shoe: fullShoe(6) };
const endless = { endless: true } as const;
const blind = { second: 'blind', banker: 'total' } as const;
const sees = { second: 'sees', banker: 'total' } as const;
const staked = (first: number, second: number, deduction: Fraction = ZERO): Stakes => ({
  first: fraction(first),
  second: fraction(second),
  deduction,
});
const [TWO, LESS] = [fraction(1, 50), fraction(1, 80)];
const tables = {
  sixBlind: dosPanosTables(FREE_FOR_TWO, six, blind),
  sixSees: dosPanosTables(FREE_FOR_TWO, six, sees),
  endlessBlind: dosPanosTables(FREE_FOR_TWO, endless, blind),
  endlessSees: dosPanosTables(FREE_FOR_TWO, endless, sees),
  bound: dosPanosTables(BOUND_FOR_TWO, six, sees),
};
const only = (of: DosPanosTables, stakes: Stakes) => {
  const found = equilibriaOfThree(of, stakes);
  expect(found).toHaveLength(1);
  return certified(of, stakes, found[0]!);
};

describe('three who play for themselves', () => {
  it('have nothing to gain by doing otherwise alone, reckoned exactly, with any stakes and deduction', () => {
    const games: readonly (readonly [DosPanosTables, Stakes])[] = [
      [tables.sixSees, staked(1, 1, TWO)],
      [tables.sixSees, staked(2, 1, TWO)],
      [tables.sixSees, staked(1, 10)],
      [tables.sixBlind, staked(10, 1, TWO)],
      [tables.endlessSees, staked(1, 2)],
      [tables.bound, staked(3, 1, LESS)],
    ];
    for (const [of, stakes] of games) {
      for (const near of equilibriaOfThree(of, stakes)) {
        for (const slack of certified(of, stakes, near).slack) {
          expect(slack.num >= 0n).toBe(true);
          expect(numberOf(slack)).toBeLessThan(1e-13);
        }
      }
    }
  });

  it('have nothing to gain from any shoe, with ranks gone and few cards left', () => {
    const shoe = fc
      .array(fc.nat(12), { minLength: 10, maxLength: 10 })
      .filter((counts) => cardsIn(counts) >= 9 && cardsIn(counts) <= 416);
    const many = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(shoe, many, many, fc.boolean(), (counts, first, second, looks) => {
        const of = dosPanosTables(FREE_FOR_TWO, { shoe: counts }, looks ? sees : blind);
        const stakes = staked(first, second, TWO);
        const found = equilibriaOfThree(of, stakes);
        expect(found.length).toBeGreaterThan(0);
        for (const near of found)
          for (const slack of certified(of, stakes, near).slack) expect(numberOf(slack)).toBeLessThan(1e-12);
      }),
      { numRuns: 6 },
    );
  });

  it('are solved where nobody has anything to choose: no five can be dealt', () => {
    const of = dosPanosTables(FREE_FOR_TWO, { shoe: [9, 9, 0, 0, 0, 0, 0, 0, 0, 0] }, sees);
    const { slack, values } = only(of, staked(1, 1));
    expect(slack).toEqual([ZERO, ZERO, ZERO]);
    expect(values.toFirst).toEqual(values.toSecond);
  });

  it('with equal stakes and a second who does not look play alike', () => {
    const { first, second, values } = only(tables.sixBlind, staked(1, 1, TWO));
    expect(numberOf(subtract(first, second.get(null) ?? ZERO))).toBeCloseTo(0, 10);
    expect(numberOf(values.toFirst)).toBeCloseTo(numberOf(values.toSecond), 12);
    expect(numberOf(first)).toBeCloseTo(0.809381, 6);
    expect(numberOf(values.toBanker)).toBeCloseTo(0.00212479, 8);
  });

  it('draw on five nine times in eleven from an endless deck, as in chemin de fer, for the natural beside them', () => {
    const { first, second } = only(tables.endlessBlind, staked(1, 1));
    expect(numberOf(first)).toBeCloseTo(9 / 11, 10);
    expect(numberOf(second.get(null) ?? ZERO)).toBeCloseTo(9 / 11, 10);
  });

  it('leave the second better off where he looks', () => {
    for (const deduction of [ZERO, LESS]) {
      const { values } = only(tables.sixSees, staked(1, 1, deduction));
      expect(compare(values.toSecond, values.toFirst)).toBe(1);
    }
  });

  it('come to chemin de fer where one stake is all but nothing', () => {
    const { values } = only(tables.endlessBlind, staked(1_000_000, 1));
    expect(numberOf(values.toFirst)).toBeCloseTo(-679568 / 53094899, 5);
  });
});

/** How the league plays once the chance that it shares has decided for the first ponte. */
function wayOf(of: DosPanosTables, { first, together }: League, firstDraws: boolean): Pontes {
  const share = (part: Fraction, whole: Fraction): Fraction => (whole.num === 0n ? ZERO : divide(part, whole));
  return {
    first: () => (firstDraws ? ONE : ZERO),
    second: (_, after) => {
      const found = together.get(of.second === 'blind' ? null : after);
      if (found === undefined) return ZERO;
      return firstDraws ? share(found.both, first) : share(found.secondAlone, subtract(ONE, first));
    },
  };
}

/** The most that a banker gets who knows the league's habits but not its chance. */
function mostAgainst(of: DosPanosTables, stakes: Stakes, league: League): Fraction {
  const worth = toBanker(stakes);
  const [drawing, standing] = [wayOf(of, league, true), wayOf(of, league, false)];
  const rest = subtract(ONE, league.first);
  const gain = (spot: DosPanosSpot, act: Act): Fraction =>
    add(multiply(league.first, gainAt(spot, act, drawing, worth)), multiply(rest, gainAt(spot, act, standing, worth)));
  const sum = of.spots.reduce(
    (so, spot) => {
      if (spot.duty !== 'free') return add(so, gain(spot, spot.duty));
      return add(so, larger(gain(spot, 'draw'), gain(spot, 'stand')));
    },
    fraction(weigh(of.over, worth), worth.unit),
  );
  return divide(sum, fraction(of.deals));
}

/** The least that the banker's mixture leaves him, whatever two pontes in league do. */
function leastLeft(of: DosPanosTables, stakes: Stakes, { banker, together }: League): Fraction {
  const at = new Map(of.spots.map((spot, i) => [spot, banker[i] as Fraction]));
  const gain = (first: boolean, second: (after: number) => boolean): Fraction => {
    const pontes: Pontes = { first: () => (first ? ONE : ZERO), second: (_, after) => (second(after) ? ONE : ZERO) };
    return gainOf(of, pontes, (spot) => at.get(spot) ?? ZERO, toBanker(stakes));
  };
  // What the second does after one sign touches nothing that follows another.
  const least = [true, false].map((first) => {
    const stands = gain(first, () => false);
    return [...together.keys()].reduce((so: Fraction, sign) => {
      const drawing = subtract(
        gain(first, (after) => sign === null || after === sign),
        stands,
      );
      return drawing.num < 0n ? add(so, drawing) : so;
    }, stands);
  });
  return compare(least[0]!, least[1]!) < 0 ? least[0]! : least[1]!;
}

describe('two pontes in league', () => {
  it('and the banker can each make sure of the value, to the last digit', () => {
    const games: readonly (readonly [DosPanosTables, Stakes])[] = [
      [tables.sixBlind, staked(1, 1)],
      [tables.sixBlind, staked(3, 2, TWO)],
      [tables.endlessBlind, staked(1, 1, LESS)],
      [tables.endlessSees, staked(10, 1)],
    ];
    for (const [of, stakes] of games) {
      const league = solveLeague(of, stakes);
      expect(mostAgainst(of, stakes, league)).toEqual(league.toBanker);
      expect(leastLeft(of, stakes, league)).toEqual(league.toBanker);
    }
  });

  it('with one stake alone are one ponte: chemin de fer from an endless deck (Kemeny and Snell 1957)', () => {
    for (const stakes of [staked(1, 0), staked(0, 1)]) {
      expect(solveLeague(tables.endlessBlind, stakes).toBanker).toEqual(fraction(679568, 53094899));
    }
    expect(solveLeague(tables.endlessBlind, staked(1, 0)).first).toEqual(fraction(9, 11));
  });

  it('hold the banker lower than pontes who play each for himself, and lower still where the second looks', () => {
    const apart = only(tables.endlessBlind, staked(1, 1)).values.toBanker;
    const unseen = solveLeague(tables.endlessBlind, staked(1, 1)).toBanker;
    const seen = solveLeague(tables.endlessSees, staked(1, 1)).toBanker;
    expect(compare(apart, unseen)).toBe(1);
    expect(compare(unseen, seen)).toBe(1);
    expect(numberOf(unseen)).toBeCloseTo(0.00867739, 8);
    expect(numberOf(seen)).toBeCloseTo(0.00851792, 8);
  });
});
