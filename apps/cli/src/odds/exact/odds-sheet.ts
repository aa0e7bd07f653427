import { decimalText, type Fraction, fractionText } from '@sabot/odds/math';
import { type BetOdds, groundsOf, type Odds, paysByTotal, type RuledBet } from '@sabot/odds/punto-banca';
import type { PuntoBancaRuleset } from '@sabot/regulations';

const DIGITS = 14;

export interface Figure {
  readonly fraction: string;
  readonly decimal: string;
}
export const figure = (value: Fraction): Figure => ({
  fraction: fractionText(value),
  decimal: decimalText(value, DIGITS),
});

/** `1 (1/2 with 6)`: the usual payment, then those that differ. */
export function paysText(bet: RuledBet, joined: (usual: string, other: string, totals: string) => string): string {
  const [usual, ...others] = paysByTotal(bet).map(
    ({ pays, totals }) => [fractionText(pays), totals.join(', ')] as const,
  );
  return others.reduce((text, [pays, totals]) => joined(text, pays, totals), usual?.[0] ?? '0');
}

/** A bet by its name, its mode and what it pays, as data. */
export const betSheet = (bet: RuledBet) => ({
  bet: bet.bet,
  mode: bet.mode,
  pays: paysText(bet, (usual, other, totals) => `${usual} (${other} with ${totals})`),
});

const texts = (counts: readonly bigint[]): readonly string[] => counts.map(String);

/** Everything that is exactly known of the next coup, as data; counts as text, because JSON's numbers may not hold them. */
export function oddsSheet(ruleset: PuntoBancaRuleset, odds: Odds, removed: readonly string[]) {
  const { decks, cards, distribution, pairs } = odds;
  const { total, banca, punto, tie, puntoBy, bancaBy, tieBy, naturals, bancaSix } = distribution;
  const told = (one: BetOdds) => ({
    ...betSheet(one),
    expectation: figure(one.prospect.expectation),
    variance: figure(one.prospect.variance),
    wins: String(one.prospect.wins),
    loses: String(one.prospect.loses),
    stays: String(one.prospect.stays),
    grounds: groundsOf(ruleset, one),
  });
  return {
    decks,
    total: String(total),
    banca: String(banca),
    punto: String(punto),
    tie: String(tie),
    bets: odds.bets.map(told),
    ruleset: ruleset.regulation.id,
    removed,
    cards,
    byTotal: { banca: texts(bancaBy), punto: texts(puntoBy), tie: texts(tieBy) },
    cardsUsed: {
      4: String(distribution.cards[4]),
      5: String(distribution.cards[5]),
      6: String(distribution.cards[6]),
    },
    naturals: String(naturals),
    bancaSix: { withTwo: String(bancaSix.withTwo), withThree: String(bancaSix.withThree) },
    pairs: { ranks: String(pairs.ranks), perfect: String(pairs.perfect), total: String(pairs.total) },
  };
}
