import { OUTCOMES, type Simulated } from '@sabot/odds';
import type { Estimate, Played } from '@sabot/odds/math';
import type { Call } from '../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import { figuresIn, figureTable, withSign } from './figures.ts';
import { betName } from './odds-told.ts';
import type { Plan } from './simulation-file.ts';

/** A simulation for people: what came out beside what is exactly true. */
export function simulatedTold(plan: Plan, played: Played, simulated: Simulated, call: Call): readonly string[] {
  const { words, paint, language } = call;
  const told = words.odds.simulation;
  const { plain, whole } = figuresIn(language);
  const percent = (value: number): string => `${plain(100 * value, 4)} %`;
  const figures = ({ mean, high, exact, deviation }: Estimate): readonly string[] => [
    percent(mean),
    percent(high - mean),
    percent(exact),
    withSign(plain(deviation, 2)),
  ];
  const head = (name: string): readonly string[] => [name, told.simulated, told.within, told.exact, told.off];
  const outcomes = OUTCOMES.map((one) => [paint[one](told.outcomes[one]), ...figures(simulated.outcomes[one])]);
  const bets = simulated.bets.map(({ bet, result }) => [betName(bet, call), ...figures(result)]);
  const lines = figureTable([head(''), ...outcomes, head(words.odds.bet), ...bets]);
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
