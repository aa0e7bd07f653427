import type { Duty } from '../chemin-de-fer/duties.ts';
import { type DosPanosGame, SIGNS } from './duties.ts';

/** A game against two paños, as data. */
export interface DosPanosSheet {
  readonly ruleset: string;
  readonly decks: number;
  readonly values: readonly number[];
  /** `[total]`: either ponte. */
  readonly pontes: readonly Duty[];
  /** `[total]`: what binds the banker whatever the paños show. */
  readonly banker: readonly Duty[];
  /** `[total][third card of one paño]` */
  readonly cuadro: readonly (readonly Duty[])[];
  /** What the house keeps of the banker's net gain, by the modality of the bank; the usual one first. */
  readonly deductions: readonly { readonly modality: string; readonly part: string }[];
  readonly grounds: Readonly<Record<'cuadro' | 'deduction', readonly string[]>>;
}

/** The banker as free as the rules leave him. */
export const dosPanosGameIn = ({ pontes, banker }: DosPanosSheet): DosPanosGame => ({
  ponte: pontes,
  banker: banker.map((duty) => SIGNS.map(() => SIGNS.map(() => duty))),
});
