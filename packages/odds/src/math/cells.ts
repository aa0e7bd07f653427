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
  /** Whether a hand's first two cards were of one rank; where nobody asks, it is not told. */
  readonly puntoPair: boolean;
  readonly bancaPair: boolean;
}

/** Every ending without a pair, then the same with one of banca, of punto, and of both. */
export const ENDINGS_BY_PAIRS: readonly Ending[] = Array.from({ length: 4 * CELLS }, (_, i) => i).map((cell) => ({
  punto: Math.floor((cell % CELLS) / 40),
  banca: Math.floor(cell / 4) % 10,
  puntoDrew: (cell & PUNTO_DREW) !== 0,
  bancaDrew: (cell & BANCA_DREW) !== 0,
  puntoPair: cell >= 2 * CELLS,
  bancaPair: Math.floor(cell / CELLS) % 2 === 1,
}));
export const ENDINGS: readonly Ending[] = ENDINGS_BY_PAIRS.slice(0, CELLS);
