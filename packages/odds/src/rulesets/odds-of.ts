import type { PuntoBancaRuleset } from '@sabot/regulations';
import {
  type CoupGame,
  fullPack,
  type NextCoup,
  nextCoup,
  type Pack,
  type Prospect,
  type Removal,
  removalsFrom,
} from '../math/index.ts';
import { betsOf, type RuledBet } from './bets-of.ts';
import { chartOf, valuesOf } from './chart-of.ts';

export interface BetOdds extends RuledBet {
  readonly prospect: Prospect;
}
export interface Odds extends NextCoup<RuledBet> {
  readonly decks: number;
}

/** The chart, the values and every bet, as the ruleset has them. */
export function coupGameOf(ruleset: PuntoBancaRuleset): CoupGame<RuledBet> {
  const law = ruleset.law(ruleset.regulation.defaults);
  return { chart: chartOf(law), values: valuesOf(law), bets: betsOf(ruleset) };
}

/** The next coup from this pack, by the ruleset's own chart and payments. */
export const oddsOf = (ruleset: PuntoBancaRuleset, decks: number, pack: Pack = fullPack(decks)): Odds => ({
  decks,
  ...nextCoup(coupGameOf(ruleset), pack),
});

/** The effect of one card less of each value, on every bet. */
export const effectsOf = (
  ruleset: PuntoBancaRuleset,
  decks: number,
  pack: Pack = fullPack(decks),
): readonly Removal<RuledBet>[] => removalsFrom(coupGameOf(ruleset), pack);
