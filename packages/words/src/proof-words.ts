/** What a check of a shuffle says, wherever it is made. */
export interface ProofWords {
  readonly notProved: string;
  readonly cardsLeftOut: string;
  readonly houseAlone: string;
}
