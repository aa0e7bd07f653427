/** What the lab of the page and the terminal both say of odds and of the best play. Parts of a sentence, without its full stop. */
export interface OddsTerms {
  /** How a winning stake on banca is paid, where the house may choose. */
  readonly modes: Readonly<Record<'five-per-cent' | 'half-on-six' | 'nineteen-to-twenty', string>>;
  readonly worth: string;
  readonly often: string;
  readonly edge: string;
  readonly natural: string;
  readonly pair: string;
  readonly suited: string;
  readonly sixOf: (cards: 2 | 3) => string;
  /** Who plays against the bank, and who has it: at the head of a table. */
  readonly player: string;
  readonly banker: string;
  readonly always: Readonly<Record<'draw' | 'stand', string>>;
  readonly mixes: (share: string) => string;
  readonly solution: (no: number, of: number) => string;
  /** Where the chart says one thing for one paño and another for the other. */
  readonly ways: Readonly<Record<'draw' | 'stand' | 'first paño' | 'second paño' | 'five or less', string>>;
  /** What is wrong with a shoe that somebody describes. */
  readonly faults: Readonly<Record<'unknown-card' | 'no-more-of-it' | 'too-few-cards', (given: string) => string>>;
}
