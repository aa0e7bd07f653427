import type { Ending, Side } from '@sabot/story';

/** What `scenario` and `replay` say. */
export interface HistoryWords {
  /** What `scenario --watch` waits for. */
  readonly watching: (file: string) => string;
  /** Above what the last line of a scenario brought about, and above the table as a scenario claims it. */
  readonly lastLine: string;
  readonly asClaimed: string;
  readonly summary: (passed: number, failed: number) => string;
  readonly coup: string;
  readonly hands: Readonly<Record<Side, string>>;
  readonly outcomes: Readonly<Record<Ending, string>>;
  readonly natural: string;
  readonly unfinished: string;
  /** Before the name of who had the bank, or played for all of it. */
  readonly bank: string;
  readonly banco: string;
  readonly agrees: (edition: number) => string;
  readonly differs: string;
  readonly otherEdition: (edition: number, current: number) => string;
  readonly noCoups: string;
  readonly balances: string;
  /** What is nobody's own at the table. */
  readonly accounts: Readonly<Record<'garage' | 'cagnotte' | 'tips' | 'house' | 'outside', string>>;
  /** `term` is the regulation's own word for a place. */
  readonly seat: (n: number, term: string) => string;
  readonly standing: (behind: number, term: string) => string;
  readonly left: string;
  readonly onTheTable: (amount: string) => string;
  readonly hasTheBank: string;
  readonly inTheBank: (amount: string) => string;
  readonly inDeposit: (amount: string) => string;
  readonly shoe: (talla: number, left: number) => string;
  readonly shoeWith: (player: string | null) => string;
  readonly suspended: string;
  readonly notOpened: string;
  readonly tableClosed: string;
}
