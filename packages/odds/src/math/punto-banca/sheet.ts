import { type Chart, TOTALS } from '../chart.ts';
import { type Fraction, fractionOf } from '../fraction.ts';
import type { Payoff } from './bet.ts';
import type { PuntoBancaGame } from './next-coup.ts';

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
export interface PuntoBancaSheet {
  readonly ruleset: string;
  readonly decks: number;
  /** `[rank]`, from the ace to the king: what it counts. */
  readonly values: readonly number[];
  readonly chart: Chart;
  readonly bets: readonly BetSheet[];
}

function payoffOf({ net }: BetSheet): Payoff {
  const read = net.map((row) => row.map(fractionOf));
  if (read.length !== TOTALS || read.some((row) => row.length !== TOTALS)) throw new RangeError('not ten totals');
  return ({ punto, banca }) => read[punto]?.[banca] as Fraction;
}

export type SheetBet = BetSheet & { readonly payoff: Payoff };

export const puntoBancaGameIn = ({ chart, values, bets }: PuntoBancaSheet): PuntoBancaGame<SheetBet> => ({
  chart,
  values,
  bets: bets.map((bet) => ({ ...bet, payoff: payoffOf(bet) })),
});
