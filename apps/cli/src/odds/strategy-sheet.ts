import type { Banco, CheminChart } from '@sabot/odds';
import { type CheminSolution, type Fraction, fractionText, type Knowledge, STOOD } from '@sabot/odds/math';
import { figure } from './odds-sheet.ts';

/** Which game was solved. */
export interface SolvedGame extends Knowledge {
  readonly ruleset: string;
  readonly decks: number;
  readonly cards: number;
  readonly removed: readonly string[];
  readonly deduction: Fraction;
  readonly chart: CheminChart;
  readonly banco: Banco;
}

/** A solution as data, in exact fractions. */
export const strategySheet = (game: SolvedGame, solutions: readonly CheminSolution[]) => ({
  ...game,
  deduction: fractionText(game.deduction),
  solutions: solutions.map(({ ponte, banker, toPonte, toBanker }) => ({
    toPonte: figure(toPonte),
    toBanker: figure(toBanker),
    ponte: ponte.map(({ hand, draws, cost }) => ({ hand, draws: figure(draws), cost: figure(cost) })),
    banker: banker.map(({ hand, total, third, duty, draws, cost }) => ({
      hand,
      total,
      third: third === STOOD ? 'stood' : third,
      duty,
      draws: figure(draws),
      cost: figure(cost),
    })),
  })),
});
