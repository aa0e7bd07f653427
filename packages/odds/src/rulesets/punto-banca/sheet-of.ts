import type { PuntoBancaRuleset } from '@sabot/regulations';
import { ENDINGS, ENDINGS_BY_PAIRS, type Ending, fractionText, TOTALS } from '../../math/index.ts';
import type { BetSheet, PuntoBancaSheet } from '../../math/punto-banca/index.ts';
import type { RuledBet } from './bets-of.ts';
import { puntoBancaGameOf } from './odds-of.ts';
import { groundsOf, paysByTotal } from './pays-by-total.ts';

const totals = Array.from({ length: TOTALS }, (_, total) => total);

function betSheet(ruleset: PuntoBancaRuleset, bet: RuledBet): BetSheet {
  const net = (punto: number, banca: number): string =>
    fractionText(bet.payoff(ENDINGS[40 * punto + 4 * banca] as Ending));
  return {
    bet: bet.bet,
    mode: bet.mode,
    net: totals.map((punto) => totals.map((banca) => net(punto, banca))),
    pays: paysByTotal(bet).map(({ pays, totals: with_ }) => ({ pays: fractionText(pays), totals: with_ })),
    grounds: groundsOf(ruleset, bet),
  };
}

/** A sheet tells what a bet brings by both totals: one that looks at more has no place on it. */
const isByTotals = ({ payoff }: RuledBet): boolean =>
  ENDINGS_BY_PAIRS.every((ending) => {
    const plain = payoff(ENDINGS[40 * ending.punto + 4 * ending.banca] as Ending);
    const net = payoff(ending);
    return net.num === plain.num && net.den === plain.den;
  });

/** Everything the mathematics of the next coup asks of a ruleset, as data. */
export function puntoBancaSheetOf(ruleset: PuntoBancaRuleset): PuntoBancaSheet {
  const { chart, values, bets } = puntoBancaGameOf(ruleset);
  return {
    ruleset: ruleset.regulation.id,
    decks: ruleset.regulation.defaults.decks,
    values,
    chart,
    bets: bets.filter(isByTotals).map((bet) => betSheet(ruleset, bet)),
  };
}
