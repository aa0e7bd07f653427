import type { Chart } from '../chart.ts';
import { type Fraction, subtract } from '../fraction.ts';
import { type Pack, pairsIn, shoeOf } from '../pack.ts';
import { CARDS_NEEDED, cardsIn } from '../shoe.ts';
import { type Payoff, type Prospect, prospect } from './bet.ts';
import { type Distribution, distributionOf } from './distribution.ts';
import { endingsFrom } from './endings.ts';
import { endingsByPairs } from './endings-by-pairs.ts';

/** A game in which the rules decide everything: who draws, what a rank counts, what each bet brings. */
/** A bet by what it brings; `byPairs`: that depends on pairs among the first two cards of a hand. */
interface Paid {
  readonly payoff: Payoff;
  readonly byPairs?: boolean;
}

export interface PuntoBancaGame<Bet extends Paid> {
  readonly chart: Chart;
  /** `[rank]`, from the ace to the king: what it counts. */
  readonly values: readonly number[];
  readonly bets: readonly Bet[];
}

export interface NextCoup<Bet> {
  readonly cards: number;
  readonly distribution: Distribution;
  readonly pairs: ReturnType<typeof pairsIn>;
  readonly bets: readonly (Bet & { readonly prospect: Prospect })[];
}

/** Everything that is exactly known of the next coup from this pack. */
export function nextCoup<Bet extends Paid>({ chart, values, bets }: PuntoBancaGame<Bet>, pack: Pack): NextCoup<Bet> {
  const isByPairs = bets.some(({ byPairs }) => byPairs === true);
  const endings = isByPairs ? endingsByPairs(chart, pack, values) : endingsFrom(chart, shoeOf(pack, values));
  return {
    cards: cardsIn(pack),
    distribution: distributionOf(endings),
    pairs: pairsIn(pack),
    bets: bets.map((bet) => ({ ...bet, prospect: prospect(endings, bet.payoff) })),
  };
}

export interface Removal<Bet> {
  readonly bet: Bet;
  /** `[value]`: how the expectation of the next coup changes when one card of that value is gone; null: none is left. */
  readonly effects: readonly (Fraction | null)[];
}

/** The effect of one card less of each value, on every bet. */
export function removalsFrom<Bet extends Paid>(
  { chart, values, bets }: PuntoBancaGame<Bet>,
  pack: Pack,
): readonly Removal<Bet>[] {
  const shoe = shoeOf(pack, values);
  const whole = endingsFrom(chart, shoe);
  const isEnough = cardsIn(shoe) > CARDS_NEEDED;
  const without = shoe.map((count, value) =>
    count > 0 && isEnough ? endingsFrom(chart, shoe.with(value, count - 1)) : null,
  );
  return bets.map((bet) => {
    // A value says nothing of ranks: for a bet on pairs there is no one effect of a value.
    if (bet.byPairs) return { bet, effects: without.map(() => null) };
    const { expectation } = prospect(whole, bet.payoff);
    return {
      bet,
      effects: without.map((less) => less && subtract(prospect(less, bet.payoff).expectation, expectation)),
    };
  });
}
