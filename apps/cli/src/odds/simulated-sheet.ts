import { OUTCOMES, type Simulated } from '@sabot/odds';
import type { Estimate, Played } from '@sabot/odds/math';
import { betSheet } from './odds-sheet.ts';
import type { Plan } from './simulation-file.ts';

/** A simulation as data. Nothing of who played it or how long it took: the same plan gives the same text. */
export function simulatedSheet(plan: Plan, played: Played, isComplete: boolean, simulated: Simulated) {
  const { distribution } = simulated;
  return {
    ruleset: plan.ruleset,
    decks: plan.decks,
    seed: plan.seed,
    wanted: plan.wanted,
    coups: played.coups,
    shoes: played.shoes,
    complete: isComplete,
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, { count: Number(distribution[outcome]), ...simulated.outcomes[outcome] }]),
    ),
    bets: simulated.bets.map(({ bet, result }) => ({ ...betSheet(bet), result })),
    cardsUsed: {
      4: Number(distribution.cards[4]),
      5: Number(distribution.cards[5]),
      6: Number(distribution.cards[6]),
    },
    naturals: Number(distribution.naturals),
  };
}

const HEAD = ['kind', 'name', 'mode', 'mean', 'standardError', 'low', 'high', 'exact', 'deviation'];

/** The same for a spreadsheet: a line an outcome, a line a bet. */
export function simulatedCsv({ outcomes, bets }: Simulated): string {
  const figures = ({ mean, standardError, low, high, exact, deviation }: Estimate): readonly string[] =>
    [mean, standardError, low, high, exact, deviation].map(String);
  const rows = [
    HEAD,
    ...OUTCOMES.map((outcome) => ['outcome', outcome, '', ...figures(outcomes[outcome])]),
    ...bets.map(({ bet, result }) => ['bet', bet.bet, bet.mode ?? '', ...figures(result)]),
  ];
  return rows.map((row) => row.join(',')).join('\n');
}
