import { BANCA_DREW, CELLS, PUNTO_DREW } from '../cells.ts';
import { type Chart, STOOD, TOTALS } from '../chart.ts';
import { type Pack, SUITS, shoeOf } from '../pack.ts';
import { cardsIn, faultIn, type Shoe, VALUES } from '../shoe.ts';
import { type Endings, sequencesIn } from './endings.ts';

/** How many cards of each rank are left. */
const byRank = (pack: Pack): number[] =>
  Array.from({ length: pack.length / SUITS.length }, (_, rank) =>
    pack.slice(SUITS.length * rank, SUITS.length * (rank + 1)).reduce((sum, count) => sum + count, 0),
  );

/**
 * `[1000 · p1 + 100 · p2 + 10 · b1 + b2][2 · (punto has a pair) + (banca has one)]`: in how many ways the first four cards
 * have these values, from ranks that make such pairs.
 */
function firstFour(ranks: number[], values: readonly number[]): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  const draw = (then: (rank: number, ways: number) => void): void => {
    for (let rank = 0; rank < ranks.length; rank++) {
      const copies = ranks[rank] as number;
      if (copies === 0) continue;
      ranks[rank] = copies - 1;
      then(rank, copies);
      ranks[rank] = copies;
    }
  };
  const value = (rank: number): number => values[rank] as number;
  draw((p1, w1) =>
    draw((p2, w2) =>
      draw((b1, w3) =>
        draw((b2, w4) => {
          const at = 1000 * value(p1) + 100 * value(p2) + 10 * value(b1) + value(b2);
          const ways = found.get(at) ?? [0, 0, 0, 0];
          const flags = (p1 === p2 ? 2 : 0) + (b1 === b2 ? 1 : 0);
          ways[flags] = (ways[flags] as number) + w1 * w2 * w3 * w4;
          found.set(at, ways);
        }),
      ),
    ),
  );
  return found;
}

/** How the coup ends after four cards, cell by cell: the ways of the fifth and sixth, whoever draws them. */
function endsAfter(chart: Chart, left: Shoe, punto: number, banca: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const end = (p: number, b: number, drew: number, ways: number): void => {
    const cell = 40 * p + 4 * b + drew;
    ends.set(cell, (ends.get(cell) ?? 0) + ways);
  };
  const cards = cardsIn(left);
  const any = cards - 1;
  if (chart.over[punto]?.[banca]) {
    end(punto, banca, 0, cards * any);
    return ends;
  }
  if (!chart.puntoDraws[punto]) {
    if (!chart.bancaDraws[banca]?.[STOOD]) end(punto, banca, 0, cards * any);
    else for (const [value, copies] of left.entries()) end(punto, (banca + value) % TOTALS, BANCA_DREW, copies * any);
    return ends;
  }
  for (const [third, copies] of left.entries()) {
    const total = (punto + third) % TOTALS;
    if (!chart.bancaDraws[banca]?.[third]) {
      end(total, banca, PUNTO_DREW, copies * any);
      continue;
    }
    for (const [sixth, others] of left.entries()) {
      const ways = copies * (others - (sixth === third ? 1 : 0));
      end(total, (banca + sixth) % TOTALS, PUNTO_DREW | BANCA_DREW, ways);
    }
  }
  return ends;
}

/** The same as `endingsFrom`, told apart by which hand's first two cards are of one rank: 400 cells for each of four. */
export function endingsByPairs(chart: Chart, pack: Pack, values: readonly number[]): Endings {
  const shoe = shoeOf(pack, values);
  const fault = faultIn(shoe);
  if (fault !== null) throw new RangeError(fault);
  const cells = Array<bigint>(4 * CELLS).fill(0n);
  for (const [at, ways] of firstFour(byRank(pack), values)) {
    const taken = [Math.floor(at / 1000), Math.floor(at / 100) % VALUES, Math.floor(at / 10) % VALUES, at % VALUES];
    const left = shoe.map((count, value) => count - taken.filter((one) => one === value).length);
    const [p1 = 0, p2 = 0, b1 = 0, b2 = 0] = taken;
    for (const [cell, more] of endsAfter(chart, left, (p1 + p2) % TOTALS, (b1 + b2) % TOTALS)) {
      ways.forEach((first, flags) => {
        if (first === 0) return;
        const index = CELLS * flags + cell;
        cells[index] = (cells[index] as bigint) + BigInt(first) * BigInt(more);
      });
    }
  }
  return { cells, total: sequencesIn(cardsIn(shoe)) };
}
