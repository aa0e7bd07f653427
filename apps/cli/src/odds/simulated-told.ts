import { OUTCOMES, type Simulated } from '@sabot/odds';
import type { Estimate, Played } from '@sabot/odds/math';
import type { Call } from '../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import type { SimulationWords } from '../words/odds-words.ts';
import { type Figures, figuresIn, figureTable, withSign } from './figures.ts';
import { betName } from './odds-told.ts';
import type { Plan } from './simulation-file.ts';

export const estimateHead = (name: string, told: SimulationWords): readonly string[] => [
  name,
  told.simulated,
  told.within,
  told.exact,
  told.off,
];

/** What came out, how near that is, the truth, and how many standard errors lie between. */
export function estimateRow(name: string, { mean, high, exact, deviation }: Estimate, { plain }: Figures): string[] {
  const percent = (value: number): string => `${plain(100 * value, 4)} %`;
  return [name, percent(mean), percent(high - mean), percent(exact), withSign(plain(deviation, 2))];
}

/** A simulation for people: what came out beside what is exactly true. */
export function simulatedTold(plan: Plan, played: Played, simulated: Simulated, call: Call): readonly string[] {
  const { words, paint, language } = call;
  const told = words.odds.simulation;
  const figures = figuresIn(language);
  const { whole } = figures;
  const outcomes = OUTCOMES.map((one) => estimateRow(paint[one](told.outcomes[one]), simulated.outcomes[one], figures));
  const bets = simulated.bets.map(({ bet, result }) => estimateRow(betName(bet, call), result, figures));
  const lines = figureTable([estimateHead('', told), ...outcomes, estimateHead(words.odds.bet, told), ...bets]);
  return [
    `${paint.bold(plan.ruleset)} · ${words.odds.decks(plan.decks)}`,
    told.heading(whole(played.shoes), whole(played.coups), plan.seed),
    '',
    paint.you(words.odds.often),
    ...lines.slice(0, outcomes.length + 1),
    '',
    paint.you(told.brings),
    ...lines.slice(outcomes.length + 1),
    '',
    ...wrap(told.means, PAGE_WIDTH - 2).map((line) => `  ${line}`),
  ];
}
