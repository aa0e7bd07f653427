import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STOOD } from '../../src/math/chart.ts';
import { PAIRS, type Pair } from '../../src/math/chemin-de-fer/deals.ts';
import { cheminDeFerTables } from '../../src/math/chemin-de-fer/tables.ts';
import { type DosPanosGame, LAID_DOWN } from '../../src/math/dos-panos/duties.ts';
import { againstFirst, againstSecond, type Results } from '../../src/math/dos-panos/results.ts';
import { type Case, type DosPanosSpot, type DosPanosTables, dosPanosTables } from '../../src/math/dos-panos/tables.ts';
import { CARDS_FOR_TWO } from '../../src/math/dos-panos/two-hands.ts';
import { cardsIn, fullShoe, type Shoe } from '../../src/math/shoe.ts';
import { FREE_BANKER } from '../chemin-de-fer/game.ts';
import { dealEverythingForTwo, type PureForTwo } from './all-cards.ts';
import { FREE_FOR_TWO, gameFrom } from './game.ts';

const BY_TOTAL = { second: 'sees', banker: 'total' } as const;
const shoes = (most: number, least: number, cards: number): fc.Arbitrary<Shoe> =>
  fc
    .array(fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(most) }), {
      minLength: 10,
      maxLength: 10,
    })
    .filter((shoe) => cardsIn(shoe) >= least && cardsIn(shoe) <= cards);
const bitsFrom = (seed: number): ((many: number) => number) => {
  let state = seed | 1;
  return (many) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 16) % many;
  };
};
const sum = (counts: Results): bigint => counts.reduce((so, one) => so + one, 0n);
const sequences = (cards: number): bigint =>
  Array.from({ length: CARDS_FOR_TWO }, (_, taken) => BigInt(cards - taken)).reduce((so, one) => so * one, 1n);

/** What pure strategies come to, from the tables. */
function played({ over, spots }: DosPanosTables, play: PureForTwo): readonly bigint[] {
  const found = [...over];
  const leadsHere = ({ first, second }: DosPanosSpot, one: Case): boolean =>
    (one.first === null || play.first(one.first) === (first !== STOOD)) &&
    (one.second === null || play.second(one.second, first) === (second !== STOOD));
  for (const spot of spots) {
    const draws = spot.duty === 'free' ? play.banker(spot.total, spot.first, spot.second) : spot.duty === 'draw';
    for (const one of spot.cases.filter((way) => leadsHere(spot, way))) {
      (draws ? one.draw : one.stand).forEach((ways, result) => {
        found[result] = (found[result] as bigint) + ways;
      });
    }
  }
  return found;
}

function pureIn(game: DosPanosGame, seed: number): PureForTwo {
  const choice = (...at: readonly number[]): boolean => bitsFrom(at.reduce((so, one) => so * 31 + one, seed))(2) === 1;
  const bound = (duty: string | undefined, free: () => boolean): boolean =>
    duty === 'free' ? free() : duty === 'draw';
  return {
    first: (total) => bound(game.ponte[total], () => choice(1, total)),
    second: (total, after) => bound(game.ponte[total], () => choice(2, total, after)),
    banker: (total, first, second) =>
      bound(game.banker[total]?.[first]?.[second], () => choice(3, total, first, second)),
  };
}

