import { describe, expect, it } from 'vitest';
import type { BankerHabit, PonteHabit } from '../../src/math/chemin-de-fer/strategies.ts';
import { meanOf, varianceOf } from '../../src/math/dos-panos/play.ts';
import { CARDS_AT, DOS_PANOS_CELLS, NATURALS_AT, playDosPanosShoes } from '../../src/math/dos-panos/play-shoes.ts';
import { againstFirst, againstSecond, RESULTS } from '../../src/math/dos-panos/results.ts';
import { toBanker, toFirst, toHouse, toSecond } from '../../src/math/dos-panos/stakes.ts';
import { dosPanosPlay } from '../../src/math/dos-panos/strategies.ts';
import { add, fraction, numberOf, ONE, ZERO } from '../../src/math/fraction.ts';
import { fullShoe } from '../../src/math/shoe.ts';
import { keptOf, playSome } from '../../src/math/simulation/pieces.ts';
import { randomSource } from '../../src/math/simulation/random-source.ts';
import { shuffle } from '../../src/math/simulation/shuffled.ts';
import { playOut } from './all-cards.ts';
import { BOUND_FOR_TWO, FREE_FOR_TWO } from './game.ts';

const SHOE = { decks: 6, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0], burn: null, below: 10 };
const games = { free: FREE_FOR_TWO, cuadro: BOUND_FOR_TWO };
const stakes = { first: fraction(3), second: fraction(2), deduction: fraction(1, 50) };
const sum = (figures: readonly number[]): number => figures.reduce((so, one) => so + one, 0);
const playOf = (ponte: PonteHabit, banker: BankerHabit) => dosPanosPlay(games, fullShoe(6), { ponte, banker }, stakes);

describe('simulated shoes of dos paños', () => {
  it.each([
    ['equilibrium', 'equilibrium'],
    ['stand', 'best'],
    ['draw', 'cuadro'],
  ] as const)('lie within five standard errors of the exact figures: pontes %s, banker %s', (ponte, banker) => {
    const { chances, ...strategies } = playOf(ponte, banker);
    const { coups, cells } = playDosPanosShoes({ ...SHOE, ...strategies }, 6_000, 20, 11);
    expect(chances.reduce(add, ZERO)).toEqual(ONE);
    expect(coups).toBeGreaterThan(200_000);
    chances.forEach((chance, result) => {
      const p = numberOf(chance);
      expect(Math.abs((cells[result] as number) / coups - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / coups));
    });
    for (const worth of [toBanker(stakes), toHouse(stakes), toFirst, toSecond]) {
      const mean =
        sum(worth.of.map((one, result) => (Number(one) * (cells[result] as number)) / coups)) / Number(worth.unit);
      const spread = Math.sqrt(numberOf(varianceOf(chances, worth)) / coups);
      expect(Math.abs(mean - numberOf(meanOf(chances, worth)))).toBeLessThan(5 * spread);
    }
  });

  it('deal as the three speak: first paño, second, banker, coup by coup like a plain dealer', () => {
    const { chances: _, ...pure } = playOf('draw', 'best');
    const rules = { ...SHOE, ...pure, below: 311 };
    const draws = {
      first: (t: number) => pure.first[t] === 1,
      second: (t: number, a: number) => pure.second[t]?.[a] === 1,
    };
    const banker = (t: number, a: number, b: number) => pure.forTwo[t]?.[a]?.[b] === 1;
    // Each shoe has one coup; the cards are read again from the same source.
    for (let piece = 0; piece < 200; piece++) {
      const { cells, coups } = playDosPanosShoes(rules, 1, 3, piece);
      expect(coups).toBe(1);
      const result = playOut(firstCards(piece), { ...draws, banker });
      expect(cells[result]).toBe(1);
    }
  });

  it('keep ten cards below the stop card, and count every coup once', () => {
    const { chances: _, ...strategies } = playOf('draw', 'best');
    const rules = { ...SHOE, ...strategies };
    const { coups, shoes, cells } = playSome(rules, 400, 1, 1);
    expect(keptOf(rules)).toEqual({ cells: DOS_PANOS_CELLS, endings: RESULTS });
    expect(sum([...cells.slice(0, RESULTS)])).toBe(coups);
    const by = [...cells.slice(CARDS_AT, NATURALS_AT)];
    expect(sum(by)).toBe(coups);
    const used = sum(by.map((many, more) => many * (6 + more))) / shoes;
    expect(used).toBeGreaterThanOrEqual(302);
    expect(used).toBeLessThan(302 + 9);
    for (const laid of cells.slice(NATURALS_AT)) expect(laid / coups).toBeCloseTo(0.19, 1);
    expect([againstFirst(8), againstSecond(8), againstFirst(1), againstSecond(1)]).toEqual([1, 1, -1, 0]);
  });
});

function firstCards(piece: number): readonly number[] {
  const ranks = Uint8Array.from({ length: 312 }, (_, i) => i % 13);
  shuffle(ranks, 10, randomSource(3, piece));
  return [...ranks.subarray(0, 9)].map((rank) => SHOE.values[rank] as number);
}
