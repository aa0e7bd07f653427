import { ENDS, type SimulatedTwo, TWO_FARES, type TwoSimulation } from '@sabot/odds';
import type { Played } from '@sabot/odds/math';
import type { Call } from '../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import { figuresIn, figureTable } from './figures.ts';
import { estimateHead, estimateRow } from './simulated-told.ts';
import type { Plan } from './simulation-file.ts';

/** A simulation of dos paños for people. */
export function twoSimulatedTold(
  plan: Plan,
  played: Played,
  { habits, stakes }: TwoSimulation,
  simulated: SimulatedTwo,
  call: Call,
): readonly string[] {
  const { words, paint, language } = call;
  const told = words.odds.simulation;
  const two = words.twoSimulation;
  const figures = figuresIn(language);
  const parts = [
    { name: two.against.first, rows: ENDS.map((end) => [two.ends[end], simulated.first[end]] as const) },
    { name: two.against.second, rows: ENDS.map((end) => [two.ends[end], simulated.second[end]] as const) },
    { name: told.chemin.brings, rows: TWO_FARES.map((fare) => [two.fares[fare], simulated.fares[fare]] as const) },
  ];
  const lines = figureTable(
    parts.flatMap(({ rows }) => [
      estimateHead('', told),
      ...rows.map(([name, one]) => estimateRow(name, one, figures)),
    ]),
  );
  let from = 0;
  const tables = parts.flatMap(({ name, rows }) => {
    const part = lines.slice(from, from + rows.length + 1);
    from += rows.length + 1;
    return ['', paint.you(name), ...part];
  });
  const how = [
    two.pontes[habits.ponte],
    told.chemin.bankers[habits.banker],
    words.solveTwo.stakes(plan.strategies?.stakes ?? ''),
    words.solve.heading(figures.percent(stakes.deduction, 2)),
  ];
  return [
    `${paint.bold(plan.ruleset)} · ${words.odds.decks(plan.decks)}`,
    told.heading(figures.whole(played.shoes), figures.whole(played.coups), plan.seed),
    ...wrap(how.join(' · '), PAGE_WIDTH),
    ...tables,
    '',
    ...wrap(told.means, PAGE_WIDTH - 2).map((line) => `  ${line}`),
  ];
}
