import { type Bet, type GroundRef, type Outcome, refOf } from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { type Fraction, fractionText, TOTALS } from '../math/index.ts';
import type { RuledBet } from './bets-of.ts';

/** One payment of a bet, and the totals of the banca with which it is made. */
export interface PaysWith {
  readonly pays: Fraction;
  readonly totals: readonly number[];
}

/** What a bet pays, the usual payment first. */
export function paysByTotal({ payoff }: Pick<RuledBet, 'payoff'>): readonly PaysWith[] {
  const found = new Map<string, { readonly pays: Fraction; readonly totals: Set<number> }>();
  for (let banca = 0; banca < TOTALS; banca++) {
    for (let punto = 0; punto < TOTALS; punto++) {
      const pays = payoff({ punto, banca, puntoDrew: false, bancaDrew: false });
      if (pays.num <= 0n) continue;
      const key = fractionText(pays);
      const known = found.get(key) ?? { pays, totals: new Set<number>() };
      known.totals.add(banca);
      found.set(key, known);
    }
  }
  const all = [...found.values()].map(({ pays, totals }) => ({ pays, totals: [...totals] }));
  return all.sort((a, b) => b.totals.length - a.totals.length);
}

const WINNING: Readonly<Record<Bet, Outcome>> = { punto: 'punto', banca: 'banca', tie: 'tie' };

/** The rules on which the payment of a bet that wins rests. */
export function groundsOf(
  { law, regulation: { defaults } }: PuntoBancaRuleset,
  { bet, mode }: Pick<RuledBet, 'bet' | 'mode'>,
): readonly GroundRef[] {
  const { settlement } = law(mode === null ? defaults : { ...defaults, payment: mode });
  const totals = Array.from({ length: TOTALS }, (_, total) => total).filter((total) => bet !== 'banca' || total > 0);
  const asked = totals.map((bancaTotal) => settlement.ask({ bet, outcome: WINNING[bet], bancaTotal }));
  return [...new Set(asked.flatMap(({ grounds }) => grounds.map(refOf)))];
}
