/** What is said of tables that people open, and of the links to them. */
export interface OwnTableWords {
  readonly opened: (table: string, ruleset: string) => string;
  /** What stands before each line of how others come. */
  readonly link: string;
  readonly code: string;
  readonly terminal: string;
  readonly watch: string;
  /** Nobody but this machine reaches the house, and how that is changed. */
  readonly onlyHere: string;
  /** The host has been asked; null: a table of the house. */
  readonly asked: (host: string | null) => string;
  readonly letIn: string;
}

/** Why a table of one's own is not opened, or not found. */
export interface OwnTableFaults {
  readonly noHouse: string;
  readonly notASetting: (given: string) => string;
  readonly unknownSetting: (given: string, near: string | null, known: readonly string[]) => string;
  readonly unfitSetting: (
    setting: string,
    takes: 'amount' | 'number' | 'flag' | readonly string[],
    given: string,
  ) => string;
  readonly unlawful: (sentence: string) => string;
  readonly refused: (sentence: string) => string;
  readonly notACode: (given: string) => string;
  readonly turnedAway: string;
  /** One asks for a ruleset, or for a table. */
  readonly tableAndRuleset: string;
}
