/** What a player must do, or may choose. */
export type Duty = 'draw' | 'stand' | 'free';

/** The game of one coup as a regulation allows it. Totals of eight and nine are laid down at once and end it. */
export interface CheminDeFerGame {
  /** `[total]`, from 0 to 7. */
  readonly ponte: readonly Duty[];
  /** `[total][value of the ponte's third card]`; the value 10 stands for a ponte who stood. */
  readonly banker: readonly (readonly Duty[])[];
}

/** What the two know when they choose: the total alone, or the two cards that make it. */
export interface Knowledge {
  readonly ponte: 'total' | 'cards';
  readonly banker: 'total' | 'cards';
}
