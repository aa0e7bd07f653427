import { entryById, type PuntoBancaRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { ENDINGS } from '../src/math/cells.ts';
import { numberOf } from '../src/math/fraction.ts';
import { playPuntoBancaShoes } from '../src/math/punto-banca/play-shoes.ts';
import { estimate } from '../src/math/simulation/estimate.ts';
import { fewestShoes, NOTHING_PLAYED, playPiece, SHOES_A_PIECE, together } from '../src/math/simulation/pieces.ts';
import { oddsOf } from '../src/rulesets/punto-banca/odds-of.ts';
import { puntoBancaShoeRulesOf } from '../src/rulesets/punto-banca/shoe-rules-of.ts';

const RULESET = entryById('buenos-aires-2016/midi')?.ruleset as PuntoBancaRuleset;
const RULES = puntoBancaShoeRulesOf(RULESET);

describe('a piece of a simulation', () => {
  it('is cut where it has the coups wanted, and not a shoe later', () => {
    const { coups } = playPiece(RULES, 3, 0);
    for (const wanted of [1, 60, 61, 500, 12_345, coups - 1, coups]) {
      const cut = fewestShoes(RULES, 3, 0, wanted);
      expect(cut.coups).toBeGreaterThanOrEqual(wanted);
      expect(playPuntoBancaShoes(RULES, cut.shoes - 1, 3, 0).coups).toBeLessThan(wanted);
    }
    expect(fewestShoes(RULES, 3, 0, coups).shoes).toBe(SHOES_A_PIECE);
  });

  it('is put together with others in any order', () => {
    const [a, b, c] = [0, 1, 2].map((piece) => playPuntoBancaShoes(RULES, 20, 3, piece)) as [
      ReturnType<typeof playPuntoBancaShoes>,
      ReturnType<typeof playPuntoBancaShoes>,
      ReturnType<typeof playPuntoBancaShoes>,
    ];
    expect(together(together(a, b), c)).toEqual(together(together(c, a), b));
    expect(together(a, NOTHING_PLAYED)).toEqual(a);
    expect(NOTHING_PLAYED.cells.every((count) => count === 0)).toBe(true);
  });
});

describe('the standard error of a bet', () => {
  it('is what batches of whole shoes show, though the coups of a shoe are not quite independent', () => {
    const BATCHES = 400;
    const exact = oddsOf(RULESET, 6);
    const batches = Array.from({ length: BATCHES }, (_, piece) => playPuntoBancaShoes(RULES, 50, 77, piece));
    exact.bets.forEach(({ payoff, prospect: { expectation, variance } }) => {
      const nets = ENDINGS.map((ending) => numberOf(payoff(ending)));
      const squares = batches.map(({ coups, cells }) => {
        const mean = cells.reduce((sum, count, cell) => sum + count * (nets[cell] as number), 0) / coups;
        return ((mean - numberOf(expectation)) ** 2 * coups) / numberOf(variance);
      });
      const ratio = squares.reduce((sum, one) => sum + one, 0) / BATCHES;
      // A mean of 400 squares of standard normals has a standard deviation of 0.07.
      expect(Math.abs(ratio - 1)).toBeLessThan(5 * 0.0708);
    });
  });

  it('gives an interval around the mean and how far the truth is off', () => {
    const tenth = { num: 1n, den: 10n };
    const found = estimate({ num: 12n, den: 100n }, tenth, { num: 4n, den: 1n }, 10_000);
    expect(found.standardError).toBeCloseTo(0.02, 12);
    expect(found.deviation).toBeCloseTo(1, 12);
    expect([found.low, found.high]).toEqual([expect.closeTo(0.0808, 4), expect.closeTo(0.1592, 4)]);
    expect(estimate(tenth, tenth, { num: 0n, den: 1n }, 5).deviation).toBe(0);
  });
});
