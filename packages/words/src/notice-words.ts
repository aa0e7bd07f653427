/** What stands on a board or opens a sentence: said in many places, without a full stop. */
export interface NoticeWords {
  readonly closed: string;
  readonly annulled: string;
  /** After it, all stakes go back. */
  readonly allBack: string;
  readonly cardsChecked: string;
  readonly cardsDealt: string;
  readonly goesOn: string;
  readonly stakesOpen: string;
  readonly nobodyBets: string;
  readonly inspectorDecides: string;
  /** Where each text calls them something else: a jefe de mesa, a Supervisor, an inspector. */
  readonly tableDecides: string;
  readonly wantsToShuffle: string;
  readonly shoeOffered: (name: string) => string;
  readonly inBank: (amount: string) => string;
}
