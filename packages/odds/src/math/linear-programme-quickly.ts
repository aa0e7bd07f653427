/** The programme of `maximise` in doubles: quick, and near enough to see which rows matter. */
export interface QuickProgramme {
  readonly gain: readonly number[];
  readonly rows: readonly { readonly at: readonly number[]; readonly most: number }[];
}

/** Smaller than this is nothing. */
const NOTHING = 1e-11;
const MOST_TURNS = 5_000;

/** What one unit more of each row's `most` would be worth, and the best x; null where doubles are lost. */
export function maximiseQuickly({
  gain,
  rows,
}: QuickProgramme): { readonly x: readonly number[]; readonly prices: readonly number[] } | null {
  const many = gain.length;
  const columns = many + rows.length;
  const table = rows.map(({ at, most }, i) =>
    Float64Array.from([...at, ...rows.map((_, j) => (i === j ? 1 : 0)), most]),
  );
  const goal = Float64Array.from([...gain.map((one) => -one), ...Array<number>(rows.length + 1).fill(0)]);
  const basis = rows.map((_, i) => many + i);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const entering = goal.findIndex((price, column) => column < columns && price < -NOTHING);
    if (entering < 0) {
      const x = Array<number>(many).fill(0);
      basis.forEach((column, row) => {
        if (column < many) x[column] = table[row]?.[columns] as number;
      });
      return { x, prices: [...goal.slice(many, columns)] };
    }
    const leaving = leavingRow(table, basis, entering, columns);
    if (leaving < 0) return null;
    pivot(table, goal, leaving, entering);
    basis[leaving] = entering;
  }
  return null;
}

function leavingRow(table: readonly Float64Array[], basis: readonly number[], entering: number, last: number): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  table.forEach((row, i) => {
    const by = row[entering] as number;
    if (by <= NOTHING) return;
    const ratio = (row[last] as number) / by;
    const isTie = Math.abs(ratio - least) <= NOTHING;
    if (ratio < least - NOTHING || (isTie && (basis[i] as number) < (basis[best] as number)))
      [best, least] = [i, ratio];
  });
  return best;
}

function pivot(table: readonly Float64Array[], goal: Float64Array, row: number, column: number): void {
  const turning = table[row] as Float64Array;
  const by = turning[column] as number;
  for (let i = 0; i < turning.length; i++) turning[i] = (turning[i] as number) / by;
  for (const other of [...table, goal]) {
    const times = other[column] as number;
    if (other === turning || times === 0) continue;
    for (let i = 0; i < turning.length; i++) other[i] = (other[i] as number) - times * (turning[i] as number);
    other[column] = 0;
  }
}
