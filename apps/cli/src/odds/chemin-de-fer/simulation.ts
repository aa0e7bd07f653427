import {
  type CheminDeFerSimulation,
  cheminDeFerQuestionsOf,
  cheminDeFerSimulationOf,
  FARES,
  type Seat,
  type SimulatedCheminDeFer,
  simulatedCheminDeFerOf,
} from '@sabot/odds/chemin-de-fer';
import { CELLS, fractionText } from '@sabot/odds/math';
import {
  BANKER_HABITS,
  type BankerHabit,
  CHEMIN_DE_FER_CELLS,
  PONTE_HABITS,
  type PonteHabit,
} from '@sabot/odds/math/chemin-de-fer';
import { OUTCOMES } from '@sabot/odds/punto-banca';
import type { CheminDeFerRuleset } from '@sabot/regulations';
import type { Call } from '../../commands/command.ts';
import { deductionIn, partNamed } from '../deduction.ts';
import { type Figures, figureTable } from '../figures.ts';
import { choiceIn } from '../options.ts';
import { type Findings, outcomesPart, reportOf } from '../simulation/report.ts';
import type { Simulator } from '../simulation/simulator.ts';

/** Banks that won so many coups and more are told together. */
const LONG = 6;

function banksTold(
  { banks, cutShort }: SimulatedCheminDeFer,
  { words }: Call,
  { whole, percentOf }: Figures,
): readonly string[] {
  const { cheminDeFer } = words.odds.simulation;
  const sum = (from: number, to?: number): number => banks.slice(from, to).reduce((so, many) => so + many, 0);
  const all = Math.max(1, sum(0));
  const share = (many: number): readonly string[] => [whole(many), percentOf(many / all, 2)];
  return figureTable([
    ...Array.from({ length: LONG }, (_, won) => [cheminDeFer.won(won), ...share(sum(won, won + 1))]),
    [cheminDeFer.wonMore(LONG), ...share(sum(LONG))],
    [cheminDeFer.cutShort, whole(cutShort), ''],
  ]);
}

function seatsTold(seats: readonly Seat[], { words }: Call, { whole }: Figures): readonly string[] {
  const { cheminDeFer } = words.odds.simulation;
  const net = ({ won, lost }: Seat['banker']): string => whole(won - lost);
  const coups = ({ won, tied, lost }: Seat['banker']): string => whole(won + tied + lost);
  return figureTable([
    [cheminDeFer.seat, ...cheminDeFer.seatHead],
    ...seats.map(({ seat, banker, ponte }) => [String(seat), coups(banker), net(banker), coups(ponte), net(ponte)]),
  ]);
}

const findingsOf = ({ habits, deduction }: CheminDeFerSimulation, simulated: SimulatedCheminDeFer): Findings => ({
  data: {
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, { count: simulated.counts[outcome], ...simulated.outcomes[outcome] }]),
    ),
    fares: simulated.fares,
    banks: { won: simulated.banks, cutShort: simulated.cutShort },
    seats: simulated.seats,
  },
  parts: [
    outcomesPart(simulated.outcomes),
    {
      kind: 'fare',
      title: ({ words }) => words.odds.simulation.cheminDeFer.brings,
      rows: FARES.map((fare) => ({
        name: fare,
        told: ({ words }) => words.odds.simulation.cheminDeFer.fares[fare],
        estimate: simulated.fares[fare],
      })),
    },
  ],
  played: ({ words }, { percent }) => [
    words.odds.simulation.cheminDeFer.pontes[habits.ponte],
    words.odds.simulation.cheminDeFer.bankers[habits.banker],
    words.solve.heading(percent(deduction, 2)),
  ],
  more: (call, figures) => [
    [call.words.odds.simulation.cheminDeFer.banks, banksTold(simulated, call, figures)],
    [call.words.odds.simulation.cheminDeFer.seats, seatsTold(simulated.seats, call, figures)],
  ],
});

/** Chemin de fer: ponte and banker have habits, and the house takes its part of what the banker wins. */
export const cheminDeFerSimulator = (ruleset: CheminDeFerRuleset): Simulator => ({
  id: ruleset.regulation.id,
  edition: ruleset.regulation.edition,
  decks: ruleset.regulation.defaults.decks,
  kept: { cells: CHEMIN_DE_FER_CELLS, endings: CELLS },
  options: ['ponte', 'banker', 'deduction'],
  strategies: (call) => ({
    ponte: choiceIn(call, 'ponte', PONTE_HABITS),
    banker: choiceIn(call, 'banker', BANKER_HABITS),
    deduction: fractionText(deductionIn(call, cheminDeFerQuestionsOf(ruleset).deduction)),
  }),
  prepare: (decks, { ponte, banker, deduction }) => {
    const habits = { ponte: ponte as PonteHabit, banker: banker as BankerHabit };
    const simulation = cheminDeFerSimulationOf(ruleset, habits, partNamed(deduction ?? ''), decks);
    return {
      rules: simulation.rules,
      report: (plan, played, isComplete) =>
        reportOf(plan, played, isComplete, findingsOf(simulation, simulatedCheminDeFerOf(simulation, played))),
    };
  },
});
