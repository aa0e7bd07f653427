/** What a table lacks where one of the players has the bank, and who could help. Parts of a sentence, without its full stop. */
export interface MissingWords {
  readonly seated: (n: number) => string;
  /** `pano` is the hand as a label: it takes its article here. */
  readonly pano: (n: number, pano: string) => string;
  readonly banker: (least: string) => string;
  readonly yours: string;
  readonly theirs: (names: readonly string[]) => string;
  readonly comeBack: string;
  readonly back: (names: readonly string[]) => string;
  readonly comers: string;
}

/** What the law says of such a table as it stands. */
export interface StandingWords {
  readonly missing: MissingWords;
  /** What it costs to decline the bank. */
  readonly declining: Readonly<Record<'counts' | 'seat', string>>;
  /** What it costs to sit down now, or to move. */
  readonly seating: Readonly<Record<'arrival' | 'change', string>>;
  /** What nobody has covered of the bank yet. */
  readonly uncovered: (amount: string) => string;
}
