import { type DosPanosQuestions, simulatedTwoOf, twoSimulationOf } from '@sabot/odds';
import {
  BANKER_HABITS,
  type BankerHabit,
  DOS_PANOS_CELLS,
  fractionText,
  PONTE_HABITS,
  type PonteHabit,
  RESULTS,
} from '@sabot/odds/math';
import { BadCall } from '../bad-call.ts';
import { partNamed } from './deduction.ts';
import { choiceIn } from './options.ts';
import type { Simulator } from './simulator.ts';
import { deductionFor } from './solve-two.ts';
import { stakesIn, stakesNamed } from './stakes.ts';
import { twoCsv, twoSimulatedSheet } from './two-simulated-sheet.ts';
import { twoSimulatedTold } from './two-simulated-told.ts';

/** Dos paños: what lies on each, how everybody plays, and what the house takes of the net of both. */
export const twoSimulator = (
  { id, edition }: { readonly id: string; readonly edition: number },
  questions: DosPanosQuestions,
): Simulator => ({
  id,
  edition,
  decks: questions.decks,
  kept: { cells: DOS_PANOS_CELLS, endings: RESULTS },
  options: ['ponte', 'banker', 'deduction', 'modality', 'stakes'],
  strategies: (call) => ({
    ponte: choiceIn(call, 'ponte', PONTE_HABITS),
    banker: choiceIn(call, 'banker', BANKER_HABITS),
    stakes: stakesIn(call).text,
    deduction: fractionText(deductionFor(questions, call)),
  }),
  prepare: (decks, { ponte, banker, stakes = '', deduction = '' }) => {
    const [laid, part] = [stakesNamed(stakes), partNamed(deduction)];
    if (laid === null || part === null) throw new BadCall((bad) => bad.odds.stakes(stakes));
    const habits = { ponte: ponte as PonteHabit, banker: banker as BankerHabit };
    const { first, second } = laid;
    const simulation = twoSimulationOf(questions, habits, { first, second, deduction: part }, decks);
    return {
      rules: simulation.rules,
      report: (plan, played, isComplete) => {
        const simulated = simulatedTwoOf(simulation, played);
        return {
          sheet: twoSimulatedSheet(plan, played, isComplete, simulated),
          csv: () => twoCsv(simulated),
          told: (call) => twoSimulatedTold(plan, played, simulation, simulated, call),
        };
      },
    };
  },
});
