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
