import { shoeRulesOf, simulatedOf } from '@sabot/odds';
import { CELLS } from '@sabot/odds/math';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { simulatedCsv, simulatedSheet } from './simulated-sheet.ts';
import { simulatedTold } from './simulated-told.ts';
import type { Simulator } from './simulator.ts';

/** A game in which the rules decide everything. */
export const puntoBancaSimulator = (ruleset: PuntoBancaRuleset): Simulator => ({
  id: ruleset.regulation.id,
  edition: ruleset.regulation.edition,
  decks: ruleset.regulation.defaults.decks,
  kept: { cells: CELLS, endings: CELLS },
  options: [],
  strategies: () => ({}),
  prepare: (decks) => ({
    rules: shoeRulesOf(ruleset, decks),
    report: (plan, played, isComplete) => {
      const simulated = simulatedOf(ruleset, decks, played);
      return {
        sheet: simulatedSheet(plan, played, isComplete, simulated),
        csv: () => simulatedCsv(simulated),
        told: (call) => simulatedTold(plan, played, simulated, call),
      };
    },
  }),
});
