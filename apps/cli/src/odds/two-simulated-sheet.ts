import { ENDS, type SimulatedTwo, TWO_FARES } from '@sabot/odds';
import type { Played } from '@sabot/odds/math';
import { csvOf } from './simulated-sheet.ts';
import type { Plan } from './simulation-file.ts';

/** A simulation of dos paños as data. `results` counts `[3 · first + second]`: the banker loses, ties, wins. */
export const twoSimulatedSheet = (plan: Plan, played: Played, isComplete: boolean, simulated: SimulatedTwo) => ({
  ruleset: plan.ruleset,
  decks: plan.decks,
  seed: plan.seed,
  wanted: plan.wanted,
  strategies: plan.strategies,
  coups: played.coups,
  shoes: played.shoes,
  complete: isComplete,
  first: simulated.first,
  second: simulated.second,
  fares: simulated.fares,
  results: simulated.results,
});

export const twoCsv = ({ first, second, fares }: SimulatedTwo): string =>
  csvOf([
    ...ENDS.map((end) => ['first', end, '', first[end]] as const),
    ...ENDS.map((end) => ['second', end, '', second[end]] as const),
    ...TWO_FARES.map((fare) => ['fare', fare, '', fares[fare]] as const),
  ]);
