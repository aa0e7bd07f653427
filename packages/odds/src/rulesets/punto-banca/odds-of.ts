import type { PuntoBancaRuleset } from '@sabot/regulations';
import { fullPack, type Pack } from '../../math/index.ts';
import {
  type NextCoup,
  nextCoup,
  type Prospect,
  type PuntoBancaGame,
  type Removal,
  removalsFrom,
} from '../../math/punto-banca/index.ts';
import { betsOf, type RuledBet } from './bets-of.ts';
import { chartOf, valuesOf } from './chart-of.ts';

export interface BetOdds extends RuledBet {
  readonly prospect: Prospect;
}
export interface Odds extends NextCoup<RuledBet> {
  readonly decks: number;
}

/** The chart, the values and every bet, as the ruleset has them. */
export function puntoBancaGameOf(ruleset: PuntoBancaRuleset): PuntoBancaGame<RuledBet> {
  const law = ruleset.law(ruleset.regulation.defaults);
  return { chart: chartOf(law), values: valuesOf(law), bets: betsOf(ruleset) };
}

/** The next coup from this pack, by the ruleset's own chart and payments. */
export const oddsOf = (ruleset: PuntoBancaRuleset, decks: number, pack: Pack = fullPack(decks)): Odds => ({
  decks,
  ...nextCoup(puntoBancaGameOf(ruleset), pack),
});

/** The effect of one card less of each value, on every bet. */
export const effectsOf = (
  ruleset: PuntoBancaRuleset,
  decks: number,
  pack: Pack = fullPack(decks),
): readonly Removal<RuledBet>[] => removalsFrom(puntoBancaGameOf(ruleset), pack);
