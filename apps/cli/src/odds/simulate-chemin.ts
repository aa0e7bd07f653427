import { cheminQuestionsOf, cheminSimulationOf, simulatedCheminOf } from '@sabot/odds';
import {
  BANKER_HABITS,
  type BankerHabit,
  CELLS,
  CHEMIN_CELLS,
  fractionText,
  PONTE_HABITS,
  type PonteHabit,
} from '@sabot/odds/math';
import type { CheminDeFerRuleset } from '@sabot/regulations';
import { cheminCsv, cheminSheet } from './chemin-simulated-sheet.ts';
import { cheminTold } from './chemin-simulated-told.ts';
import { deductionIn, partNamed } from './deduction.ts';
import { choiceIn } from './options.ts';
import type { Simulator } from './simulator.ts';

/** Chemin de fer: ponte and banker have habits, and the house takes its part of what the banker wins. */
export const cheminSimulator = (ruleset: CheminDeFerRuleset): Simulator => ({
  id: ruleset.regulation.id,
  edition: ruleset.regulation.edition,
  decks: ruleset.regulation.defaults.decks,
  kept: { cells: CHEMIN_CELLS, endings: CELLS },
  options: ['ponte', 'banker', 'deduction'],
  strategies: (call) => ({
    ponte: choiceIn(call, 'ponte', PONTE_HABITS),
    banker: choiceIn(call, 'banker', BANKER_HABITS),
    deduction: fractionText(deductionIn(call, cheminQuestionsOf(ruleset).deduction)),
  }),
  prepare: (decks, { ponte, banker, deduction }) => {
    const habits = { ponte: ponte as PonteHabit, banker: banker as BankerHabit };
    const simulation = cheminSimulationOf(ruleset, habits, partNamed(deduction ?? ''), decks);
    return {
      rules: simulation.rules,
      report: (plan, played, isComplete) => {
        const simulated = simulatedCheminOf(simulation, played);
        return {
          sheet: cheminSheet(plan, played, isComplete, simulated),
          csv: () => cheminCsv(simulated),
          told: (call) => cheminTold(plan, played, simulation, simulated, call),
        };
      },
    };
  },
});
