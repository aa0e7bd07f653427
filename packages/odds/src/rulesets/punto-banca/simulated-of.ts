import type { PuntoBancaRuleset } from '@sabot/regulations';
import { type Fraction, fraction, multiply, ONE, subtract } from '../../math/index.ts';
import { type Distribution, distributionOf, type Endings, prospect } from '../../math/punto-banca/index.ts';
import { type Estimate, estimate, type Played } from '../../math/simulation/index.ts';
import type { RuledBet } from './bets-of.ts';
import { oddsOf } from './odds-of.ts';

export const OUTCOMES = ['banca', 'punto', 'tie'] as const;
export type SimulatedOutcome = (typeof OUTCOMES)[number];

export interface Simulated {
  readonly distribution: Distribution;
  readonly outcomes: Readonly<Record<SimulatedOutcome, Estimate>>;
  readonly bets: readonly { readonly bet: RuledBet; readonly result: Estimate }[];
}

const share = (distribution: Distribution, outcome: SimulatedOutcome): Fraction =>
  fraction(distribution[outcome], distribution.total);

/** What shoes that were played say of each outcome and bet, beside the exact figures. At least one coup. */
export function simulatedPuntoBancaOf(ruleset: PuntoBancaRuleset, decks: number, { coups, cells }: Played): Simulated {
  const endings: Endings = { cells: Array.from(cells, (count) => BigInt(count)), total: BigInt(coups) };
  const exact = oddsOf(ruleset, decks);
  const distribution = distributionOf(endings);
  const outcomeOf = (outcome: SimulatedOutcome): Estimate => {
    const truth = share(exact.distribution, outcome);
    return estimate(share(distribution, outcome), truth, multiply(truth, subtract(ONE, truth)), coups);
  };
  return {
    distribution,
    outcomes: { banca: outcomeOf('banca'), punto: outcomeOf('punto'), tie: outcomeOf('tie') },
    // Shoes are played by what cards count: they do not tell whether two cards made a pair.
    bets: exact.bets
      .filter(({ byPairs }) => !byPairs)
      .map(({ prospect: { expectation, variance }, ...bet }) => ({
        bet,
        result: estimate(prospect(endings, bet.payoff).expectation, expectation, variance, coups),
      })),
  };
}
