/**
 * Counts of ordered six-card sequences by how the coup ends: both final totals, and with how many cards. The index is
 * `40 · punto + 4 · banca + 2 · (punto drew) + (banca drew)`.
 */
export type Cells = Float64Array;

export const CELLS = 400;
export const BANCA_DREW = 1;
export const PUNTO_DREW = 2;
export const BOTH_DREW = 3;

export interface Ending {
  readonly punto: number;
  readonly banca: number;
  readonly puntoDrew: boolean;
  readonly bancaDrew: boolean;
}

export const ENDINGS: readonly Ending[] = Array.from({ length: CELLS }, (_, cell) => ({
  punto: Math.floor(cell / 40),
  banca: Math.floor(cell / 4) % 10,
  puntoDrew: (cell & PUNTO_DREW) !== 0,
  bancaDrew: (cell & BANCA_DREW) !== 0,
}));
