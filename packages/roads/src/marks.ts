import type { CoupResult } from './result.ts';

/** What is drawn on a cell beside its colour. */
export interface Marks {
  readonly bancaPair: boolean;
  readonly puntoPair: boolean;
  readonly natural: boolean;
}

const ALL: readonly Marks[] = Array.from({ length: 8 }, (_, bits) =>
  Object.freeze({ bancaPair: (bits & 1) !== 0, puntoPair: (bits & 2) !== 0, natural: (bits & 4) !== 0 }),
);
export const NO_MARKS = ALL[0] as Marks;

/** One of eight shared values. */
export const marksOf = (result: CoupResult): Marks =>
  ALL[(result.bancaPair ? 1 : 0) | (result.puntoPair ? 2 : 0) | (result.natural ? 4 : 0)] as Marks;
