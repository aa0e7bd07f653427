import {
  DOS_PANOS_FARES,
  type DosPanosQuestions,
  type DosPanosSimulation,
  dosPanosSimulationOf,
  ENDS,
  type SimulatedDosPanos,
  simulatedDosPanosOf,
} from '@sabot/odds/dos-panos';
import { fractionText } from '@sabot/odds/math';
import { BANKER_HABITS, type BankerHabit, PONTE_HABITS, type PonteHabit } from '@sabot/odds/math/chemin-de-fer';
import { DOS_PANOS_CELLS, RESULTS } from '@sabot/odds/math/dos-panos';
import { BadCall } from '../../call/bad-call.ts';
import { partNamed } from '../deduction.ts';
import { choiceIn } from '../options.ts';
import { type Findings, type Part, reportOf } from '../simulation/report.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { stakesIn, stakesNamed } from '../stakes.ts';
import { deductionFor } from './solution.ts';

const findingsOf = (
  staked: string,
  { habits, stakes }: DosPanosSimulation,
  { first, second, fares, results }: SimulatedDosPanos,
): Findings => {
  const against = (kind: 'first' | 'second', ends: typeof first): Part => ({
    kind,
    title: ({ words }) => words.dosPanosSimulation.against[kind],
    rows: ENDS.map((end) => ({
      name: end,
      told: ({ words }) => words.dosPanosSimulation.ends[end],
      estimate: ends[end],
    })),
  });
  return {
    // `results` counts `[3 · first + second]`: the banker loses, ties, wins.
    data: { first, second, fares, results },
    parts: [
      against('first', first),
      against('second', second),
      {
        kind: 'fare',
        title: ({ words }) => words.odds.simulation.cheminDeFer.brings,
        rows: DOS_PANOS_FARES.map((fare) => ({
          name: fare,
          told: ({ words }) => words.dosPanosSimulation.fares[fare],
          estimate: fares[fare],
        })),
      },
    ],
    played: ({ words }, { percent }) => [
      words.dosPanosSimulation.pontes[habits.ponte],
      words.odds.simulation.cheminDeFer.bankers[habits.banker],
      words.solveDosPanos.stakes(staked),
      words.solve.heading(percent(stakes.deduction, 2)),
    ],
  };
};

/** Dos paños: what lies on each, how everybody plays, and what the house takes of the net of both. */
export const dosPanosSimulator = (
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
    const simulation = dosPanosSimulationOf(questions, habits, { first, second, deduction: part }, decks);
    return {
      rules: simulation.rules,
      report: (plan, played, isComplete) =>
        reportOf(plan, played, isComplete, findingsOf(stakes, simulation, simulatedDosPanosOf(simulation, played))),
    };
  },
});
