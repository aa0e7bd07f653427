import type { CheminDeFerGame, Duty } from './duties.ts';

/** A game in which ponte and banker decide, as data. */
export interface CheminDeFerSheet {
  readonly ruleset: string;
  readonly decks: number;
  readonly values: readonly number[];
  /** What the house keeps of the banker's gains, as a fraction. */
  readonly deduction: string;
  /** `[total]`, for a ponte like any other and for a banco player who was set free. */
  readonly ponte: { readonly bound: readonly Duty[]; readonly free: readonly Duty[] };
  /** `[total][third card]`, for a free banker and for one bound by the cuadro. */
  readonly banker: { readonly free: readonly (readonly Duty[])[]; readonly cuadro: readonly (readonly Duty[])[] };
  readonly grounds: Readonly<Record<'ponte' | 'freeBanco' | 'banker' | 'cuadro' | 'deduction', readonly string[]>>;
}

export const cheminDeFerGameIn = (
  { ponte, banker }: CheminDeFerSheet,
  chart: 'free' | 'cuadro',
  banco: 'bound' | 'free',
): CheminDeFerGame => ({ ponte: ponte[banco], banker: banker[chart] });
