import { describe, expect, it } from 'vitest';
import { equilibriaOf } from '../../src/math/chemin-de-fer/equilibrium.ts';
import { solveHands } from '../../src/math/chemin-de-fer/several-hands.ts';
import { type CheminDeFerSolution, solveCheminDeFer } from '../../src/math/chemin-de-fer/solve.ts';
import { cheminDeFerTables } from '../../src/math/chemin-de-fer/tables.ts';
import { compare, fraction, ONE, ZERO } from '../../src/math/fraction.ts';
import { fullShoe } from '../../src/math/shoe.ts';
import { cheminDeFerGameOf } from '../../src/rulesets/chemin-de-fer/game-of.ts';
import { BOUND_BANKER, FREE_BANKER } from './game.ts';

const six = { shoe: fullShoe(6) };
const BY_TOTAL = { ponte: 'total', banker: 'total' } as const;
const only = (found: readonly CheminDeFerSolution[] | null): CheminDeFerSolution => {
  expect(found).toHaveLength(1);
  return (found as readonly [CheminDeFerSolution])[0];
};

describe('a solution of chemin de fer', () => {
  it('has the values and costs that the walk finds, reckoned anew from the counts', () => {
    for (const deduction of [ZERO, fraction(1, 20)]) {
      const tables = cheminDeFerTables(FREE_BANKER, six, BY_TOTAL);
      const [walked] = equilibriaOf(tables, deduction);
      const { ponte, banker, toPonte, toBanker } = only(solveCheminDeFer(tables, deduction));
      expect({ toPonte, toBanker }).toEqual({ toPonte: walked?.toPonte, toBanker: walked?.toBanker });
      expect(ponte).toEqual([{ hand: '5', draws: walked?.ponteDraws, cost: ZERO }]);
      expect(banker.map(({ draws, cost }) => ({ draws, cost }))).toEqual(
        walked?.banker.map(({ draws, cost }) => ({ draws, cost })),
      );
    }
  });

  it('says what a ponte loses who does not draw on five against a bound banker', () => {
    const { ponte } = only(solveCheminDeFer(cheminDeFerTables(BOUND_BANKER, six, BY_TOTAL), fraction(1, 20)));
    expect(ponte).toHaveLength(1);
    expect(ponte[0]?.draws).toEqual(ONE);
    expect(compare(ponte[0]?.cost ?? ZERO, ZERO)).toBe(1);
  });

  it('with several hands has the value of the planes, and mixes only what costs nothing', () => {
    const tables = cheminDeFerTables(FREE_BANKER, six, { ponte: 'cards', banker: 'total' });
    const { ponte, banker, toPonte, toBanker } = only(solveCheminDeFer(tables, ZERO));
    expect(toPonte).toEqual(solveHands(tables).toPonte);
    expect(toBanker).toEqual({ num: -toPonte.num, den: toPonte.den });
    for (const { draws, cost } of [...ponte, ...banker]) if (draws.den !== 1n) expect(cost).toEqual(ZERO);
    expect(solveCheminDeFer(tables, fraction(1, 20))).toBeNull();
  });

  it('without a choice of the ponte is the banker’s best reply', () => {
    const always = { ...FREE_BANKER, ponte: FREE_BANKER.ponte.map((duty) => (duty === 'free' ? 'draw' : duty)) };
    const alone = only(solveCheminDeFer(cheminDeFerTables(always, six, BY_TOTAL), ZERO));
    const free = only(solveCheminDeFer(cheminDeFerTables(FREE_BANKER, six, BY_TOTAL), ZERO));
    expect(alone.ponte).toEqual([]);
    expect(alone.banker.every(({ draws }) => draws.den === 1n)).toBe(true);
    expect(compare(alone.toBanker, free.toBanker)).toBe(1);
  });
});

it('the game of a law is asked total by total and card by card', () => {
  const third = (card: number | 'stood'): number => (card === 'stood' ? 10 : card);
  const questions = {
    ponte: (total: number) => FREE_BANKER.ponte[total] ?? 'stand',
    banker: (total: number, card: number | 'stood', chart: 'free' | 'cuadro') =>
      (chart === 'free' ? FREE_BANKER : BOUND_BANKER).banker[total]?.[third(card)] ?? 'stand',
  };
  expect(cheminDeFerGameOf(questions, 'free')).toEqual(FREE_BANKER);
  expect(cheminDeFerGameOf(questions, 'cuadro')).toEqual(BOUND_BANKER);
});
