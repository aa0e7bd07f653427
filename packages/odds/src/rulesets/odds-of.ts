import type { PuntoBancaRuleset } from '@sabot/regulations';
import {
  type Distribution,
  distributionOf,
  endingsFrom,
  type Fraction,
  fullPack,
  kindOf,
  type Pack,
  type Prospect,
  pairsIn,
  prospect,
  shoeOf,
  subtract,
} from '../math/index.ts';
import { betsOf, type RuledBet } from './bets-of.ts';
import { chartOf, valuesOf } from './chart-of.ts';

export interface BetOdds extends RuledBet {
  readonly prospect: Prospect;
}
export interface Odds {
  readonly decks: number;
  readonly cards: number;
  readonly distribution: Distribution;
  readonly pairs: ReturnType<typeof pairsIn>;
  readonly bets: readonly BetOdds[];
}

export type Remaining = { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly fault: PackFault };
export type PackFault =
  | { readonly code: 'bad-decks'; readonly given: number }
  | { readonly code: 'unknown-card' | 'no-more-of-it'; readonly given: string }
  | { readonly code: 'too-few-cards'; readonly given: number };

export const MOST_DECKS = 20;

/** A pack of so many decks without the cards that are gone, or what is impossible about it. */
export function remaining(decks: number, removed: readonly string[] = []): Remaining {
  if (!Number.isInteger(decks) || decks < 1 || decks > MOST_DECKS)
    return { ok: false, fault: { code: 'bad-decks', given: decks } };
  const pack = [...fullPack(decks)];
  for (const card of removed) {
    const kind = kindOf(card);
    if (kind === null) return { ok: false, fault: { code: 'unknown-card', given: card } };
    if (pack[kind] === 0) return { ok: false, fault: { code: 'no-more-of-it', given: card } };
    pack[kind] = (pack[kind] as number) - 1;
  }
  const left = 52 * decks - removed.length;
  return left < 6 ? { ok: false, fault: { code: 'too-few-cards', given: left } } : { ok: true, pack };
}

/** The next coup from this pack, by the ruleset's own chart and payments. */
export function oddsOf(ruleset: PuntoBancaRuleset, decks: number, pack: Pack = fullPack(decks)): Odds {
  const law = ruleset.law(ruleset.regulation.defaults);
  const endings = endingsFrom(chartOf(law), shoeOf(pack, valuesOf(law)));
  return {
    decks,
    cards: pack.reduce((sum, count) => sum + count, 0),
    distribution: distributionOf(endings),
    pairs: pairsIn(pack),
    bets: betsOf(ruleset).map((bet) => ({ ...bet, prospect: prospect(endings, bet.payoff) })),
  };
}

export interface Removal {
  readonly bet: RuledBet;
  /** `[value]`: how the expectation of the next coup changes when one card of that value is gone. */
  readonly effects: readonly Fraction[];
}

/** The effect of one card less of each value, on every bet. */
export function effectsOf(ruleset: PuntoBancaRuleset, decks: number): readonly Removal[] {
  const law = ruleset.law(ruleset.regulation.defaults);
  const chart = chartOf(law);
  const shoe = shoeOf(fullPack(decks), valuesOf(law));
  const whole = endingsFrom(chart, shoe);
  const without = shoe.map((count, value) => endingsFrom(chart, shoe.with(value, count - 1)));
  return betsOf(ruleset).map((bet) => {
    const { expectation } = prospect(whole, bet.payoff);
    return { bet, effects: without.map((less) => subtract(prospect(less, bet.payoff).expectation, expectation)) };
  });
}
