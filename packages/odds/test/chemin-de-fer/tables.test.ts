import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENDINGS } from '../../src/math/cells.ts';
import type { Chart } from '../../src/math/chart.ts';
import { STOOD } from '../../src/math/chart.ts';
import { bankerGains } from '../../src/math/chemin-de-fer/deviations.ts';
import { cheminDeFerTables } from '../../src/math/chemin-de-fer/tables.ts';
import { fraction, ONE, ZERO } from '../../src/math/fraction.ts';
import { endingsFrom } from '../../src/math/punto-banca/endings.ts';
import { cardsIn, type Shoe } from '../../src/math/shoe.ts';
import { dealEverything } from '../all-cards.ts';
import { FREE_BANKER } from './game.ts';

const shoes = (most: number, cards: number): fc.Arbitrary<Shoe> =>
  fc
    .array(fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(most) }), {
      minLength: 10,
      maxLength: 10,
    })
    .filter((shoe) => cardsIn(shoe) >= 6 && cardsIn(shoe) <= cards);
const strategies = fc.record({
  ponte: fc.boolean(),
  banker: fc.array(fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }), { minLength: 8, maxLength: 8 }),
});
type Strategies = typeof strategies extends fc.Arbitrary<infer T> ? T : never;

/** The same people as a chart that leaves nothing to choose. */
const chartOf = ({ ponte, banker }: Strategies): Chart => ({
  over: Array.from({ length: 10 }, (_, punto) => Array.from({ length: 10 }, (_, banca) => punto >= 8 || banca >= 8)),
  puntoDraws: Array.from({ length: 10 }, (_, total) => total < 5 || (total === 5 && ponte)),
  bancaDraws: Array.from({ length: 10 }, (_, total) =>
    Array.from({ length: STOOD + 1 }, (_, third) => total === 0 || banker[total]?.[third] === true),
  ),
});

const gain = (shoe: Shoe, { ponte, banker }: Strategies) => {
  const tables = cheminDeFerTables(FREE_BANKER, { shoe }, { ponte: 'total', banker: 'total' });
  const draws = new Map([['5', ponte ? ONE : ZERO]]);
  return bankerGains(
    tables,
    draws,
    ({ duty, total, third }) => (duty === 'draw' || banker[total]?.[third] ? ONE : ZERO),
    ZERO,
  );
};

it('chemin de fer, whatever ponte and banker do, is counted like a chart that says so, from 6 to 416 cards', () => {
  fc.assert(
    fc.property(fc.oneof(shoes(3, 30), shoes(42, 416)), strategies, (shoe, people) => {
      const { cells, total } = endingsFrom(chartOf(people), shoe);
      const net = cells.reduce((sum, count, cell) => {
        const { punto, banca } = ENDINGS[cell]!;
        return sum + count * BigInt(Math.sign(banca - punto));
      }, 0n);
      expect(gain(shoe, people)).toEqual(fraction(net, total));
    }),
    { numRuns: 25 },
  );
});

it('and like dealing every card of a small shoe one by one', () => {
  fc.assert(
    fc.property(shoes(3, 9), strategies, (shoe, people) => {
      const dealt = dealEverything(
        chartOf(people),
        shoe.flatMap((count, value) => Array<number>(count).fill(value)),
      );
      let [net, total] = [0n, 0n];
      for (const [cell, count] of dealt) {
        const { punto, banca } = ENDINGS[cell]!;
        net += count * BigInt(Math.sign(banca - punto));
        total += count;
      }
      expect(gain(shoe, people)).toEqual(fraction(net, total));
    }),
    { numRuns: 20 },
  );
});