describe('the counts of a coup against two paños', () => {
  it('are those of dealing every card of a small shoe one by one, in any game, whatever the three do', () => {
    fc.assert(
      fc.property(shoes(3, 9, 9), fc.integer(), (shoe, seed) => {
        const game = gameFrom(bitsFrom(seed));
        const play = pureIn(game, seed);
        const cards = shoe.flatMap((count, value) => Array<number>(count).fill(value));
        expect(played(dosPanosTables(game, { shoe }, BY_TOTAL), play)).toEqual(dealEverythingForTwo(cards, play));
      }),
      { numRuns: 5 },
    );
  });

  it('at any spot are those of dealing both pontes and a third card by value, for 9 to 416 cards with ranks gone', () => {
    fc.assert(
      fc.property(
        fc.oneof(shoes(4, 9, 30), shoes(42, 9, 416)),
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        (shoe, asked) => {
          const { spots } = dosPanosTables(FREE_FOR_TWO, { shoe }, { second: 'sees', banker: 'cards' });
          fc.pre(spots.length > 0);
          for (const nth of asked) {
            const spot = spots[nth % spots.length] as DosPanosSpot;
            expect(spot.cases).toMatchObject(slowly(shoe, spot));
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it('add up to every sequence of nine cards, whatever the pontes do', () => {
    fc.assert(
      fc.property(shoes(42, 9, 416), fc.integer(), (shoe, seed) => {
        const tables = dosPanosTables(FREE_FOR_TWO, { shoe }, BY_TOTAL);
        expect(tables.deals).toBe(sequences(cardsIn(shoe)));
        expect(sum(played(tables, pureIn(FREE_FOR_TWO, seed)))).toBe(tables.deals);
      }),
      { numRuns: 6 },
    );
  });

  it('against one paño alone are those of chemin de fer, three cards more to come, whatever the other does', () => {
    for (const supply of [
      { shoe: fullShoe(6) },
      { shoe: [9, 0, 3, 1, 7, 0, 2, 2, 5, 1] },
      { endless: true } as const,
    ]) {
      const chemin = cheminDeFerTables(FREE_BANKER, supply, { ponte: 'total', banker: 'total' });
      const { spots, deals } = dosPanosTables(FREE_FOR_TWO, supply, BY_TOTAL);
      const more = deals / chemin.deals;
      for (const pano of ['first', 'second'] as const) {
        const other = pano === 'first' ? 'second' : 'first';
        const against = pano === 'first' ? againstFirst : againstSecond;
        for (const { hand, third, bound, free } of chemin.spots) {
          for (const act of ['draw', 'stand'] as const) {
            for (const total of [null, 5]) {
              const counts = spots
                .filter((spot) => spot.hand === hand && spot[pano] === third)
                .flatMap((spot) => spot.cases.filter((one) => one[other] === null || spot[other] !== STOOD))
                .filter((one) => one[pano] === total)
                .map((one) => one[act]);
              const often = (how: number): bigint =>
                counts.reduce(
                  (so, one) => so + one.reduce((s, ways, r) => (against(r) === how ? s + ways : s), 0n),
                  0n,
                );
              const score = total === null ? bound[act] : free.get('5')?.[act];
              expect([often(1), often(-1)]).toEqual([(score?.wins ?? 0n) * more, (score?.loses ?? 0n) * more]);
            }
          }
        }
      }
    }
  });

  it('are the same for the two paños, one taken for the other', () => {
    const shoe = [9, 4, 3, 0, 7, 6, 2, 2, 5, 1];
    const { spots, over } = dosPanosTables(FREE_FOR_TWO, { shoe }, BY_TOTAL);
    const turned = (counts: Results): Results =>
      counts.map((_, r) => counts[3 * (r % 3) + Math.floor(r / 3)] as bigint);
    const at = new Map(spots.map((spot) => [`${spot.hand} ${spot.first} ${spot.second}`, spot]));
    expect(turned(over)).toEqual(over);
    for (const { hand, first, second, cases } of spots) {
      const mirror = at.get(`${hand} ${second} ${first}`);
      for (const one of cases) {
        const other = mirror?.cases.find((two) => two.first === one.second && two.second === one.first);
        expect([other?.draw, other?.stand]).toEqual([turned(one.draw), turned(one.stand)]);
      }
    }
  });
});

/** What a spot's cases should be, in the order of the tables, by dealing cards by value in whole numbers of any size. */
function slowly(shoe: Shoe, spot: DosPanosSpot): readonly Case[] {
  const left = [...shoe];
  const pair = PAIRS.find(({ name }) => name === spot.hand) as Pair;
  const [low, high] = pair.values;
  let ways = low === high ? 1n : 2n;
  let taken = 0;
  const take = (value: number): void => {
    ways *= BigInt(left[value] as number);
    left[value] = (left[value] as number) - 1;
    taken += 1;
  };
  take(low);
  take(high);
  if (spot.first < STOOD) take(spot.first);
  if (spot.second < STOOD) take(spot.second);
  const cases = spot.cases.map(({ first, second }) => ({
    first,
    second,
    draw: Array<bigint>(9).fill(0n),
    stand: Array<bigint>(9).fill(0n),
  }));
  const rest = (from: number): bigint => {
    let so = 1n;
    for (let out = from; out < CARDS_FOR_TWO; out++) so *= BigInt(cardsIn(shoe) - out);
    return so;
  };
  const [standing, drawing] = [ways * rest(taken + 4), ways * rest(taken + 5)];
  const side = (banker: number, two: number, sign: number): number => {
    if (sign === LAID_DOWN) return 0;
    const total = sign === STOOD ? two : (two + sign) % 10;
    return banker > total ? 2 : banker === total ? 1 : 0;
  };
  const mayShow = (two: number, sign: number): boolean =>
    sign === LAID_DOWN ? two >= 8 : sign === STOOD ? two >= 5 && two <= 7 : two <= 5;
  const free = (two: number): number | null => (two === 5 ? 5 : null);
  const each = (then: (value: number, copies: number) => void): void => {
    for (let value = 0; value < 10; value++) {
      const copies = left[value] as number;
      if (copies <= 0) continue;
      left[value] = copies - 1;
      then(value, copies);
      left[value] = copies;
    }
  };
  each((a, m) =>
    each((b, n) => {
      const one = (a + b) % 10;
      if (!mayShow(one, spot.first)) return;
      each((c, o) =>
        each((d, q) => {
          const two = (c + d) % 10;
          if (!mayShow(two, spot.second)) return;
          const found = cases.find((way) => way.first === free(one) && way.second === free(two));
          const four = m * n * o * q;
          const add = (act: 'draw' | 'stand', banker: number, count: bigint): void => {
            const result = 3 * side(banker, one, spot.first) + side(banker, two, spot.second);
            const counts = found?.[act] as bigint[];
            counts[result] = (counts[result] as bigint) + count;
          };
          add('stand', spot.total, BigInt(four) * standing);
          each((z, copies) => add('draw', (spot.total + z) % 10, BigInt(four * copies) * drawing));
        }),
      );
    }),
  );
  return cases;
}
