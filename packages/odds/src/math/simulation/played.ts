/** What came of many shoes. Sums of whole numbers, so that pieces can be put together in any order. */
export interface Played {
  readonly shoes: number;
  readonly coups: number;
  readonly cells: Float64Array;
}
