import type { Chart } from '../chart.ts';

/** A shoe from the first card to the last that is dealt, as plain figures. */
export interface WholeShoe {
  readonly decks: number;
  /** `[rank]`, from the ace to the king: what it counts. */
  readonly values: readonly number[];
  /** `[rank]` of the first card, which is shown: how many more are burnt unseen. Null: nothing is burnt at all. */
  readonly burn: readonly number[] | null;
  /** Cards below the stop card. The coup in which it appears is finished and is the last. */
  readonly below: number;
}

/** A game in which the chart says who draws. */
export interface ShoeRules extends WholeShoe {
  readonly chart: Chart;
}

/** Chemin de fer: how often everybody draws, and how many sit round the table. */
export interface CheminShoeRules extends WholeShoe {
  readonly seats: number;
  /** `[total]`, from 0 to 7. */
  readonly ponte: readonly number[];
  /** `[total][value of the ponte's third card]`, 10 where he stood. */
  readonly banker: readonly (readonly number[])[];
}

/** Dos paños: how often each of the three draws. Signs are those of `dos-panos/duties.ts`. */
export interface DosPanosShoeRules extends WholeShoe {
  /** `[total]`, from 0 to 7. */
  readonly first: readonly number[];
  /** `[total][sign of the first paño]` */
  readonly second: readonly (readonly number[])[];
  /** `[total][sign of the first paño][sign of the second]` */
  readonly forTwo: readonly (readonly (readonly number[])[])[];
}

export type SimulatedRules = ShoeRules | CheminShoeRules | DosPanosShoeRules;
