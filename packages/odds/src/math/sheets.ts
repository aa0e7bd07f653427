import type { Payoff } from './bet.ts';
import { type Chart, TOTALS } from './chart.ts';
import type { CheminGame, Duty } from './chemin/duties.ts';
import { type DosPanosGame, SIGNS } from './dos-panos/duties.ts';
import { type Fraction, fraction } from './fraction.ts';
import type { CoupGame } from './next-coup.ts';

/** A bet as data: what one unit brings by both totals, and on what that rests. */
export interface BetSheet {
  readonly bet: string;
  /** The table's way of paying, where the regulation leaves a choice that changes this bet. */
  readonly mode: string | null;
  /** `[punto's total][banca's]`, as fractions. */
  readonly net: readonly (readonly string[])[];
  /** Each payment of a bet that wins, the usual one first, and the totals of the banca with which it is made. */
  readonly pays: readonly { readonly pays: string; readonly totals: readonly number[] }[];
  readonly grounds: readonly string[];
}

/** A game in which the rules decide everything, as data: it can be reckoned where the law is not at hand. */
export interface CoupSheet {
  readonly ruleset: string;
  readonly decks: number;
  /** `[rank]`, from the ace to the king: what it counts. */
  readonly values: readonly number[];
  readonly chart: Chart;
  readonly bets: readonly BetSheet[];
}

/** A game in which ponte and banker decide, as data. */
export interface CheminSheet {
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

/** A game against two paños, as data. */
export interface TwoSheet {
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

/** `3/20`, `-1`; what is no such figure is refused. */
export function fractionOf(text: string): Fraction {
  const [, num, den = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  if (num === undefined) throw new RangeError(`"${text}" is no fraction`);
  return fraction(BigInt(num), BigInt(den));
}

function payoffOf({ net }: BetSheet): Payoff {
  const read = net.map((row) => row.map(fractionOf));
  if (read.length !== TOTALS || read.some((row) => row.length !== TOTALS)) throw new RangeError('not ten totals');
  return ({ punto, banca }) => read[punto]?.[banca] as Fraction;
}

export type SheetBet = BetSheet & { readonly payoff: Payoff };

export const coupGameIn = ({ chart, values, bets }: CoupSheet): CoupGame<SheetBet> => ({
  chart,
  values,
  bets: bets.map((bet) => ({ ...bet, payoff: payoffOf(bet) })),
});

/** The banker as free as the rules leave him. */
export const twoGameIn = ({ pontes, banker }: TwoSheet): DosPanosGame => ({
  ponte: pontes,
  banker: banker.map((duty) => SIGNS.map(() => SIGNS.map(() => duty))),
});

export const cheminGameIn = (
  { ponte, banker }: CheminSheet,
  chart: 'free' | 'cuadro',
  banco: 'bound' | 'free',
): CheminGame => ({ ponte: ponte[banco], banker: banker[chart] });
