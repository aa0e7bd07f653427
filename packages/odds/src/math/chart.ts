/** What a coup asks of the law, as plain tables. Totals go from 0 to 9. */
export interface Chart {
  /** `[punto][banca]`: with these two-card totals nobody draws. */
  readonly over: readonly (readonly boolean[])[];
  /** `[total]` */
  readonly puntoDraws: readonly boolean[];
  /** `[total][value of punto's third card]`; the value 10 stands for a punto who stood. */
  readonly bancaDraws: readonly (readonly boolean[])[];
}

export const STOOD = 10;
export const TOTALS = 10;
