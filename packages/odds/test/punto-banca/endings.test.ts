import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chart } from '../../src/math/chart.ts';
import { EndingCounter } from '../../src/math/punto-banca/count-endings.ts';
import { countEndingsSlowly } from '../../src/math/punto-banca/count-endings-slowly.ts';
import { endingsFrom, sequencesIn } from '../../src/math/punto-banca/endings.ts';
import { cardsIn, fullShoe, type Shoe, without } from '../../src/math/shoe.ts';
import { dealEverything } from '../all-cards.ts';

const shoes = (most: number, cards: number): fc.Arbitrary<Shoe> =>
  fc
    .array(fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(most) }), {
      minLength: 10,
      maxLength: 10,
    })
    .filter((shoe) => cardsIn(shoe) >= 6 && cardsIn(shoe) <= cards);

/** Any chart at all: the counting must not lean on what the usual one looks like. */
const row = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });
const charts: fc.Arbitrary<Chart> = fc.record({
  over: fc.array(row, { minLength: 10, maxLength: 10 }),
  puntoDraws: row,
  bancaDraws: fc.array(fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }), { minLength: 10, maxLength: 10 }),
});

const quickly = (chart: Chart, shoe: Shoe): readonly bigint[] =>
  [...new EndingCounter().count(chart, shoe)].map(BigInt);

describe('the counts of a coup', () => {
  it('are those of dealing every card of a small shoe one by one, by any chart', () => {
    fc.assert(
      fc.property(shoes(3, 9), charts, (shoe, chart) => {
        const cards = shoe.flatMap((count, value) => Array<number>(count).fill(value));
        const dealt = dealEverything(chart, cards);
        const cells = Array.from({ length: 400 }, (_, cell) => dealt.get(cell) ?? 0n);
        expect(quickly(chart, shoe)).toEqual(cells);
        expect(countEndingsSlowly(chart, shoe)).toEqual(cells);
      }),
      { numRuns: 40 },
    );
  });

  it('come out the same quickly and slowly, for shoes of 6 to 416 cards with ranks gone, by any chart', () => {
    fc.assert(
      fc.property(fc.oneof(shoes(3, 30), shoes(42, 416)), charts, (shoe, chart) => {
        const slowly = countEndingsSlowly(chart, shoe);
        expect(quickly(chart, shoe)).toEqual(slowly);
        expect(slowly.reduce((sum, count) => sum + count, 0n)).toBe(sequencesIn(cardsIn(shoe)));
      }),
      { numRuns: 25 },
    );
  });

  it('do not change on average when a card is burnt unseen: as whole numbers, not as decimals', () => {
    fc.assert(
      fc.property(
        shoes(8, 60).filter((shoe) => cardsIn(shoe) >= 7),
        charts,
        (shoe, chart) => {
          const whole = quickly(chart, shoe);
          const burnt = Array<bigint>(400).fill(0n);
          shoe.forEach((count, value) => {
            if (count === 0) return;
            quickly(chart, without(shoe, value)).forEach((many, cell) => {
              burnt[cell] = (burnt[cell] as bigint) + BigInt(count) * many;
            });
          });
          const others = BigInt(cardsIn(shoe) - 6);
          expect(burnt).toEqual(whole.map((many) => many * others));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are exact in doubles to the last card that fits, and whole numbers beyond', () => {
    expect(sequencesIn(458)).toBeLessThan(2n ** 53n);
    expect(sequencesIn(459)).toBeGreaterThan(2n ** 53n);
    const [chart] = fc.sample(charts, { seed: 7, numRuns: 1 }) as [Chart];
    const large = endingsFrom(chart, fullShoe(20));
    expect(large.cells.reduce((sum, count) => sum + count, 0n)).toBe(large.total);
  });

  it.each([
    ['too-few-cards', [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]],
    ['not-whole', [1.5, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['not-whole', [-1, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['not-ten-values', [4, 4, 4]],
  ])('refuse a shoe that is none: %s', (fault, shoe) => {
    const [chart] = fc.sample(charts, { seed: 7, numRuns: 1 }) as [Chart];
    expect(() => endingsFrom(chart, shoe)).toThrow(fault);
  });
});
