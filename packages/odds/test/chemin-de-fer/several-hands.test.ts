import { describe, expect, it } from 'vitest';
import type { CheminDeFerGame, Duty } from '../../src/math/chemin-de-fer/duties.ts';
import { equilibriaOf } from '../../src/math/chemin-de-fer/equilibrium.ts';
import { solveHands } from '../../src/math/chemin-de-fer/several-hands.ts';
import { cheminDeFerTables } from '../../src/math/chemin-de-fer/tables.ts';
import { compare, fractionText, numberOf, ZERO } from '../../src/math/fraction.ts';
import { fullShoe } from '../../src/math/shoe.ts';
import { FREE_BANKER } from './game.ts';

const six = { shoe: fullShoe(6) };
/** A banco player whom the director has set free. */
const FREE_PONTE: CheminDeFerGame = { ...FREE_BANKER, ponte: Array<Duty>(8).fill('free') };

describe('the ponte free with several hands', () => {
  it('comes, with one hand, to what the walk along the points of indifference finds', () => {
    for (const supply of [{ endless: true } as const, six]) {
      const tables = cheminDeFerTables(FREE_BANKER, supply, { ponte: 'total', banker: 'total' });
      const [walked] = equilibriaOf(tables, ZERO);
      const planes = solveHands(tables);
      expect(planes.toPonte).toEqual(walked?.toPonte);
      expect(planes.ponteDraws.get('5')).toEqual(walked?.ponteDraws);
      expect(planes.banker.map(({ draws }) => draws)).toEqual(walked?.banker.map(({ draws }) => draws));
    }
  });

  it('gains a little by knowing his cards, and then needs chance with at most one of them', () => {
    const known = solveHands(cheminDeFerTables(FREE_BANKER, six, { ponte: 'cards', banker: 'total' }));
    const unknown = solveHands(cheminDeFerTables(FREE_BANKER, six, { ponte: 'total', banker: 'total' }));
    expect([...known.ponteDraws.keys()].sort()).toEqual(['0+5', '1+4', '2+3', '6+9', '7+8']);
    expect(compare(known.toPonte, unknown.toPonte)).toBeGreaterThan(0);
    expect([...known.ponteDraws.values()].filter(({ den }) => den !== 1n).length).toBeLessThanOrEqual(1);
  });

  it('set free altogether, draws up to four and stands on six as if he were bound', () => {
    const { ponteDraws, toPonte } = solveHands(cheminDeFerTables(FREE_PONTE, six, { ponte: 'total', banker: 'total' }));
    const bound = solveHands(cheminDeFerTables(FREE_BANKER, six, { ponte: 'total', banker: 'total' }));
    expect(['0', '1', '2', '3', '4', '6', '7'].map((total) => fractionText(ponteDraws.get(total) ?? ZERO))).toEqual([
      '1',
      '1',
      '1',
      '1',
      '1',
      '0',
      '0',
    ]);
    expect(numberOf(toPonte)).toBe(numberOf(bound.toPonte));
  });
});
