import { describe, expect, it } from 'vitest';
import { STOOD } from '../../src/math/chart.ts';
import type { Supply } from '../../src/math/chemin-de-fer/deals.ts';
import type { CheminDeFerGame } from '../../src/math/chemin-de-fer/duties.ts';
import { type Equilibrium, equilibriaOf } from '../../src/math/chemin-de-fer/equilibrium.ts';
import { type CheminDeFerTables, cheminDeFerTables, type Score } from '../../src/math/chemin-de-fer/tables.ts';
import {
  add,
  compare,
  type Fraction,
  fraction,
  fractionText,
  multiply,
  numberOf,
  ONE,
  subtract,
  ZERO,
} from '../../src/math/fraction.ts';
import { fullShoe } from '../../src/math/shoe.ts';
import { BOUND_BANKER, FREE_BANKER } from './game.ts';

const ENDLESS: Supply = { endless: true };
const TOTALS_ONLY = { ponte: 'total', banker: 'total' } as const;
const six: Supply = { shoe: fullShoe(6) };
const only = (found: readonly Equilibrium[]): Equilibrium => {
  expect(found).toHaveLength(1);
  return found[0] as Equilibrium;
};

/** What the banker gains against p with these probabilities of drawing, added up anew from the counts. */
function bankerGains(
  tables: CheminDeFerTables,
  p: Fraction,
  draws: (hand: string, third: number) => Fraction,
  kept: Fraction,
) {
  const gain = ({ wins, loses }: Score) => subtract(multiply(fraction(wins), kept), fraction(loses));
  let sum = gain(tables.naturals);
  for (const { hand, third, bound, free } of tables.spots) {
    const q = draws(hand, third);
    const reach = third === STOOD ? subtract(ONE, p) : p;
    for (const [choice, share] of [
      ['draw', q],
      ['stand', subtract(ONE, q)],
    ] as const) {
      sum = add(sum, multiply(share, gain(bound[choice])));
      for (const scores of free.values()) sum = add(sum, multiply(multiply(share, reach), gain(scores[choice])));
    }
  }
  return sum;
}

describe('chemin de fer', () => {
  it('with an endless deck and no deduction is as Kemeny and Snell solved it in 1957', () => {
    const { ponteDraws, toPonte, toBanker, banker } = only(
      equilibriaOf(cheminDeFerTables(FREE_BANKER, ENDLESS, TOTALS_ONLY), ZERO),
    );
    expect(fractionText(ponteDraws)).toBe('9/11');
    expect(fractionText(toPonte)).toBe('-679568/53094899');
    expect(add(toPonte, toBanker)).toEqual(ZERO);
    const mixed = banker.filter(({ draws }) => draws.den !== 1n);
    expect(mixed.map(({ total, third, draws }) => [total, third, fractionText(draws)])).toEqual([
      [6, STOOD, '859/2288'],
    ]);
  });

  const games: readonly (readonly [string, CheminDeFerGame, Supply, Fraction, 'total' | 'cards'])[] = [
    ['six decks', FREE_BANKER, six, ZERO, 'total'],
    ['six decks, five per cent', FREE_BANKER, six, fraction(1, 20), 'total'],
    ['six decks, the banker looking at his cards', FREE_BANKER, six, ZERO, 'cards'],
    ['six decks, the banker bound by the cuadro', BOUND_BANKER, six, fraction(1, 20), 'total'],
    [
      'a shoe without fives and nines',
      FREE_BANKER,
      { shoe: [20, 3, 9, 4, 7, 0, 5, 8, 2, 0] },
      fraction(1, 20),
      'total',
    ],
    ['the end of a shoe', FREE_BANKER, { shoe: [5, 1, 2, 1, 1, 3, 0, 1, 2, 1] }, ZERO, 'cards'],
  ];
  it.each(games)('%s: nobody gains by doing otherwise', (_, game, supply, deduction, known) => {
    const tables = cheminDeFerTables(game, supply, { ponte: 'total', banker: known });
    const kept = subtract(ONE, deduction);
    const found = equilibriaOf(tables, deduction);
    expect(found.length).toBeGreaterThan(0);
    for (const { ponteDraws: p, banker, toBanker, toPonte } of found) {
      const moves = new Map(banker.map((move) => [`${move.hand} ${move.third}`, move.draws]));
      const draws = (hand: string, third: number) => moves.get(`${hand} ${third}`) as Fraction;
      const gained = bankerGains(tables, p, draws, kept);
      expect(gained).toEqual(multiply(toBanker, fraction(tables.deals)));
      for (const { hand, third, duty } of tables.spots) {
        if (duty !== 'free') continue;
        for (const other of [ZERO, ONE]) {
          const instead = bankerGains(tables, p, (h, t) => (h === hand && t === third ? other : draws(h, t)), kept);
          expect(compare(instead, gained)).toBeLessThanOrEqual(0);
        }
      }
      // Without a deduction the banker's gain is the ponte's loss.
      const ponteGains = (q: Fraction) => subtract(ZERO, bankerGains(tables, q, draws, ONE));
      expect(ponteGains(p)).toEqual(multiply(toPonte, fraction(tables.deals)));
      for (const q of [ZERO, ONE]) expect(compare(ponteGains(q), ponteGains(p))).toBeLessThanOrEqual(0);
    }
  });

  it('without a deduction is worth what the ponte can make sure of, found by trying many p', () => {
    const tables = cheminDeFerTables(FREE_BANKER, six, TOTALS_ONLY);
    const { toPonte, ponteDraws } = only(equilibriaOf(tables, ZERO));
    const sure = (p: Fraction): Fraction => {
      const pure = (hand: string, third: number, draw: Fraction) =>
        bankerGains(
          {
            ...tables,
            naturals: { wins: 0n, loses: 0n },
            spots: tables.spots.filter((one) => one.hand === hand && one.third === third),
          },
          p,
          () => draw,
          ONE,
        );
      const best = tables.spots.reduce(
        (sum, { hand, third, duty }) => {
          const [draw, stand] = [pure(hand, third, ONE), pure(hand, third, ZERO)];
          const taken = duty === 'draw' ? draw : compare(draw, stand) > 0 ? draw : stand;
          return add(sum, taken);
        },
        fraction(tables.naturals.wins - tables.naturals.loses),
      );
      return subtract(ZERO, best);
    };
    const value = multiply(toPonte, fraction(tables.deals));
    expect(sure(ponteDraws)).toEqual(value);
    for (let i = 0; i <= 20; i++) expect(compare(sure(fraction(i, 20)), value)).toBeLessThanOrEqual(0);
  });

  it('is dearer for the ponte the more the banker knows, and a bound banker does worse', () => {
    const value = (game: CheminDeFerGame, banker: 'total' | 'cards') =>
      numberOf(only(equilibriaOf(cheminDeFerTables(game, six, { ponte: 'total', banker }), ZERO)).toBanker);
    expect(value(FREE_BANKER, 'cards')).toBeGreaterThan(value(FREE_BANKER, 'total'));
    expect(value(FREE_BANKER, 'total')).toBeGreaterThan(value(BOUND_BANKER, 'total'));
  });
});
