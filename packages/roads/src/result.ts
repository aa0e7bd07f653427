export const WINNERS = ['banca', 'punto', 'tie'] as const;
export type Winner = (typeof WINNERS)[number];
export type Side = Exclude<Winner, 'tie'>;

/** All that a road knows of a coup. */
export interface CoupResult {
  /** An annulled coup has no winner and leaves no mark on any road. */
  readonly winner: Winner | 'annulled';
  /** The first two cards of the hand were a pair. */
  readonly bancaPair?: boolean;
  readonly puntoPair?: boolean;
  readonly natural?: boolean;
}
