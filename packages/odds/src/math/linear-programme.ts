import { add, compare, divide, type Fraction, multiply, negative, ONE, subtract, ZERO } from './fraction.ts';

/** Maximise `gain · x` where every row holds, `at · x ≤ most`, and no x is below zero. `most` is never negative. */
export interface Programme {
  readonly gain: readonly Fraction[];
  readonly rows: readonly { readonly at: readonly Fraction[]; readonly most: Fraction }[];
}
export interface Solved {
  readonly x: readonly Fraction[];
  readonly value: Fraction;
  /** What one unit more of each row's `most` would be worth. */
  readonly prices: readonly Fraction[];
}

/** The simplex method in exact fractions, by Bland's rule, which never goes in circles. */
export function maximise({ gain, rows }: Programme): Solved {
  const many = gain.length;
  const columns = many + rows.length;
  const table = rows.map(({ at, most }, i) => [...at, ...unit(rows.length, i), most]);
  const goal = [...gain.map(negative), ...Array<Fraction>(rows.length + 1).fill(ZERO)];
  const basis = rows.map((_, i) => many + i);
  for (;;) {
    const entering = goal.findIndex((price, column) => column < columns && price.num < 0n);
    if (entering < 0) break;
    pivot(table, goal, basis, leavingRow(table, basis, entering, columns), entering);
  }
  const x = Array<Fraction>(many).fill(ZERO);
  basis.forEach((column, row) => {
    if (column < many) x[column] = table[row]?.[columns] as Fraction;
  });
  return { x, value: goal[columns] as Fraction, prices: goal.slice(many, columns) };
}

const unit = (size: number, at: number): Fraction[] => Array.from({ length: size }, (_, i) => (i === at ? ONE : ZERO));

function leavingRow(table: Fraction[][], basis: readonly number[], entering: number, last: number): number {
  let best = -1;
  let least: Fraction | null = null;
  table.forEach((row, i) => {
    const by = row[entering] as Fraction;
    if (by.num <= 0n) return;
    const ratio = divide(row[last] as Fraction, by);
    const order = least === null ? -1 : compare(ratio, least);
    if (order < 0 || (order === 0 && (basis[i] as number) < (basis[best] as number))) [best, least] = [i, ratio];
  });
  if (best < 0) throw new RangeError('there is no greatest value');
  return best;
}

function pivot(table: Fraction[][], goal: Fraction[], basis: number[], row: number, column: number): void {
  const turning = table[row] as Fraction[];
  const by = turning[column] as Fraction;
  turning.forEach((value, i) => {
    turning[i] = divide(value, by);
  });
  for (const other of [...table, goal]) {
    const times = other[column] as Fraction;
    if (other === turning || times.num === 0n) continue;
    turning.forEach((value, i) => {
      if (value.num !== 0n) other[i] = subtract(other[i] as Fraction, multiply(times, value));
    });
  }
  basis[row] = column;
}

export const dot = (a: readonly Fraction[], b: readonly Fraction[]): Fraction =>
  a.reduce((sum, value, i) => add(sum, multiply(value, b[i] as Fraction)), ZERO);
