import type { Chart } from '../chart.ts';

/** What a whole shoe needs beside the chart, as plain figures. */
export interface ShoeRules {
  readonly chart: Chart;
  readonly decks: number;
  /** `[rank]`, from the ace to the king: what it counts. */
  readonly values: readonly number[];
  /** `[rank]` of the first card, which is shown: how many more are burnt unseen. Null: nothing is burnt at all. */
  readonly burn: readonly number[] | null;
  /** Cards below the stop card. The coup in which it appears is finished and is the last. */
  readonly below: number;
}
