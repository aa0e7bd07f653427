import type { Outcome } from '@sabot/engine';

/** What `scenario` and `replay` say. */
export interface HistoryWords {
  readonly summary: (passed: number, failed: number) => string;
  readonly coup: string;
  readonly outcomes: Readonly<Record<Outcome | 'annulled', string>>;
  readonly natural: string;
  readonly unfinished: string;
  readonly agrees: (edition: number) => string;
  readonly differs: string;
  readonly otherEdition: (edition: number, current: number) => string;
  readonly noCoups: string;
  readonly balances: string;
  readonly house: string;
  readonly outside: string;
  readonly seat: (n: number) => string;
  readonly standing: (behind: number) => string;
  readonly left: string;
  readonly onTheTable: (amount: string) => string;
  readonly shoe: (talla: number, left: number) => string;
  readonly shoeWith: (player: string | null) => string;
  readonly tableClosed: string;
}
