import { CELLS } from '@sabot/odds/math';
import { OUTCOMES, puntoBancaShoeRulesOf, type Simulated, simulatedPuntoBancaOf } from '@sabot/odds/punto-banca';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { betSheet } from '../exact/odds-sheet.ts';
import { betName } from '../exact/odds-told.ts';
import { type Findings, outcomesPart, reportOf } from '../simulation/report.ts';
import type { Simulator } from '../simulation/simulator.ts';

const findingsOf = (ruleset: string, { distribution, outcomes, bets }: Simulated): Findings => ({
  data: {
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, { count: Number(distribution[outcome]), ...outcomes[outcome] }]),
    ),
    bets: bets.map(({ bet, result }) => ({ ...betSheet(bet), result })),
    cardsUsed: {
      4: Number(distribution.cards[4]),
      5: Number(distribution.cards[5]),
      6: Number(distribution.cards[6]),
    },
    naturals: Number(distribution.naturals),
  },
  parts: [
    outcomesPart(outcomes),
    {
      kind: 'bet',
      title: ({ words }) => words.odds.simulation.brings,
      head: ({ words }) => words.odds.bet,
      rows: bets.map(({ bet, result }) => ({
        name: bet.bet,
        mode: bet.mode,
        told: (call) => betName(bet, ruleset, call),
        estimate: result,
      })),
    },
  ],
});

/** A game in which the rules decide everything. */
export const puntoBancaSimulator = (ruleset: PuntoBancaRuleset): Simulator => ({
  id: ruleset.regulation.id,
  edition: ruleset.regulation.edition,
  decks: ruleset.regulation.defaults.decks,
  kept: { cells: CELLS, endings: CELLS },
  options: [],
  strategies: () => ({}),
  prepare: (decks) => ({
    rules: puntoBancaShoeRulesOf(ruleset, decks),
    report: (plan, played, isComplete) =>
      reportOf(plan, played, isComplete, findingsOf(plan.ruleset, simulatedPuntoBancaOf(ruleset, decks, played))),
  }),
});
