import { type GroundRef, refOf } from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { ENDINGS_BY_PAIRS, type Fraction, fractionText } from '../../math/index.ts';
import { finishedBy, type RuledBet } from './bets-of.ts';

/** One payment of a bet, and the totals of the banca with which it is made. */
export interface PaysWith {
  readonly pays: Fraction;
  readonly totals: readonly number[];
}

/** What a bet pays, the usual payment first. */
export function paysByTotal({ payoff }: Pick<RuledBet, 'payoff'>): readonly PaysWith[] {
  const found = new Map<string, { readonly pays: Fraction; readonly totals: Set<number> }>();
  for (const ending of ENDINGS_BY_PAIRS) {
    const pays = payoff(ending);
    if (pays.num <= 0n) continue;
    const key = fractionText(pays);
    const known = found.get(key) ?? { pays, totals: new Set<number>() };
    known.totals.add(ending.banca);
    found.set(key, known);
  }
  const all = [...found.values()].map(({ pays, totals }) => ({ pays, totals: [...totals].sort((a, b) => a - b) }));
  return all.sort((a, b) => b.totals.length - a.totals.length);
}

/** The rules on which the payment of a bet that wins rests. */
export function groundsOf(
  { law, regulation: { defaults } }: PuntoBancaRuleset,
  { bet, mode }: Pick<RuledBet, 'bet' | 'mode'>,
): readonly GroundRef[] {
  const asked = law(mode === null ? defaults : { ...defaults, payment: mode });
  const rulings = ENDINGS_BY_PAIRS.map((ending) => asked.settlement.ask({ bet, ...finishedBy(asked, ending) }));
  const winning = rulings.filter(({ answer }) => answer.fate === 'won');
  return [...new Set(winning.flatMap(({ grounds }) => grounds.map(refOf)))];
}
