import { FARES, OUTCOMES, type SimulatedChemin } from '@sabot/odds';
import type { Played } from '@sabot/odds/math';
import { csvOf } from './simulated-sheet.ts';
import type { Plan } from './simulation-file.ts';

/** A simulation of chemin de fer as data. */
export const cheminSheet = (plan: Plan, played: Played, isComplete: boolean, simulated: SimulatedChemin) => ({
  ruleset: plan.ruleset,
  decks: plan.decks,
  seed: plan.seed,
  wanted: plan.wanted,
  strategies: plan.strategies,
  coups: played.coups,
  shoes: played.shoes,
  complete: isComplete,
  outcomes: Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, { count: simulated.counts[outcome], ...simulated.outcomes[outcome] }]),
  ),
  fares: simulated.fares,
  banks: { won: simulated.banks, cutShort: simulated.cutShort },
  seats: simulated.seats,
});

export const cheminCsv = ({ outcomes, fares }: SimulatedChemin): string =>
  csvOf([
    ...OUTCOMES.map((outcome) => ['outcome', outcome, '', outcomes[outcome]] as const),
    ...FARES.map((fare) => ['fare', fare, '', fares[fare]] as const),
  ]);
