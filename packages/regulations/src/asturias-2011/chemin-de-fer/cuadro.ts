import type { AnswerOf, CheminDeFerPoints, FactsOf } from '@sabot/engine';

type Cell = AnswerOf<CheminDeFerPoints, 'cuadro'>;
const CELL: Readonly<Record<string, Cell>> = { T: 'draw', P: 'stand', O: 'option' };

/** A row of the cuadro as it is printed: punto's third card 0 to 9, then, set apart, a punto who stood. */
export function cuadroRow(row: string): (facts: FactsOf<CheminDeFerPoints, 'cuadro'>) => Cell {
  const cells = row.replaceAll(' ', '');
  if (!/^[TPO]{11}$/.test(cells)) throw new Error(`not a row of the cuadro: ${row}`);
  return ({ third }) => CELL[cells[third === 'stood' ? 10 : third] as string] as Cell;
}

/** Is the bank's two-card total one of these? */
export const bankHas =
  (...totals: readonly number[]) =>
  ({ total }: FactsOf<CheminDeFerPoints, 'cuadro'>): boolean =>
    totals.includes(total);
