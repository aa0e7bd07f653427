import { STOOD } from '../chart.ts';
import type { Duty } from '../chemin-de-fer/duties.ts';

/**
 * What is seen of a paño before the banker decides: the value of its third card, 10 where it stood, 11 where it laid down
 * an eight or a nine with two cards.
 */
export type Sign = number;
export const LAID_DOWN: Sign = STOOD + 1;
export const SIGNS: readonly Sign[] = Array.from({ length: LAID_DOWN + 1 }, (_, sign) => sign);

/** The game of one coup against two paños as a regulation allows it. A banker with eight or nine ends it. */
export interface DosPanosGame {
  /** `[total]`, from 0 to 7: either ponte. */
  readonly ponte: readonly Duty[];
  /** `[total][sign of the first paño][sign of the second]` */
  readonly banker: readonly (readonly (readonly Duty[])[])[];
}

export interface DosPanosKnowledge {
  /** The second ponte speaks after the first and sees what he drew, unless he does not look. */
  readonly second: 'sees' | 'blind';
  /** The banker plays by his total, or by the two cards that make it. */
  readonly banker: 'total' | 'cards';
}
