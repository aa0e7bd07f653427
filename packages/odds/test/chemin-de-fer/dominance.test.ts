import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pontePrefers } from '../../src/math/chemin-de-fer/deviations.ts';
import { strikeDominated } from '../../src/math/chemin-de-fer/dominance.ts';
import type { CheminDeFerGame } from '../../src/math/chemin-de-fer/duties.ts';
import { solveHands } from '../../src/math/chemin-de-fer/several-hands.ts';
import { solveCheminDeFer } from '../../src/math/chemin-de-fer/solve.ts';
import { cheminDeFerTables } from '../../src/math/chemin-de-fer/tables.ts';
import { compare, fraction, ONE, ZERO } from '../../src/math/fraction.ts';
import { cardsIn, fullShoe } from '../../src/math/shoe.ts';
import { FREE_BANKER } from './game.ts';

/** A banco player whom the director has set free: he may do as he likes with every total. */
const FREE_BANCO: CheminDeFerGame = { ...FREE_BANKER, ponte: Array(8).fill('free') };
const BY_TOTAL = { ponte: 'total', banker: 'total' } as const;
const DEDUCTION = fraction(1, 20);

describe('what nobody would do', () => {
  it('is struck: a ponte free with every total has a choice with five only, whatever is deducted', () => {
    for (const deduction of [ZERO, DEDUCTION, fraction(1, 4)]) {
      const { tables, ponte } = strikeDominated(
        cheminDeFerTables(FREE_BANCO, { shoe: fullShoe(6) }, BY_TOTAL),
        deduction,
      );
      expect(tables.ponteHands).toEqual(['5']);
      expect([...ponte].sort()).toEqual([
        ...['0', '1', '2', '3', '4'].map((hand) => [hand, 'draw']),
        ['6', 'stand'],
        ['7', 'stand'],
      ]);
    }
  });

  it('and so the freedom of the banco player is worth nothing: both play as if he had none', () => {
    for (const deduction of [ZERO, DEDUCTION]) {
      const solved = (game: CheminDeFerGame) =>
        solveCheminDeFer(cheminDeFerTables(game, { shoe: fullShoe(6) }, BY_TOTAL), deduction);
      const [bound, free] = [solved(FREE_BANKER)?.[0], solved(FREE_BANCO)?.[0]];
      expect(free?.toPonte).toEqual(bound?.toPonte);
      expect(free?.toBanker).toEqual(bound?.toBanker);
      expect(free?.banker).toEqual(bound?.banker);
      const five = (moves = free?.ponte) => moves?.find(({ hand }) => hand === '5');
      expect(five()).toEqual(five(bound?.ponte));
    }
  });

  it('loses no value, from any shoe: the planes alone find the same', () => {
    const shoes = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 10, maxLength: 10 });
    let [several, one] = [0, 0];
    fc.assert(
      fc.property(
        shoes.filter((shoe) => cardsIn(shoe) >= 6),
        (shoe) => {
          const tables = cheminDeFerTables(FREE_BANCO, { shoe }, BY_TOTAL);
          const { tables: left } = strikeDominated(tables, ZERO);
          if (left.ponteHands.length > 1) several += 1;
          else one += 1;
          const [found] = solveCheminDeFer(tables, ZERO) ?? [];
          expect(found?.toPonte).toEqual(solveHands(tables).toPonte);
        },
      ),
      { numRuns: 12, seed: 8 },
    );
    expect(several).toBeGreaterThan(0);
    expect(one).toBeGreaterThan(0);
  });

  it('leaves nobody a better act, hand by hand, with a deduction', () => {
    const tables = cheminDeFerTables(FREE_BANCO, { shoe: fullShoe(8) }, BY_TOTAL);
    const [found] = solveCheminDeFer(tables, DEDUCTION) ?? [];
    const draws = new Map(found?.banker.map((move) => [`${move.hand} ${move.third}`, move.draws]));
    expect(found?.ponte).toHaveLength(8);
    for (const { hand, draws: often } of found?.ponte ?? []) {
      const wish = pontePrefers(tables, hand, (spot) => draws.get(`${spot.hand} ${spot.third}`) ?? ZERO);
      if (compare(often, ZERO) === 0) expect(wish.num <= 0n).toBe(true);
      else if (compare(often, ONE) === 0) expect(wish.num >= 0n).toBe(true);
      else expect(wish).toEqual(ZERO);
    }
  });
});
