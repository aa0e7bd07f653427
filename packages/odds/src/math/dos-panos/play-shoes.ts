import { STOOD, TOTALS } from '../chart.ts';
import { CERTAIN, chanceOf, dealShoes } from '../simulation/dealt-shoes.ts';
import type { Played } from '../simulation/played.ts';
import { type RandomSource, randomSource, step } from '../simulation/random-source.ts';
import type { WholeShoe } from '../simulation/shoe-rules.ts';
import { LAID_DOWN } from './duties.ts';
import { RESULTS, resultOf } from './results.ts';
import { CARDS_FOR_TWO } from './two-hands.ts';

/** Dos paños: how often each of the three draws. Signs are those of `duties.ts`. */
export interface DosPanosShoeRules extends WholeShoe {
  /** `[total]`, from 0 to 7. */
  readonly first: readonly number[];
  /** `[total][sign of the first paño]` */
  readonly second: readonly (readonly number[])[];
  /** `[total][sign of the first paño][sign of the second]` */
  readonly forTwo: readonly (readonly (readonly number[])[])[];
}

/** After the results come coups of six to nine cards, then eights and nines laid down by first, second and banker. */
export const CARDS_AT = RESULTS;
export const NATURALS_AT = CARDS_AT + 4;
export const DOS_PANOS_CELLS = NATURALS_AT + 3;

const NATURAL = 8;
const SIGN_COUNT = LAID_DOWN + 1;

/** All chances in one row each: `[total]`, `[12 · total + sign]`, `[144 · total + 12 · sign + sign]`. */
const chances = ({ first, second, forTwo }: DosPanosShoeRules) => ({
  first: Float64Array.from(first, chanceOf),
  second: Float64Array.from(second.flat(), chanceOf),
  banker: Float64Array.from(forTwo.flat(2), chanceOf),
});

const happens = (chance: number, source: RandomSource): boolean =>
  chance === CERTAIN || (chance > 0 && step(source) < chance);

/** Plays whole shoes against two paños: a card each to first, second and banker, twice, then whoever draws, in order. */
export function playDosPanosShoes(
  rules: DosPanosShoeRules,
  most: number,
  seed: number,
  piece: number,
  enough = Number.POSITIVE_INFINITY,
): Played {
  const draws = chances(rules);
  const source = randomSource(seed, piece);
  const cells = new Float64Array(DOS_PANOS_CELLS);
  const count = (cell: number): void => {
    cells[cell] = (cells[cell] as number) + 1;
  };
  let coups = 0;
  const shoes = dealShoes(rules, CARDS_FOR_TWO, most, source, (cards, from, stop) => {
    let out = from;
    while (out < stop) {
      const start = out;
      let first = ((cards[out] as number) + (cards[out + 3] as number)) % TOTALS;
      let second = ((cards[out + 1] as number) + (cards[out + 4] as number)) % TOTALS;
      let banker = ((cards[out + 2] as number) + (cards[out + 5] as number)) % TOTALS;
      out += 6;
      let [one, two] = [LAID_DOWN, LAID_DOWN];
      if (first >= NATURAL) count(NATURALS_AT);
      if (second >= NATURAL) count(NATURALS_AT + 1);
      if (banker >= NATURAL) {
        count(NATURALS_AT + 2);
      } else {
        if (first < NATURAL) {
          one = happens(draws.first[first] as number, source) ? (cards[out++] as number) : STOOD;
          if (one !== STOOD) first = (first + one) % TOTALS;
        } else first = TOTALS;
        if (second < NATURAL) {
          two = happens(draws.second[SIGN_COUNT * second + one] as number, source) ? (cards[out++] as number) : STOOD;
          if (two !== STOOD) second = (second + two) % TOTALS;
        } else second = TOTALS;
        const isOver = one === LAID_DOWN && two === LAID_DOWN;
        const at = SIGN_COUNT * (SIGN_COUNT * banker + one) + two;
        if (!isOver && happens(draws.banker[at] as number, source))
          banker = (banker + (cards[out++] as number)) % TOTALS;
      }
      coups += 1;
      count(3 * resultOf(banker, first) + resultOf(banker, second));
      count(CARDS_AT + out - start - 6);
    }
    return coups >= enough;
  });
  return { shoes, coups, cells };
}
