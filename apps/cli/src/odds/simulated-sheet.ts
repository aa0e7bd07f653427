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
export const simulatedCsv = ({ outcomes, bets }: Simulated): string =>
  csvOf([
    ...OUTCOMES.map((outcome) => ['outcome', outcome, '', outcomes[outcome]] as const),
    ...bets.map(({ bet, result }) => ['bet', bet.bet, bet.mode ?? '', result] as const),
  ]);

/** A kind, a name and a mode, and what was found of it. */
export function csvOf(rows: readonly (readonly [string, string, string, Estimate])[]): string {
  const lines = rows.map(([kind, name, mode, { mean, standardError, low, high, exact, deviation }]) => [
    kind,
    name,
    mode,
    ...[mean, standardError, low, high, exact, deviation].map(String),
  ]);
  return [HEAD, ...lines].map((row) => row.join(',')).join('\n');
}
