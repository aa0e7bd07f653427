import type { Decision, PuntoThird } from '@sabot/engine';

/**
 * A row of the bank's cuadro as the texts print it: T draws, P stands, for punto's third card 0 to 9; then, where the
 * text has it, set apart, the column for a punto who stood. A row without that column says nothing of him.
 */
export function cuadroRow(row: string): (facts: { readonly third: PuntoThird }) => Decision {
  const cells = row.replaceAll(' ', '');
  if (!/^[TP]{10,11}$/.test(cells)) throw new Error(`not a row of a cuadro: ${row}`);
  return ({ third }) => (cells[third === 'stood' ? 10 : third] === 'T' ? 'draw' : 'stand');
}

/** Is the bank's two-card total one of these? */
export const bankHas =
  (...totals: readonly number[]) =>
  ({ total }: { readonly total: number }): boolean =>
    totals.includes(total);

/** The bank has one of these totals, and punto drew. */
export const bankHasAfterADraw =
  (...totals: readonly number[]) =>
  (facts: { readonly total: number; readonly third: PuntoThird }): boolean =>
    totals.includes(facts.total) && facts.third !== 'stood';
